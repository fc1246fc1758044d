"""Every card of Archangelis. A card is a row; what it does is one expression, and its text is rendered from that.

A card's place in the table is its number, in states and moves. Names are from public angel and demon lore, numbers
and abilities are our own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.archangelis.abilities import (
    FINAL,
    HORDE,
    HOST,
    BearerLight,
    BearerShielded,
    Bend,
    Beside,
    Calm,
    Comfort,
    Condemns,
    Demand,
    EachTurn,
    Fierce,
    Gift,
    Ignores,
    InSolo,
    Late,
    Light,
    LightForAll,
    LightForEach,
    LightHere,
    Limit,
    Mercy,
    OnDiscard,
    OnStrike,
    Rewards,
    Shielded,
    Threshold,
    Toll,
    TurnedOver,
    either,
    group,
)
from game.archangelis.effects import (
    Banish,
    ChangeLocation,
    Claim,
    Disarm,
    DrawEach,
    GainEach,
    Mend,
    Raise,
    Recruit,
    Sacrifice,
    Smite,
    Summon,
    TakeOphanim,
    Yield,
)
from game.archangelis.flavour import FLAVOUR
from game.core.effects import Draw, Gain, Node, OneOf, Resource
from game.core.language import N_, P_, _, pn_
from game.core.names import Names
from game.core.things import Card
from game.deckbuilding.abilities import Now, OnPlay, Says
from game.deckbuilding.nodes import ClearStore, Recover, Thin
from game.deckbuilding.piles import pile_of

ANGEL, DEMON, HUMAN, RELIC, MIRACLE, TITLE, LOCATION, COMMANDER = (
    "angel", "demon", "human", "relic", "miracle", "title", "location", "commander",
)  # fmt: skip
START, SUPPLY, HOLY, INFERNAL, PLACE, LEADER = ("start", "supply", "holy", "infernal", "location", "commander")

WORD = Resource("word", lambda n: pn_("{n} Word", "{n} Word", n))

# Groups of cards, as abilities name them

SERAPHIM = group("Seraph", P_("Seraph"), P_("Seraphim"))
CHERUBIM = group("Cherub", P_("Cherub"), P_("Cherubim"))
THRONES = group("Throne", P_("Throne"), P_("Thrones"))
VIRTUES = group("Virtue", P_("Virtue"), P_("Virtues"))
POWERS = group("Power", P_("Power"), P_("Powers"))
WARRIORS = group("Warrior", P_("Warrior"), P_("Warriors"))
MESSENGERS = group("Messenger", P_("Messenger"), P_("Messengers"))
WATCHERS = group("Watcher", P_("Watcher"), P_("Watchers"))
PRINCES = group("Prince", P_("Prince"), P_("Princes"))
DUKES = group("Duke", P_("Duke"), P_("Dukes"))
CHIEFS = group("Chief", P_("Chief"), P_("Chiefs"))
NEPHILIM = group("nephilim", P_("Nephilim"), P_("Nephilim"))
OPHANIM = group("ophanim", P_("Ophanim"), P_("Ophanim"))
DEMONS = group("demon", P_("demon"), P_("demons"))
HUMANS = group("human", P_("human"), P_("humans"))
RELICS = group("relic", P_("relic"), P_("relics"))
TITLES = group("title", P_("Title you hold"), P_("Titles"))
OTHER_WARRIORS = group("other Warrior", P_("other Warrior in the same army"), P_("other Warriors"))
OTHER_SERAPHIM = group("other Seraph", P_("other Seraph in the same army"), P_("other Seraphim"))
OTHER_CHERUBIM = group("other Cherub", P_("other Cherub in the same army"), P_("other Cherubim"))
OTHER_CHIEFS = group("other Chief", P_("other Chief in the same army"), P_("other Chiefs"))
OTHER_DEMONS = group("other demon", P_("other demon in the same army"), P_("other demons"))
RELICS_BESIDE = group("relics", P_("relic in the same army"), P_("relics in the same army"))
DIM = group(
    "light<=2",
    P_("angel or demon with a printed Light of 2 or less"),
    P_("angels and demons with a printed Light of 2 or less"),
)
BRIGHT = group(
    "light>=5",
    P_("angel or demon with a printed Light of 5 or more"),
    P_("angels and demons with a printed Light of 5 or more"),
)
CHEAP = group("cost<=2", P_("angel or demon that costs 2 or less"), P_("angels and demons that cost 2 or less"))
BARE = group("bare", P_("angel or demon without a relic"), P_("angels and demons without a relic"))


class Kind(NamedTuple):
    """One kind of card, with as many copies as its pile holds (of a start card: each player)."""

    key: str
    name: str
    type: str
    pile: str
    copies: int
    cost: int
    word: int
    light: int
    keywords: tuple[str, ...]
    says: Says

    @property
    def rank(self) -> str:
        """The demon's place on the ladder, empty for a demon without one."""
        return self.keywords[0] if self.keywords and self.keywords[0] in RANKS else ""


RANKS = ("Prince", "Duke", "Chief")


def _angel(key: str, name: str, copies: int, cost: int, word: int, light: int, keywords: str, *says: Node) -> Kind:
    return Kind(key, name, ANGEL, HOLY, copies, cost, word, light, tuple(keywords.split()), Says(*says))


def _demon(key: str, name: str, copies: int, cost: int, word: int, light: int, keywords: str, *says: Node) -> Kind:
    return Kind(key, name, DEMON, INFERNAL, copies, cost, word, light, tuple(keywords.split()), Says(*says))


def _other(type_: str, pile: str) -> Callable[..., Kind]:
    def make(key: str, name: str, cost: int, word: int, *says: Node) -> Kind:
        return Kind(key, name, type_, pile, 1, cost, word, 0, (), Says(*says))

    return make


def _location(key: str, name: str, rewards: Rewards, *says: Node) -> Kind:
    return Kind(key, name, LOCATION, PLACE, 1, 0, 0, 0, (), Says(rewards, *says))


def _commander(key: str, name: str, *says: Node) -> Kind:
    return Kind(key, name, COMMANDER, LEADER, 1, 0, 0, 0, (), Says(*says))


_saint, _sacred, _sign, _title = (_other(kind, HOLY) for kind in (HUMAN, RELIC, MIRACLE, TITLE))
_sinner, _profane, _curse = (_other(kind, INFERNAL) for kind in (HUMAN, RELIC, MIRACLE))

KINDS = (
    Kind("erelin", "Erelin", ANGEL, START, 7, 0, 1, 0, ("Erelin",), Says()),
    Kind("nephilim", "Nephilim", ANGEL, START, 3, 0, 0, 2, ("Nephilim",), Says()),
    Kind("ophanim", "Ophanim", ANGEL, SUPPLY, 12, 2, 2, 3, ("Ophanim",), Says()),
    # Angels
    _angel("lailah", "Lailah", 2, 1, 0, 3, "Virtue"),
    _angel("nathanael", "Nathanael", 1, 1, 1, 2, "Power Messenger", Beside(MESSENGERS, Draw(1))),
    _angel("israfel", "Israfel", 2, 2, 1, 2, "Virtue Messenger", OnPlay(Draw(1))),
    _angel("cassiel", "Cassiel", 2, 2, 2, 2, "Power Watcher", Beside(POWERS, Gain(WORD, 2))),
    _angel("jophiel", "Jophiel", 2, 3, 2, 3, "Cherub Watcher", Beside(CHERUBIM, TakeOphanim())),
    _angel("barachiel", "Barachiel", 2, 2, 1, 3, "Virtue Messenger", OnPlay(GainEach(1, VIRTUES))),
    _angel("camael", "Camael", 2, 2, 0, 4, "Power Warrior", Light(1, per=OTHER_WARRIORS)),
    _angel("remiel", "Remiel", 2, 2, 1, 3, "Throne Messenger", OnDiscard(Draw(2))),
    _angel("zadkiel", "Zadkiel", 2, 3, 1, 4, "Throne", OnPlay(Thin())),
    _angel("haniel", "Haniel", 2, 3, 2, 3, "Virtue", Light(2, when=FINAL)),
    _angel("hamaliel", "Hamaliel", 1, 3, 1, 4, "Cherub Watcher", Light(1, per=OTHER_CHERUBIM), Shielded()),
    _angel("nuriel", "Nuriel", 1, 3, 1, 4, "Power Messenger", Light(1, per=RELICS_BESIDE)),
    _angel("kushiel", "Kushiel", 1, 4, 0, 5, "Power Warrior", LightForEach(1, either(POWERS, WARRIORS), when=HOST)),
    _angel("kerubiel", "Kerubiel", 1, 4, 1, 4, "Cherub Warrior", LightForEach(1, either(CHERUBIM, SERAPHIM))),
    _angel("phanuel", "Phanuel", 1, 4, 2, 4, "Throne", Light(3, when=FINAL), OnPlay(Recover())),
    _angel("jegudiel", "Jegudiel", 1, 4, 3, 4, "Throne Watcher", OnPlay(GainEach(2, THRONES))),
    _angel("sariel", "Sariel", 1, 4, 1, 5, "Seraph Warrior"),
    _angel("selaphiel", "Selaphiel", 1, 4, 1, 4, "Throne Messenger", OnPlay(DrawEach(1, MESSENGERS))),
    _angel("azrael", "Azrael", 1, 5, 1, 6, "Power Watcher", Light(2, when=FINAL), OnPlay(Yield())),
    _angel("raguel", "Raguel", 1, 5, 2, 6, "Cherub Watcher", Light(1, per=TITLES)),
    _angel("jehoel", "Jehoel", 1, 6, 2, 6, "Seraph", Light(1, per=OTHER_SERAPHIM), Light(1, when=FINAL)),
    _angel(
        "seraphiel",
        "Seraphiel",
        2,
        8,
        2,
        6,
        "Seraph Messenger",
        LightForEach(1, SERAPHIM, when=HOST),
        Light(3, when=FINAL),
    ),
    # Sacred humans
    _saint("pilgrim", "Pilgrim", 1, 1, LightForAll(2, when=HOST)),
    _saint("psalmist", "Psalmist", 2, 2, OnPlay(Draw(1), Beside(SERAPHIM, Draw(1)))),
    _saint("hermit", "Hermit", 2, 1, OnPlay(Thin(), Beside(VIRTUES, Thin())), LightForAll(1, when=HOST)),
    _saint("prophetess", "Prophetess", 3, 2, LightForAll(3, when=HOST)),
    _saint("exorcist", "Exorcist", 2, 1, Bend("ward", 3), Beside(POWERS, Banish())),
    _saint("stylite", "Stylite", 2, 1, OnDiscard(Gain(WORD, 4))),
    _saint("abbess", "Abbess", 3, 2, LightForEach(1, either(VIRTUES, THRONES), when=HOST), Bend("word", 1)),
    _saint("shepherd", "Shepherd", 2, 1, LightForEach(1, NEPHILIM, when=HOST), OnPlay(Mend(2))),
    # Sacred relics
    _sacred("flaming-sword", "Flaming Sword", 3, 1, BearerLight(2), BearerLight(2, of=WARRIORS)),
    _sacred("star-crown", "Crown of Stars", 2, 1, BearerLight(3)),
    _sacred("dawn-shield", "Shield of Dawn", 3, 1, BearerLight(2), BearerLight(1, of=CHERUBIM), BearerShielded()),
    _sacred("silver-trumpet", "Silver Trumpet", 2, 1, BearerLight(2), OnPlay(Draw(1))),
    _sacred("scales", "Scales of Souls", 2, 1, BearerLight(1), BearerLight(1, per=RELICS_BESIDE)),
    _sacred("censer", "Censer", 2, 1, BearerLight(2), OnPlay(Thin())),
    _sacred("seventh-seal", "Seventh Seal", 3, 1, BearerLight(1), OnPlay(Recover()), BearerLight(2, of=SERAPHIM)),
    _sacred("lily-staff", "Lily Staff", 2, 2, BearerLight(2), BearerLight(1, of=VIRTUES)),
    # Sacred miracles
    _sign("manna", "Manna", 2, 1, Now(Draw(2))),
    _sign("burning-bush", "Burning Bush", 3, 1, Now(Gain(WORD, 3), GainEach(1, THRONES))),
    _sign("parted-sea", "Parted Sea", 2, 1, Now(Thin(2), Draw(1))),
    _sign("empty-tomb", "Empty Tomb", 3, 2, Now(Raise())),
    _sign("pillar-of-fire", "Pillar of Fire", 3, 2, Now(OneOf(Smite(), Gain(WORD, 3)))),
    _sign("tongues-of-flame", "Pentecost", 4, 2, Now(Draw(3), DrawEach(1, either(SERAPHIM, MESSENGERS)))),
    # Titles
    _title("gatekeeper", "Gatekeeper", 5, 1, LightForAll(5, when=FINAL)),
    _title("captain", "Host Captain", 4, 1, LightForAll(2, when=HOST), LightForAll(2, when=FINAL)),
    _title("herald", "Choir Herald", 5, 1, LightForEach(1, MESSENGERS), Bend("draw", 1)),
    _title("warden", "Abyss Warden", 3, 1, LightForEach(1, DEMONS), InSolo(Smite())),
    _title("scribe", "Heaven's Scribe", 4, 1, Bend("word", 1), LightForEach(1, THRONES)),
    _title("wheelwright", "Wheelwright", 4, 1, LightForEach(1, OPHANIM), EachTurn(Mend())),
    # Demons
    _demon("vassago", "Vassago", 2, 3, 2, 3, "Prince Watcher", OnPlay(GainEach(1, WATCHERS), InSolo(Disarm()))),
    _demon("sitri", "Sitri", 2, 4, 2, 4, "Prince", OnPlay(GainEach(1, either(PRINCES, DUKES)), InSolo(ClearStore()))),
    _demon("seere", "Seere", 1, 4, 1, 3, "Prince Messenger", OnPlay(Summon())),
    _demon("stolas", "Stolas", 2, 5, 2, 5, "Prince Watcher", OnPlay(Recruit(3), InSolo(ClearStore()))),
    _demon("orobas", "Orobas", 2, 6, 2, 5, "Prince", LightForEach(1, either(DUKES, CHIEFS), when=FINAL)),
    _demon("agares", "Agares", 2, 3, 1, 4, "Duke", Beside(PRINCES, Draw(1)), InSolo(Disarm())),
    _demon("barbatos", "Barbatos", 2, 5, 1, 5, "Duke Watcher", OnStrike(TakeOphanim(2)), InSolo(ClearStore())),
    _demon("eligos", "Eligos", 2, 5, 1, 4, "Duke Warrior", Light(1, per=OTHER_DEMONS)),
    _demon("dantalion", "Dantalion", 1, 5, 2, 5, "Duke", OnPlay(DrawEach(1, DUKES), InSolo(ChangeLocation()))),
    _demon("astaroth", "Astaroth", 2, 6, 1, 6, "Duke", Condemns()),
    _demon("shamsiel", "Shamsiel", 2, 2, 1, 3, "Chief Watcher", Beside(PRINCES, Gain(WORD, 2)), InSolo(ClearStore())),
    _demon("kokabiel", "Kokabiel", 2, 3, 0, 5, "Chief", OnPlay(Claim(12), InSolo(Disarm()))),
    _demon("baraqiel", "Baraqiel", 2, 5, 1, 6, "Chief Warrior", Light(1, per=OTHER_CHIEFS), InSolo(ChangeLocation())),
    _demon("armaros", "Armaros", 1, 3, 1, 3, "Chief", OnDiscard(Disarm())),
    _demon("samyaza", "Samyaza", 1, 7, 1, 7, "Chief Warrior", OnPlay(Claim(11), InSolo(Yield()))),
    _demon("lilith", "Lilith", 1, 4, 2, 4, "", OnDiscard(Yield()), TurnedOver(Yield())),
    _demon("legion", "Legion", 1, 4, 1, 3, "", Light(1, per=OTHER_DEMONS), TurnedOver(Summon())),
    # Profane humans
    _sinner("cultist", "Cultist", 1, 1, LightForAll(2, when=HORDE)),
    _sinner("witch", "Witch", 2, 2, OnPlay(Draw(1)), LightForEach(1, either(WATCHERS, CHIEFS), when=HORDE)),
    _sinner("alchemist", "Alchemist", 2, 1, OnPlay(Thin()), LightForAll(1, when=HORDE), OnStrike(Thin(2))),
    _sinner("warlock", "Warlock", 3, 2, LightForAll(3, when=HORDE)),
    _sinner("false-prophet", "False Prophet", 2, 2, OnDiscard(Yield())),
    _sinner(
        "tyrant", "Tyrant", 4, 2, LightForEach(2, DUKES, when=HORDE), LightForAll(1, when=HORDE), OnPlay(Claim(10))
    ),
    _sinner("necromancer", "Necromancer", 4, 2, OnPlay(Summon()), LightForEach(1, CHIEFS, when=HORDE)),
    # Profane relics
    _profane("black-crown", "Black Crown", 3, 1, BearerLight(2), BearerLight(1, of=PRINCES)),
    _profane("cursed-blade", "Cursed Blade", 3, 1, BearerLight(3), BearerLight(1, of=CHIEFS)),
    _profane("iron-chains", "Iron Chains", 2, 1, BearerLight(2), OnPlay(Gain(WORD, 1))),
    _profane("book-of-names", "Book of Names", 3, 1, BearerLight(1), OnPlay(Draw(1)), BearerLight(2, of=WATCHERS)),
    _profane("serpent-staff", "Serpent Staff", 3, 1, BearerLight(2), BearerLight(1, per=OTHER_DEMONS)),
    _profane("ember-idol", "Ember Idol", 2, 2, BearerLight(2), BearerLight(1, of=DUKES)),
    _profane("hollow-lantern", "Hollow Lantern", 2, 1, BearerLight(1), OnPlay(ClearStore())),
    # Profane miracles
    _curse("plague", "Plague", 3, 1, Now(Yield())),
    _curse("blood-pact", "Blood Pact", 3, 1, Now(Gain(WORD, 2), Draw(1), InSolo(Summon()))),
    _curse("possession", "Possession", 5, 2, Now(Summon(), Claim(12))),
    _curse("earthquake", "Earthquake", 3, 1, Now(ChangeLocation(), Draw(2))),
    _curse("temptation", "Temptation", 2, 1, Now(ClearStore(), Gain(WORD, 2))),
    _curse("famine", "Famine", 3, 1, Now(Disarm(), Draw(1))),
    # Locations
    _location("sinai", "Mount Sinai", Rewards(angels=2), Ignores((DIM,)), Late(2), Comfort(6)),
    _location("jordan", "River Jordan", Rewards(angels=1), Ignores((WARRIORS,)), Threshold(8), Mercy(5), Gift(Thin(2))),
    _location("bethel", "Bethel", Rewards(ophanim=3), Ignores((SERAPHIM,)), Threshold(8), Gift(Mend(3)), Comfort(6)),
    _location("zion", "Mount Zion", Rewards(angels=1), Ignores((RELICS,)), Mercy(7)),
    _location("tabor", "Mount Tabor", Rewards(angels=1, ophanim=2), Ignores((HUMANS,)), Mercy(6)),
    _location("damascus", "Damascus Road", Rewards(angels=1), Demand(MESSENGERS), Threshold(6), Mercy(3), Comfort(6)),
    _location("eden", "Eden's Gate", Rewards(angels=2), Ignores((BRIGHT,)), Late(2), Comfort(6)),
    _location("gehenna", "Gehenna", Rewards(demons=1), Ignores((CHERUBIM,)), Threshold(8), Late(2), Comfort(6)),
    _location(
        "sodom", "Sodom's Ashes", Rewards(demons=1), Ignores((PRINCES, HUMANS)), Threshold(7), Late(2), Comfort(6)
    ),
    _location("babylon", "Babylon", Rewards(demons=1), Limit(3), Mercy(6), Gift(Recruit(4))),
    _location("endor", "Endor's Cave", Rewards(demons=1), Toll(Sacrifice()), Threshold(9), Mercy(5), Gift(Summon())),
    _location(
        "megiddo", "Megiddo", Rewards(demons=1), Fierce(3), LightHere(2, POWERS), Threshold(8), Mercy(3), Comfort(6)
    ),
    _location("abyss", "The Abyss", Rewards(demons=2), Ignores((NEPHILIM, OPHANIM)), Late(2), Comfort(6)),
    _location(
        "golgotha", "Golgotha", Rewards(angels=1, demons=1), Toll(Sacrifice()), Threshold(7), Late(2), Comfort(6)
    ),
    _location("nineveh", "Nineveh", Rewards(angels=1, demons=1), Calm(), Threshold(11), Late(2), Comfort(6)),
    _location("gethsemane", "Gethsemane", Rewards(angels=2, demons=1), Ignores((CHEAP,)), Mercy(6)),
    _location("jericho", "Jericho", Rewards(angels=1, demons=2), Ignores((BARE,)), Mercy(6)),
    _location(
        "patmos",
        "Patmos",
        Rewards(angels=1, demons=1),
        LightHere(1, WATCHERS),
        Threshold(10),
        Mercy(5),
        Gift(Recruit(5)),
    ),
    # Commanders
    _commander("michael", "Michael", LightForEach(1, WARRIORS)),
    _commander("gabriel", "Gabriel", Bend("ophanim", 1)),
    _commander("raphael", "Raphael", Bend("ward", 2)),
    _commander("uriel", "Uriel", Bend("threshold", 1)),
    _commander("metatron", "Metatron", Bend("titles", 2), LightForAll(1, per=TITLES, when=FINAL)),
    _commander("sandalphon", "Sandalphon", Bend("humans", 1), LightForAll(1, when=HOST)),
    _commander("samael", "Samael", Bend("ladder", 1), LightForAll(1, when=HORDE)),
    _commander("lucifer", "Lucifer", LightForEach(1, DEMONS, when=FINAL)),
)

NAMES = Names([kind.key for kind in KINDS])
TYPE = [kind.type for kind in KINDS]
RANK = [kind.rank for kind in KINDS]
COST = [kind.cost for kind in KINDS]
WORTH = [kind.word for kind in KINDS]
NUMBER = NAMES.cards
OPHANIM_CARD, ERELIN_CARD = NUMBER["ophanim"], NUMBER["erelin"]


pile = partial(pile_of, KINDS)


def rewards(card: int) -> Rewards:
    """What a Location gives its winner."""
    reward = KINDS[card].says.parts[0]
    assert isinstance(reward, Rewards)
    return reward


# The cards as everybody else knows them

TYPE_LINES = {
    ANGEL: N_("Angel"), DEMON: N_("Demon"), HUMAN: N_("Human"), RELIC: N_("Relic"), MIRACLE: N_("Miracle"),
    TITLE: N_("Title"), LOCATION: N_("Location"), COMMANDER: N_("Commander"),
}  # fmt: skip
SIDES = {HOLY: N_("Sacred"), INFERNAL: N_("Profane")}
KEYWORDS = {
    group_.key: group_.one
    for group_ in (SERAPHIM, CHERUBIM, THRONES, VIRTUES, POWERS, WARRIORS, MESSENGERS, WATCHERS, PRINCES, DUKES, CHIEFS)
} | {"Erelin": lambda: _("Erelin"), "Nephilim": NEPHILIM.one, "Ophanim": OPHANIM.one}
SECTIONS = {
    ANGEL: "host", DEMON: "horde", HUMAN: "humans", RELIC: "relics", MIRACLE: "miracles", TITLE: "titles",
    LOCATION: "locations", COMMANDER: "commanders",
}  # fmt: skip


def frame(kind: Kind) -> str:
    """Which frame a card wears: its type, and its side where both sides have such cards."""
    if kind.pile in (START, SUPPLY):
        return kind.pile
    return f"{kind.type}-{kind.pile}" if kind.type in (HUMAN, RELIC, MIRACLE) else kind.type


def _line(kind: Kind) -> str:
    words = [_(TYPE_LINES[kind.type]), *(KEYWORDS[word]() for word in kind.keywords)]
    if kind.type in (HUMAN, RELIC, MIRACLE):
        words.insert(0, _(SIDES[kind.pile]))
    return " · ".join(words)


def _numbers(kind: Kind) -> tuple[tuple[str, int], ...]:
    signs = [("cost", kind.cost)] if kind.cost else []
    signs += [("word", kind.word)] if kind.word else []
    signs += [("light", kind.light)] if kind.light else []
    if kind.type == LOCATION:
        reward = rewards(NUMBER[kind.key])
        granted = (("angels", reward.angels), ("demons", reward.demons), ("ophanim", reward.ophanim))
        signs += [(sign, n) for sign, n in granted if n]
    return tuple(signs)


CARDS = {
    kind.key: Card(
        kind.key, frame(kind), kind.name, kind.says.text, SECTIONS[kind.type], kind.pile,
        partial(_line, kind), _numbers(kind), short=kind.says.signs, flavour=partial(_, FLAVOUR.get(kind.key, "")),
    )
    for kind in KINDS
}  # fmt: skip
