import { caseChecker, clueTable } from './language-text-checkers.ts';
import { oneOf, relationChecker } from './fact-checkers.ts';
import { rightOption, type Checker } from './reading.ts';

const CLAIMS =
  'needs a bench; pond should be cleaned; should begin earlier; was planted before; not pure gold; walk to the market; open on sundays; gone bad; after the snowfall; second bin; out of order; in the evening';
const EVIDENCE =
  'in one hour; 14 plastic; survey; drawing; a magnet pulls; bus took; 130 people; it smells sour; on top of the snow; by wednesday; nothing on it; water poured';
const REASONING =
  'no better seat; breaks into bits; finds it harder; needs many years; magnets do not; quicker way; people are free; fresh milk; made earlier; no longer fits; shows zero; roots can take';
const partners = (clues: string, partner: string) =>
  Object.fromEntries(clues.split(';').map((clue) => [clue.trim(), partner]));

const CAUSES = 'frozen; warm air; lights went out';
const COMPARED = 'toads; whistle; both villages';
const SOLVED = 'mice; wheelchairs; letters got lost';
const IN_TIME = 'soak; sowed; at dawn';

/** English comma, semicolon and paired marks, put in by hand once more. */
const WELL_MARKED =
  'stopped, we; dinner, my; cold, take; bread, cheese, and; tape, string, and; tired, kwame; aunt, a baker, rises; oak—the oldest tree here—fell; guide, who knew the way, went; answer—if there is one—lies; lima, the capital of peru, lies; key, as i told you, is; rang, we; late, omar; apples, pears, and; barn, two; pen, a ruler, and; cooks, sam; cousin, a pilot, lives; cake—my first one—was; dog, who is deaf, barks; cairo, the capital of egypt, lies; film, by the way, starts; map—torn at one edge—shows';
const JOINED = [
  'out; we',
  'maps; her',
  'night; the',
  'twice; nobody',
  'hot; wait',
  'dawn; she',
  'full; we',
  'drum; leo',
  'set; the',
  'is old; it',
  'tea; others',
  'early; the',
];

const checkMarks: Checker = (item) => {
  const right = rightOption(item).toLowerCase();
  return [...WELL_MARKED.split('; '), ...JOINED].filter((piece) => right.includes(piece)).length === 1;
};

const OTHERS_WORDS =
  'as they are sung; slogan; copied word for word; taken unchanged; in her own words; striking phrase';
const OTHERS_IDEA = 'census; atlas; retold; summed up; rainfall; told in your own way';
const NOBODYS = 'that you counted; ice melts; seven days; your own walk; your garden; opinion';

const MOVED = 'where and when';
const ENDED = 'how it ends';
const VOICED = 'who tells';

/** Checkers of the language skills of 6-8: clues written for the checks alone. */
export const LANGUAGE_6_8_CHECKERS: Readonly<Record<string, Checker>> = {
  'la-evidence': caseChecker([
    ['school garden', 'better in the sun', '12 came up; 10 pots'],
    ['large windows', 'used more', '900 books; 60 seats'],
    ['crossing', 'too fast at this', '200 cars; own counter'],
    ['freezes every', 'shorter time', '120 days; thaw'],
    ['paper bags', 'carry more', '9 kilograms; below 5'],
    ['old letter', 'in may 1820', 'bears the date; flood that'],
    ['our hive', 'busier', '60 bees; a scale'],
    ['painted red', 'buses are quicker', '32 minutes; on time'],
    ['sleep diaries', 'more sleep', '18 of 20; twice as many'],
    ['old well', 'between 1620', 'a coin; a map'],
    ['school fence', 'stands the weather', '2 of 40; 900 hours'],
    ['owl box', 'mostly mice', '50 pellets; 12 hunts'],
  ]),
  'la-structure': clueTable({
    'shows cause': CAUSES,
    'is a comparison': COMPARED,
    'gives a problem': SOLVED,
    'order of time?': IN_TIME,
    ...partners(CAUSES, 'cause and effect'),
    ...partners(COMPARED, 'comparison'),
    ...partners(SOLVED, 'problem and solution'),
    ...partners(IN_TIME, 'order of time'),
  }),
  'la-myth': oneOf(
    relationChecker({
      'the epic of gilgamesh': 'a mesopotamian epic, written on clay tablets',
      'the odyssey': 'an ancient greek epic, said to be by homer',
      'the aeneid': 'a roman epic in latin, by virgil',
      'the rāmāyaṇa': 'a sanskrit epic of india, retold and danced across southern asia today',
      'the popol wuj': 'a book of the k’iche’ maya in guatemala',
      'the epic of sundiata': 'an epic sung by jeliw, the griots of the mande peoples of west africa',
      'the kalevala': 'an epic that elias lönnrot put together from finnish and karelian songs',
      'the shāhnāma': 'a persian epic of kings by ferdowsī',
      'the stories of anansi': 'tales of a spider, told by the akan in ghana and in the caribbean',
      'the stories of māui': 'stories told by māori, hawaiians and other peoples of polynesia',
      beowulf: 'a poem in old english, known from a single old manuscript',
      'the journey to the west': 'a chinese novel of the ming period, with the monkey king',
    }),
    clueTable({
      'both show&icarus': 'warning aside',
      'both show&midas': 'make us poor',
      'both show&gilgamesh': 'youth',
      'both show&anansi': 'no one has',
      'both show&odysseus': 'weakness',
      'both show&sundiata': 'others mock',
      'both show&orpheus': 'doubt',
      'both show&pandora': 'let loose',
      'both show&thor': 'what they seem',
      'both show&theseus': 'right time',
      'both show&shahrazad': 'hard heart',
      'both show&baucis': 'kindness',
      'change most&press send': MOVED,
      'change most&village fair': MOVED,
      'change most&whistle': MOVED,
      'change most&youth club': MOVED,
      'change most&snowstorm': MOVED,
      'change most&leaves it closed': ENDED,
      'change most&over his head': ENDED,
      'change most&to this day': ENDED,
      'change most&falls asleep': ENDED,
      'change most&flooded': ENDED,
      'change most&i, pandora': VOICED,
      'change most&i am the old woman': VOICED,
      'change most&i, ariadne': VOICED,
      'change most&i, shahrazad': VOICED,
      'change most&i, baucis': VOICED,
      'change most&drone': MOVED,
      'change most&gamer': MOVED,
      'change most&submarine': MOVED,
      'change most&computer': MOVED,
      'change most&phone': MOVED,
      'change most&microphone': MOVED,
      'change most&fox': MOVED,
      'change most&both land safely': ENDED,
      'change most&keeps the gift': ENDED,
      'change most&grow young': ENDED,
      'change most&goes home believing': ENDED,
      'change most&rope breaks': ENDED,
      'change most&daylight': ENDED,
      'change most&i told icarus': VOICED,
      'change most&my bread': VOICED,
      'change most&i am the snake': VOICED,
      'change most&my father': VOICED,
      'change most&we rowers': VOICED,
      'change most&i am sogolon': VOICED,
      'change most&i, eurydice': VOICED,
    }),
  ),
  'la-source': clueTable({
    'which one needs quotation': OTHERS_WORDS,
    'which one needs the source': OTHERS_IDEA,
    'which one needs no': NOBODYS,
    ...partners(OTHERS_WORDS, 'marks and the source'),
    ...partners(OTHERS_IDEA, 'the source, no'),
    ...partners(NOBODYS, 'no source'),
  }),
  'la-punct': checkMarks,
  'la-etym': relationChecker({
    algebra: 'arabic, “restoring”',
    alphabet: 'greek, from two letters',
    tea: 'chinese, a drink of leaves',
    tomato: 'nahuatl, a fruit of mexico',
    kayak: 'inuit, a hunter’s boat',
    tsunami: 'japanese, “harbor wave”',
    robot: 'czech, “forced work”',
    yogurt: 'turkish, a thickened milk',
    geyser: 'icelandic, a spring that gushes',
    tattoo: 'polynesian, a mark on the skin',
    quinoa: 'quechua, a grain of the andes',
    shampoo: 'hindi, “press, knead”',
  }),
  'la-argue': oneOf(
    clueTable({
      'which sentence&the claim': CLAIMS,
      'which sentence&the evidence': EVIDENCE,
      'which sentence&the reasoning': REASONING,
      ...partners(CLAIMS, 'the claim'),
      ...partners(EVIDENCE, 'the evidence'),
      ...partners(REASONING, 'the reasoning'),
    }),
    clueTable({
      'one unfriendly dog': 'too few',
      'both days': 'too few',
      'my uncle': 'too few',
      'cannot even sing': 'attack',
      'always late': 'attack',
      'old shoes': 'attack',
      'in my class': 'many believe',
      shampoo: 'many believe',
      'most people like': 'many believe',
      socks: 'after it',
      rooster: 'after it',
      stormed: 'after it',
    }),
  ),
};
