import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { choiceItem, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('la-poetry');

/** Feet by their loud (DUM) and soft (da) syllables. */
const FEET = [
  { name: message('feet.iambs.name'), beats: ['da', 'DUM'] },
  { name: message('feet.trochees.name'), beats: ['DUM', 'da'] },
  { name: message('feet.anapests.name'), beats: ['da', 'da', 'DUM'] },
  { name: message('feet.dactyls.name'), beats: ['DUM', 'da', 'da'] },
] as const;

/** A line of loud and soft syllables: which foot comes again and again? */
function nameFoot(random: SeededRandom): DraftItem {
  const foot = random.pick(FEET);
  const line = Array.from({ length: random.integer(3, 6) }, () => foot.beats.join(' ')).join(' ');
  const prompt = message('name-foot.prompt');
  return choiceItem(
    {
      prompt: text(prompt, { line }),
      nudge: text(message('name-foot.parts.nudge')),
      steps: [
        step(
          message('name-foot.parts.step.start-left-draw-bar'),
          message('name-foot.parts.reason.group-between-two-bars'),
        ),
        step(
          message('name-foot.parts.step.foot-beats-name'),
          message('name-foot.parts.reason.each-foot-name-order'),
          { beats: foot.beats.join(' '), name: foot.name },
        ),
      ],
    },
    random,
    { text: text(foot.name) },
    FEET.filter((other) => other !== foot).map(({ name }) => [{ text: text(name) }, 'feet-mixed-up']),
  );
}

/** Sanskrit words in syllables with their pattern. Only the vowel and the closing consonant count. */
const WORDS = [
  ['sun-da-ra', 'GLL'],
  ['vā-na-ra', 'GLL'],
  ['ka-ma-la', 'LLL'],
  ['na-ga-ra', 'LLL'],
  ['hi-mā-la-ya', 'LGLL'],
  ['man-da-ra', 'GLL'],
  ['ma-hāt-mā', 'LGG'],
  ['rā-mā-ya-ṇa', 'GGLL'],
  ['kā-li-dā-sa', 'GLGL'],
  ['san-dhyā', 'GG'],
  ['vid-yā', 'GG'],
  ['go-pā-la', 'GGL'],
] as const;
const swapped = (pattern: string) => pattern.replace(/[GL]/g, (mark) => (mark === 'G' ? 'L' : 'G'));
const LONG = /[āīūeo]/;
const byVowelsAlone = (word: string) =>
  word
    .split('-')
    .map((syllable) => (LONG.test(syllable) ? 'G' : 'L'))
    .join('');

const spaced = (marks: string) => text(marks.split('').join(' '));

/** Which syllables of the word are heavy, which are light? */
function scanWord(random: SeededRandom): DraftItem {
  const [word, pattern] = random.pick(WORDS);
  const prompt = message('scan-word.prompt');
  return choiceItem(
    {
      prompt: text(prompt, { word }),
      nudge: text(message('scan-word.parts.nudge')),
      steps: [
        step(message('scan-word.parts.step'), message('scan-word.parts.reason.one-two-enough')),
        step('{word}: {pattern}', message('scan-word.parts.reason.short-open-syllables-light'), {
          word,
          pattern: spaced(pattern),
        }),
      ],
    },
    random,
    { text: spaced(pattern) },
    [
      [{ text: spaced(byVowelsAlone(word)) }, 'only-long-vowels-heavy'],
      [{ text: spaced(swapped(pattern)) }, 'light-and-heavy-swapped'],
      [{ text: spaced(pattern.split('').toReversed().join('')) }, 'light-and-heavy-swapped'],
    ],
  );
}

/** How many patterns fill so many beats, a light syllable having one and a heavy one two. */
const fillingBeats = (beats: number): number =>
  beats < 2 ? 1 : fillingBeats(beats - 1) + fillingBeats(beats - 2);

const ASK_BEATS = message('ask-beats');
const ASK_SYLLABLES = message('ask-syllables');

const SUM_OF_TWO = [
  message('sum-of-two.so-each-number-sum'),
  message('sum-of-two.light-ending-leaves-one'),
] as const;
const DOUBLING = [
  message('doubling.so-each-syllable-doubles'),
  message('doubling.both-endings-may-follow'),
] as const;

/** How many patterns are there? */
function countPatterns(random: SeededRandom): DraftItem {
  const size = random.integer(3, 8);
  const isBeats = random.integer(0, 1) === 1;
  const [inBeats, inSyllables] = [fillingBeats(size), 2 ** size];
  const [right, other] = isBeats ? [inBeats, inSyllables] : [inSyllables, inBeats];
  return integerItem(
    {
      prompt: text(isBeats ? ASK_BEATS : ASK_SYLLABLES, { size }),
      nudge: text(message('count-patterns.parts.nudge')),
      steps: [
        step(message('count-patterns.parts.step'), message('count-patterns.parts.reason')),
        step(...(isBeats ? SUM_OF_TWO : DOUBLING), { size, right }),
      ],
    },
    right,
    [
      [other, 'syllables-for-beats'],
      [isBeats ? fillingBeats(size - 1) : 2 ** (size - 1), 'patterns-left-out'],
    ],
  );
}

/** Feet of stressed verse, light and heavy syllables, and how many patterns they make. */
export const laPoetry = generator('la-poetry', (random, difficulty) => {
  if (difficulty === 1) return nameFoot(random);
  return difficulty === 2 ? scanWord(random) : countPatterns(random);
});
