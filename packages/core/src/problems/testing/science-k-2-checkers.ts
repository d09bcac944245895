import type { PracticeItem } from '@ori/contracts/practice';
import { oneOf, questionChecker, relationChecker, sequenceChecker } from './fact-checkers.ts';
import { rightOption, type Checker } from './reading.ts';
import { checkGrounds, checkMap, checkPush, checkTownHours, checkWeek } from './science-k-2-charts.ts';

const NOT_ALIVE = 'a stone; a ball; a fire; a cloud; a chair; a cart';
const ALIVE = 'a tree; a flower; a cat; a fish; a bee; a mushroom; grass';
const NEEDS: Readonly<Record<string, string>> = {
  cat: 'food to eat,water,air',
  rabbit: 'food to eat,water,air',
  horse: 'food to eat,water,air',
  tree: 'sunlight,water,air',
  'young plant': 'sunlight,water,air',
};

/** Crosses out what is there from what this kind of living thing needs. */
function checkMissing(item: PracticeItem): boolean {
  const [, name = '', has = ''] = /^This (.+) has: (.+)\. What/.exec(item.prompt.en) ?? [];
  const there = has.toLowerCase().split(', ');
  const left = (NEEDS[name] ?? '').split(',').filter((need) => !there.includes(need));
  return left.length === 1 && rightOption(item).toLowerCase() === left[0];
}

const CLEAR = 'a window pane; clear water; clear ice; air';
const DARK = 'a stone; a thick book; a tree trunk; a metal spoon; a shoe; a closed box';

/** Light from above 90° stands on the right, so its shadow falls to the left. */
function checkShadow(item: PracticeItem): boolean {
  if (item.figure?.type !== 'shadow') return false;
  return (
    rightOption(item) ===
    (Math.cos((item.figure.degrees * Math.PI) / 180) > 0 ? 'On the right' : 'On the left')
  );
}

const MELTS =
  'ice melts; snow melts; water freezes; chocolate melts; butter melts; candle wax melts; metal is melted';
const FOREVER = 'wood burns; an egg is boiled; bread is baked; paper burns; toast turns black';

/** Checkers of the science skills of K-2, with facts of their own. */
export const SCIENCE_K_2_CHECKERS: Readonly<Record<string, Checker>> = {
  'sc-needs': oneOf(
    checkMissing,
    relationChecker(
      { alive: ALIVE, 'not alive': NOT_ALIVE },
      { 'eats or makes food': ALIVE, 'needs no food': NOT_ALIVE },
    ),
  ),
  'sc-weather': checkWeek,
  'sc-push': oneOf(
    checkPush,
    relationChecker({
      push: 'kick a ball; press a bell button; throw a stone; hit a nail',
      pull: 'open a drawer; drag a cart behind you; pick a berry; pluck grass; take up a bucket by rope',
    }),
  ),
  'sc-sunlight': checkGrounds,
  'sc-sound1': oneOf(
    relationChecker({
      guitar: 'the strings',
      drum: 'the stretched skin',
      bell: 'the metal',
      flute: 'the air inside',
      bee: 'the wings',
      'your voice': 'folds in your throat',
    }),
    questionChecker({
      'drum harder': 'It gets louder',
      'hold it tight': 'The sound stops',
      'Rice lies': 'The rice jumps',
      'very gently': 'Quiet',
      'You hum': 'My throat shakes',
      'stopped shaking': 'No sound',
      'Nobody beats it': 'Silent',
      'rubber band': 'It shakes to and fro',
      'Big drums': 'The shaking comes through the air',
      'a bottle': 'The air in it',
      'phone buzzes': 'The phone',
      'You clap': 'The clap shakes the air',
    }),
  ),
  'sc-light1': oneOf(
    checkShadow,
    relationChecker(
      { 'lets light through': CLEAR, 'blocks light': DARK, 'lets light through?': CLEAR },
      { 'clearly through': CLEAR, 'shadow falls': DARK },
    ),
  ),
  'sc-sky': oneOf(
    relationChecker({
      'by day': 'the sun; a blue sky; sun shadows',
      'by night': 'many stars; the milky way; a black starry sky',
      east: 'the sun at sunrise; the low morning sun; the moon coming up; a star coming up; your long evening shadow',
      west: 'the sun at sunset; the low evening sun; the moon going down; a star going down; your long morning shadow',
    }),
    sequenceChecker({
      'Sun in one day': 'early morning > late morning > afternoon > evening',
      'Sun’s way': 'low in the east > high at midday > low in the west > gone for the night',
      'star’s way': 'low in the east > high up > low in the west',
      'growing Moon': 'new moon > crescent > half moon > full moon',
      'shrinking Moon': 'full moon > half moon > crescent > new moon',
      'day to night': 'bright day > sunset > first stars > dark night',
      'night to day': 'dark night > first light > sunrise > bright day',
    }),
  ),
  'sc-daylight': checkTownHours,
  'sc-parents': oneOf(
    relationChecker({
      cow: 'calf',
      sheep: 'lamb',
      horse: 'foal',
      dog: 'puppy',
      cat: 'kitten',
      hen: 'chick',
      duck: 'duckling',
      frog: 'tadpole',
      butterfly: 'caterpillar',
      tree: 'young tree',
    }),
    questionChecker({
      'spotted dog': 'Their spots can differ',
      'rabbit has young': 'Long ears as they grow',
      'red flower': 'Plants of the same kind',
      'Two lambs': 'They can have different colors',
      'duckling grow into': 'A duck',
      'tadpole has no legs': 'It grows into a frog',
      'black cat': 'Some may be gray',
      'sits on her eggs': 'Chicks',
      'bean seed': 'A bean plant',
      'foal stands': 'It has hooves like her',
      'a caterpillar grow': 'A butterfly or a moth',
      'apple trees': 'Some grow taller than others',
    }),
  ),
  'sc-materials': relationChecker({
    glass: 'a window',
    wool: 'a warm sweater',
    'thin plastic': 'a rain umbrella',
    iron: 'a nail',
    wood: 'a chair',
    paper: 'a book page',
    cotton: 'a towel',
    rubber: 'a bouncing ball',
    steel: 'a cooking pot',
    wax: 'a candle',
    copper: 'an electric wire',
    'baked clay': 'a flower pot',
  }),
  'sc-heatcool': relationChecker(
    { 'can go back': MELTS, 'stays changed': FOREVER },
    { 'still the same stuff': MELTS, 'now new stuff': FOREVER },
  ),
  'sc-pollinate': relationChecker({
    wind: 'dandelion seed; maple seed with wings; light, dry grass pollen',
    'a jay that hides food': 'acorn',
    'a moth': 'pollen of a night flower',
    'a hummingbird': 'pollen of a long red flower',
    'pond water': 'water lily seed',
    'an animal’s fur': 'sticky burr',
    'a bird that eats it': 'sweet berry',
    'sea water': 'coconut',
    'a bee': 'pollen in a sweet flower',
    'a mouse that stores food': 'nut hidden in the ground',
  }),
  'sc-land': checkMap,
};
