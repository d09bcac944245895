import { sequenceChecker } from './fact-checkers.ts';
import { rightOption, type Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  right: [1, 0],
  left: [-1, 0],
  up: [0, -1],
  down: [0, 1],
};
const GROUNDS = ['forest', 'mountain', 'lake', 'desert'];

/** Reads the map itself: a name such as B3 is taken apart again into its column and row. */
const checkMap: Checker = (item) => {
  const figure = item.figure;
  if (figure?.type !== 'map') return false;
  const groundAt = (name: string) =>
    figure.rows[Number(name.slice(1)) - 1]?.['ABCDEF'.indexOf(name.charAt(0))];
  const prompt = item.prompt.en;
  const named = GROUNDS.find((ground) => prompt.includes(ground));
  const right = rightOption(item);
  const asked = /square ([A-F]\d)/.exec(prompt)?.[1];
  if (asked) return right.endsWith(groundAt(asked) ?? '?');
  const way = /one square (\w+)/.exec(prompt)?.[1];
  if (!way) return groundAt(right) === named;
  const [dx, dy] = MOVES[way] ?? [0, 0];
  const row = Number(right.slice(1)) - 1 - dy;
  const column = 'ABCDEF'.indexOf(right.charAt(0)) - dx;
  return figure.rows[row]?.[column] === named;
};

/** Checkers of the social skills of K-2, each with facts of its own. */
export const SOCIAL_K_2_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-map1': checkMap,
  'ss-rules': clueChecker({
    street: 'both ways',
    swing: 'turns',
    story: 'listen',
    paint: 'clean up',
    eat: 'wash',
    car: 'belt',
    book: 'give it back',
    bump: 'sorry',
    cough: 'elbow',
    baby: 'tiptoe',
    glove: 'whose it is',
    slide: 'in line',
  }),
  'ss-needs': clueChecker({
    '(needed)': '=a need; is a need; to live well; water; food; home; coat; sleep; care for you',
    '(wanted)': '=a want; is a want; but not needed; robot; candy; game; circus; stickers; balloon',
  }),
  'ss-goods': clueChecker({
    '(thing)': '=a good; is a good; hold and keep; bread; shoes; mango; book; chair; basket',
    '(work)': '=a service; is a service; works for you; haircut; ride; lesson; doctor; bike; cleaning',
  }),
  'ss-family': clueChecker({
    'from long ago': '=long ago; used it before; quill; coach; oil lamps; helmet; crier; spinning',
    'one is new': '=new in our time; it needs new; video; pocket; electric bus; robot; computer; satellite',
  }),
  'ss-helpers': clueChecker({
    firefighter: 'fires',
    nurse: 'sick',
    teacher: 'learn',
    farmer: 'food',
    baker: 'bread',
    librarian: 'books',
    'mail carrier': 'letters',
    'bus driver': 'safely',
    builder: 'houses',
    dentist: 'teeth',
    veterinarian: 'animals',
    barber: 'hair',
  }),
  'ss-time1': sequenceChecker({
    'a long life': 'baby > school child > grown-up > grandparent',
    'baking bread': 'sow the grain > cut the grain > mill the flour > bake the bread',
    'a letter': 'write it > close it > send it > a friend reads it',
    'a new house': 'dig the ground > build the walls > put the roof on > move in',
    'days of time': 'two days ago > yesterday > today > tomorrow',
    'a wool sweater': 'cut the wool > spin a thread > knit the sweater > wear it',
    'an apple tree': 'a seed in the soil > a small plant > a tree in bloom > ripe apples',
    'a birthday': 'bake the cake > light the candles > blow the candles out > eat the cake',
    'a picture book': 'think of a story > write the story > print the book > read the book',
    'a chair': 'cut the tree down > saw the boards > build the chair > sit on it',
    'a trip': 'pack the bag > leave home > visit grandma > come home again',
    'a clay pot': 'dig the clay > shape the pot > bake the pot hard > fill the pot',
  }),
};
