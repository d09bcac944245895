import { oneOf, relationChecker } from './fact-checkers.ts';
import { caseChecker, clueTable } from './language-text-checkers.ts';
import type { Checker } from './reading.ts';

const SIMILE = 'simile; a word such as';
const METAPHOR = 'metaphor; without a word';
const PERSON = 'personification; act or feel';
const HYPERBOLE = 'hyperbole; far more';

const TEXT_OF_I = 'I heard; we rowed; my goat; believed me';
const TEXT_OF_ONE = 'Ngozi; he hoped; Sofia; Bao';
const TEXT_OF_ALL = 'Eva; felt only joy; neither twin; queen';
const told = (clues: string, by: string) =>
  Object.fromEntries(clues.split(';').map((clue) => [clue.trim(), by]));

const NOUNS = 'bridge; patience; mountain; river; teacher; joy; pencil; friendship';
const VERBS = 'listen; choose; become; eat; write; grow; forget; bring';
const PRONOUNS = 'he; I; she; they; we; you';

const SIMPLE = 'red scarf; bake bread; warm stove; snow fell';
const COMPOUND = 'frogs croak; luis writes; or we can play; and they went home';
const COMPLEX = 'when the sun rises; if it rains; because the road was; had lost';

const ONLY_A = 'honey is made; drink much; shoot up; get dried; craters; dried-up';
const ONLY_B = 'six sides; broad feet; stems are hollow; by hand or machine; our planet; mined';
const IN_BOTH = 'comb = wax; hump holds; kind of grass; grow on a shrub; reflected; makes food last';
const IN_NONE = 'queen; lashes; pandas; europe; walked on; roads are';
const noteFrom = (clues: string, place: string) =>
  Object.fromEntries(clues.split(';').map((clue) => [`note says&${clue.trim()}&where is it`, place]));

/** Which of the four places a note has: the clue must stand in the note itself. */
const checkNote: Checker = (item) => {
  const note = /A note says: “(.+?)”/.exec(item.prompt.en)?.[1] ?? '';
  const onNote = { ...item, prompt: { ...item.prompt, en: `note says ${note} where is it` } };
  return clueTable({
    ...noteFrom(ONLY_A, 'source a alone'),
    ...noteFrom(ONLY_B, 'source b alone'),
    ...noteFrom(IN_BOTH, 'both sources'),
    ...noteFrom(IN_NONE, 'neither source'),
  })(onNote, 2);
};

/** Checkers of the language skills of 3-5: clues written for the checks alone. */
export const LANGUAGE_3_5_CHECKERS: Readonly<Record<string, Checker>> = {
  'la-infer': caseChecker([
    ['bicycle passed', 'expecting', 'ran to the window; second cup'],
    ['boots left', 'raining', 'prints; brim'],
    ['third row', 'nervous', 'shake; whispered'],
    ['bakery', 'wanted bread', 'empty; line of people'],
    ['straw hat', 'little rain', 'watering can; cracked'],
    ['turned the map', 'lost', 'third time; this fountain'],
    ['landlord', 'moving out', 'boxes; her key'],
    ['tiptoe', 'asleep', 'tiptoe; not to ring'],
    ['sill', 'burned', 'smoke; black bottom'],
    ['canal', 'training', 'a watch; her times'],
    ['round table', 'birthday', 'nine candles; parcels'],
    ['three floors', 'not know this school', 'its number; gym'],
  ]),
  'la-theme': clueTable({
    'its theme?&hare laughed': 'steady effort',
    'its theme?&caught a mouse': 'even the small',
    'its theme?&shepherd boy': 'whoever lies',
    'its theme?&bone in his mouth': 'wants too much',
    'its theme?&thirsty crow': 'clever idea',
    'its theme?&a father gave': 'together we',
    'shows it best&steady': 'walked on',
    'shows it best&the small': 'gnawed',
    'shows it best&lies': 'nobody believed',
    'shows it best&too much': 'own bone fell',
    'shows it best&clever': 'water rose',
    'shows it best&together we': 'nobody could break',
    'same theme&hare laughed': 'lin practiced',
    'same theme&caught a mouse': 'sami',
    'same theme&shepherd boy': 'noor',
    'same theme&bone in his mouth': 'fisher',
    'same theme&thirsty crow': 'planks',
    'same theme&a father gave': 'one ant',
    'its theme?&oak boasted': 'gives way',
    'its theme?&leapt at some': 'scorn',
    'its theme?&country mouse': 'simple things',
    'its theme?&stork': 'as you treat',
    'its theme?&met a bear': 'true friend',
    'its theme?&woodcutter': 'honest',
    'shows it best&gives way': 'reed rose',
    'shows it best&scorn': 'surely sour',
    'shows it best&simple things': 'in peace',
    'shows it best&as you treat': 'tall narrow jug',
    'shows it best&true friend': 'no longer called',
    'shows it best&honest': 'his true word',
    'same theme&oak boasted': 'ana would not',
    'same theme&leapt at some': 'ben was not',
    'same theme&country mouse': 'quiet hut',
    'same theme&stork': 'his paints',
    'same theme&met a bear': 'mei stayed',
    'same theme&woodcutter': 'warm roll',
  }),
  'la-figur': clueTable({
    'small bell': SIMILE,
    'as a cat': SIMILE,
    mirror: SIMILE,
    library: METAPHOR,
    arrows: METAPHOR,
    'a river of': METAPHOR,
    whispered: PERSON,
    complained: PERSON,
    'greet us': PERSON,
    million: HYPERBOLE,
    'a ton': HYPERBOLE,
    elephant: HYPERBOLE,
  }),
  'la-pov': clueTable({
    'somebody in the story tell it?': TEXT_OF_I,
    'hear one mind': TEXT_OF_ONE,
    'voice know all': TEXT_OF_ALL,
    ...told(TEXT_OF_I, 'somebody in'),
    ...told(TEXT_OF_ONE, 'one mind'),
    ...told(TEXT_OF_ALL, 'all minds'),
  }),
  'la-vocab': oneOf(
    clueTable({
      'mean here&arid': 'dry',
      'mean here&reluctant': 'not willing',
      'mean here&fragile': 'easily broken',
      'mean here&abundant': 'more than enough',
      'mean here&drowsy': 'nearly asleep',
      'mean here&translucent': 'letting light',
      'mean here&reconciled': 'made peace',
      'mean here&perilous': 'danger',
    }),
    relationChecker({
      'photo-': 'light',
      'sub-': 'under',
      'inter-': 'between',
      'manu-': 'hand',
      'ped-': 'foot',
      '-dict-': 'say',
      '-logy': 'study',
      'al-': 'the (in arabic)',
      'tele-': 'far',
      'bio-': 'life',
      'geo-': 'earth',
      'aqua-': 'water',
      'micro-': 'small',
      'multi-': 'many',
      '-graph-': 'write',
      '-phon-': 'sound',
      '-therm-': 'heat',
      '-port-': 'carry',
      '-spect-': 'look',
      'chrono-': 'time',
    }),
  ),
  'la-parts': clueTable({
    'put the verb&past': 'wrote; found; sang; brought; swam; played; chased; drew',
    'put the verb&present': 'writes; finds; sings; brings; swims; plays; chases; draws',
    'put the verb&future':
      'will write; will find; will sing; will bring; will swim; will play; will chase; will draw',
    ...told(NOUNS, 'noun; it names'),
    ...told(VERBS, 'verb; it tells'),
    ...told(PRONOUNS, 'pronoun; in place of'),
  }),
  'la-compound': clueTable({
    'raining&which word': 'so',
    'tired&which word': 'but',
    'take the bus&which word': 'or',
    'watered&which word': 'because',
    'get home': 'when',
    'water was cold': 'although',
    'was ill': 'because',
    'film&which word': 'so',
    'toad&which word': 'or',
    'the key': 'but',
    'studied&which word': 'so',
    'tasted of nothing': 'but',
    'make one&hungry': 'so she',
    'make one&frozen': 'but nobody',
    'make one&lamp': 'went out because',
    'make one&bell': 'when the bell rang, the',
    'make one&ravi': 'but he',
    'make one&wait here': 'or you',
    'make one&snowed': 'so the road',
    'make one&tea': 'so amina',
    'make one&kite': 'so the kite',
    'make one&knocked': 'but nobody',
    'make one&shop': 'closed because',
    'make one&first star': 'when we saw the first star, we',
    ...told(SIMPLE, 'simple sentence'),
    ...told(COMPOUND, 'compound sentence'),
    ...told(COMPLEX, 'complex sentence'),
  }),
  'la-research': oneOf(
    checkNote,
    relationChecker({
      'what does “estuary” mean?': 'in a dictionary',
      'which countries touch mali?': 'in an atlas',
      'how did our family keep birthdays long ago?': 'in a talk with grandparents',
      'how many birds visit our window in an hour?': 'at the window, counting',
      'how do whales breathe?': 'in a book on sea mammals',
      'when does our library open on saturday?': 'on the library’s own page',
      'how much rain fell in our town last month?': 'in a weather station’s table',
      'what did our market square look like long ago?': 'in the town museum’s old photographs',
      'what was decided at the town meeting last night?': 'in today’s local newspaper',
      'how many minutes must this pasta cook?': 'on its package',
      'which bus goes to the swimming pool, and when?': 'in the bus timetable',
      'what does my friend think of our new game?': 'from the friend herself',
    }),
    clueTable({
      'best?&store honey': 'closed wax',
      'best?&camel live': 'store of fat',
      'best?&with bamboo': 'light and strong',
      'best?&salt from the sea': 'sun dries water',
      'best?&see the moon': 'no light of its own',
      'best?&inca': 'one to the next',
      'best?&dandelion': 'tuft of hairs',
      'best?&turn yellow': 'green goes',
      'best?&bats find': 'where the insect is',
      'best?&lock lift': 'gates shut, water',
      'best?&cats see': 'light passes twice',
      'best?&icy roads': 'salt lowers',
    }),
  ),
  'la-mainidea': clueTable({
    'main idea?&shakes her body': 'dance',
    'main idea?&hump': 'suits',
    'main idea?&post rider': 'moving fast',
    'main idea?&dough': 'yeast makes',
    'main idea?&lighthouse': 'safe way',
    'main idea?&wings': 'seeds travel',
    'does not belong&shakes her body': 'honey keeps',
    'does not belong&hump': 'warm cloth',
    'does not belong&post rider': 'foal',
    'does not belong&dough': 'like their bread',
    'does not belong&lighthouse': 'fine pictures',
    'does not belong&wings': 'press oil',
    'supports it best&flowers': 'straight to the same',
    'supports it best&camel': 'wide feet',
    'supports it best&letters': 'next station',
    'supports it best&yeast': 'stays flat',
    'supports it best&ships': 'fog',
    'supports it best&seeds travel': 'berries',
    'main idea?&flat stone': 'use stones',
    'main idea?&fig trees': 'living roots',
    'main idea?&piled up': 'compost',
    'main idea?&raised dots': 'by touch',
    'main idea?&fells young': 'build dams',
    'main idea?&low tide': 'wait for the water',
    'does not belong&flat stone': 'fur is very',
    'does not belong&fig trees': 'taste sweet',
    'does not belong&piled up': 'cellar',
    'does not belong&raised dots': 'seine',
    'does not belong&fells young': 'hats',
    'does not belong&low tide': 'castles',
    'supports it best&sea otters': 'good stone',
    'supports it best&living roots': 'mend',
    'supports it best&compost': 'turning the heap',
    'supports it best&by touch': 'read music',
    'supports it best&build dams': 'leaks',
    'supports it best&shore animals': 'anemones',
  }),
};
