import { caseChecker, clueTable } from './language-text-checkers.ts';
import { oneOf, relationChecker } from './fact-checkers.ts';
import { rightOption, type Checker } from './reading.ts';

const CLAIMS =
  'needs a bench; pond should be cleaned; should begin earlier; was planted before; not pure gold; walk to the market';
const EVIDENCE = 'in one hour; 14 plastic; survey; drawing; a magnet pulls; bus took';
const REASONING =
  'no better seat; breaks into bits; finds it harder; needs many years; magnets do not; quicker way';
const partners = (clues: string, partner: string) =>
  Object.fromEntries(clues.split(';').map((clue) => [clue.trim(), partner]));

const CAUSES = 'frozen; warm air; lights went out';
const COMPARED = 'toads; whistle; both villages';
const SOLVED = 'mice; wheelchairs; letters got lost';
const IN_TIME = 'soak; sowed; at dawn';

/** English comma, semicolon and paired marks, put in by hand once more. */
const WELL_MARKED =
  'stopped, we; dinner, my; cold, take; bread, cheese, and; tape, string, and; tired, kwame; aunt, a baker, rises; oak—the oldest tree here—fell; guide, who knew the way, went; answer—if there is one—lies; lima, the capital of peru, lies; key, as i told you, is';
const JOINED = ['out; we', 'maps; her', 'night; the', 'twice; nobody', 'hot; wait', 'dawn; she'];

const checkMarks: Checker = (item) => {
  const right = rightOption(item).toLowerCase();
  return [...WELL_MARKED.split('; '), ...JOINED].filter((piece) => right.includes(piece)).length === 1;
};

const OTHERS_WORDS = 'copied word for word; taken unchanged; in her own words; striking phrase';
const OTHERS_IDEA = 'retold; summed up; rainfall; told in your own way';
const NOBODYS = 'seven days; your own walk; your garden; opinion';

/** Checkers of the language skills of 6-8: clues written for the checks alone. */
export const LANGUAGE_6_8_CHECKERS: Readonly<Record<string, Checker>> = {
  'la-evidence': caseChecker([
    ['school garden', 'better in the sun', '12 came up; 10 pots'],
    ['large windows', 'used more', '900 books; 60 seats'],
    ['crossing', 'too fast at this', '200 cars; own counter'],
    ['freezes every', 'shorter time', '120 days; thaw'],
    ['paper bags', 'carry more', '9 kilograms; below 5'],
    ['old letter', 'in may 1820', 'bears the date; flood that'],
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
