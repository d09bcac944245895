import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { chooseGap, gapMissedBy, typeWord, type Gap } from './gaps.ts';

const message = messagesOf('la-esl-b1');

const gap = gapMissedBy('english-meaning-does-not-fit');
const REASON = message('reason');
const RESULT = message('result');
const AGAINST = message('against');
const IF = message('if');

const JOINERS: readonly [Gap, ...Gap[]] = [
  gap('We stayed inside ___ it was raining.', 'because', ['although', 'so'], REASON),
  gap('The shop was closed, ___ we went home.', 'so', ['because', 'although'], RESULT),
  gap('___ she was tired, she finished the race.', 'Although', ['Because', 'So'], AGAINST),
  gap('I will call you ___ the train is late.', 'if', ['so', 'although'], IF),
  gap('He took a map ___ he did not know the way.', 'because', ['although', 'so'], REASON),
  gap('The soup was cold; ___, he ate all of it.', 'however', ['therefore', 'because'], AGAINST),
  gap('The bridge was broken; ___, we took a boat.', 'therefore', ['however', 'although'], RESULT),
  gap('I took the stairs ___ the elevator was out of order.', 'because', ['although', 'so'], REASON),
  gap('The road was icy, ___ he drove slowly.', 'so', ['because', 'although'], RESULT),
  gap('___ it was late, nobody wanted to go home.', 'Although', ['Because', 'So'], AGAINST),
  gap('You can borrow my bike ___ you bring it back tonight.', 'if', ['although', 'because'], IF),
  gap('The test was hard; ___, everyone passed.', 'however', ['therefore', 'because'], AGAINST),
];

const THAN = message('than');
const SAME = message('same');
const COMPARED: readonly [Gap, ...Gap[]] = [
  gap('My bag is heavier ___ yours.', 'than', ['as', 'that'], THAN, 'english-form-does-not-fit'),
  gap('The red chair is as old ___ the table.', 'as', ['than', 'like'], SAME, 'english-form-does-not-fit'),
  gap(
    'This is the ___ river in the country.',
    'longest',
    ['longer', 'long'],
    message('compared.one-stands-above'),
    'english-form-does-not-fit',
  ),
  gap(
    'The train is ___ expensive than the bus.',
    'more',
    ['most', 'much'],
    THAN,
    'english-form-does-not-fit',
  ),
  gap(
    'If I ___ more time, I would learn to swim.',
    'had',
    ['have', 'has'],
    message('compared.condition-real-so'),
    'english-form-does-not-fit',
  ),
  gap(
    'The letter was ___ by my aunt.',
    'written',
    ['wrote', 'write'],
    message('compared.after-passive-takes'),
    'english-form-does-not-fit',
  ),
  gap('Today is hotter ___ yesterday.', 'than', ['as', 'that'], THAN, 'english-form-does-not-fit'),
  gap('My sister is not as tall ___ my mother.', 'as', ['than', 'like'], SAME, 'english-form-does-not-fit'),
  gap('He speaks more slowly ___ she does.', 'than', ['as', 'then'], THAN, 'english-form-does-not-fit'),
  gap(
    'This is the ___ film I have ever seen.',
    'best',
    ['better', 'good'],
    message('compared.one-stands-above'),
    'english-form-does-not-fit',
  ),
  gap(
    'The windows were ___ by the storm.',
    'broken',
    ['broke', 'break'],
    message('compared.after-passive-takes-2'),
    'english-form-does-not-fit',
  ),
  gap(
    'If I ___ you, I would ask for help.',
    'were',
    ['am', 'will be'],
    message('compared.condition-real-so-2'),
    'english-form-does-not-fit',
  ),
];

/** Adjectives, their comparative, and a form that English does not have. */
const ADJECTIVES = [
  ['big', 'bigger', 'biger'],
  ['good', 'better', 'gooder'],
  ['bad', 'worse', 'badder'],
  ['happy', 'happier', 'happyer'],
  ['hot', 'hotter', 'hoter'],
  ['easy', 'easier', 'easyer'],
  ['thin', 'thinner', 'thiner'],
  ['early', 'earlier', 'earlyer'],
  ['heavy', 'heavier', 'heavyer'],
  ['dry', 'drier', 'dryier'],
  ['noisy', 'noisier', 'noisyer'],
  ['wet', 'wetter', 'weter'],
] as const;

/** The comparative is typed. */
function writeComparative(random: SeededRandom): DraftItem {
  const [plain, right, wrong] = random.pick(ADJECTIVES);
  return typeWord({
    prompt: text(message('write-comparative.prompt'), { plain }),
    right,
    accepted: right === 'drier' ? ['dryer'] : [],
    wrong: [
      [wrong, 'english-spelled-by-rule'],
      [`more ${plain}`, 'english-form-does-not-fit'],
    ],
    nudge: message('write-comparative.nudge'),
    first: [
      message('write-comparative.first.say-aloud-one-than'),
      message('write-comparative.first.short-words-change-end'),
    ],
    why: message('write-comparative.why'),
  });
}

/** Joining words, comparisons, comparatives to be typed. */
export const laEslB1 = generator('la-esl-b1', (random, difficulty) => {
  if (difficulty === 3) return writeComparative(random);
  return chooseGap(difficulty === 1 ? JOINERS : COMPARED, random);
});
