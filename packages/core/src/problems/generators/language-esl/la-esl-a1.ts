import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { rightOf } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import {
  chooseGap,
  exchange,
  exchangeBank,
  gapMissedBy,
  typeWord,
  type Gap,
  type TypedWord,
} from './gaps.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

const message = messagesOf('la-esl-a1');

const GREETINGS = exchangeBank([
  exchange('What is your name?', 'My name is Sara.', message('greetings.pairs.name-asked.why')),
  exchange('How are you?', 'Fine, thank you.', message('greetings.pairs.one-asks-feel.why')),
  exchange('Where are you from?', 'I am from Peru.', message('greetings.pairs.place-asked.why')),
  exchange('How old are you?', 'I am twelve.', message('greetings.pairs.age-asked.why')),
  exchange('Thank you very much!', 'You are welcome.', message('greetings.pairs.one-answers-thanks.why')),
  exchange('Who is that girl?', 'She is my sister.', message('greetings.pairs.person-asked-about.why')),
  exchange('Can I have your pen, please?', 'Yes, here it is.', message('greetings.pairs.thing-asked.why')),
  exchange('What time is it?', 'It is half past three.', message('greetings.pairs.time-asked.why')),
  exchange('Do you like apples?', 'Yes, I do.', message('greetings.pairs.answered-i-i.why')),
  exchange('Where is my book?', 'It is on the table.', message('greetings.pairs.thing-looked.why')),
  exchange('What color is your coat?', 'It is blue.', message('greetings.pairs.color-asked.why')),
  exchange('See you tomorrow!', 'Goodbye!', message('greetings.pairs.one-takes-leave.why')),
]);

const BE = message('be');
const HAVE = message('have');
const AN = message('an');
const OWNER = message('owner');
const FAMILY = message('family');
const ROOM = message('room');
const gap = gapMissedBy('english-form-does-not-fit');

const GAPS: readonly [Gap, ...Gap[]] = [
  gap('I ___ a student.', 'am', ['is', 'are'], BE),
  gap('My parents ___ at home.', 'are', ['is', 'am'], BE),
  gap('The teacher ___ from Ghana.', 'is', ['are', 'am'], BE),
  gap('She ___ two brothers.', 'has', ['have', 'is'], HAVE),
  gap('We ___ English on Monday.', 'have', ['has', 'is'], HAVE),
  gap('This is ___ apple.', 'an', ['a', 'am'], AN),
  gap('He has ___ red bag.', 'a', ['an', 'are'], AN),
  gap('This is my brother. ___ name is Omar.', 'His', ['Her', 'He'], OWNER),
  gap('That is my aunt. ___ name is Rosa.', 'Her', ['His', 'She'], OWNER),
  gap(
    'My mother’s mother is my ___.',
    'grandmother',
    ['aunt', 'sister'],
    FAMILY,
    'english-meaning-does-not-fit',
  ),
  gap(
    'My father’s brother is my ___.',
    'uncle',
    ['cousin', 'grandfather'],
    FAMILY,
    'english-meaning-does-not-fit',
  ),
  gap('I write with a ___.', 'pencil', ['chair', 'window'], ROOM, 'english-meaning-does-not-fit'),
  gap(
    'Please open the ___; it is warm.',
    'window',
    ['teacher', 'pencil'],
    ROOM,
    'english-meaning-does-not-fit',
  ),
];

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];

function wordOf(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  const ones = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${ones === 0 ? '' : `-${ONES[ones] ?? ''}`}`;
}

/** Ways to miss a number from 13 to 99. */
function missedNumbers(value: number): TypedWord['wrong'] {
  if (value < 20) return [[wordOf((value - 10) * 10), 'teen-for-ty']];
  const turned = (value % 10) * 10 + Math.floor(value / 10);
  if (value % 10 === 0) return [[wordOf(value / 10 + 10), 'teen-for-ty']];
  const rest: TypedWord['wrong'] =
    value >= 40 && value < 50 ? [[wordOf(value).replace('forty', 'fourty'), 'english-spelled-by-rule']] : [];
  return turned === value || turned < 20
    ? [...rest, [wordOf(value - 1), 'english-digits-turned-round']]
    : [...rest, [wordOf(turned), 'english-digits-turned-round']];
}

/** A number written out in English. */
function writeNumber(random: SeededRandom): DraftItem {
  const tens = random.integer(3, 9);
  const ones = random.integer(2, 9);
  const value = random.integer(0, 2) === 0 ? random.integer(13, 19) : tens * 10 + (ones === tens ? 0 : ones);
  const right = wordOf(value);
  return typeWord({
    prompt: text(message('write-number.prompt'), { value }),
    right,
    accepted: right.includes('-') ? [right, right.replace('-', ' ')] : [],
    wrong: missedNumbers(value),
    nudge: message('write-number.nudge'),
    first: [message('write-number.first.tens-there-ones'), message('write-number.first.ten-some-more-ends')],
    why: message('write-number.why'),
  });
}

/** Replies, gaps, numbers in words. */
export const laEslA1 = generator('la-esl-a1', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(rightOf(GREETINGS, random));
  return difficulty === 2 ? chooseGap(GAPS, random) : writeNumber(random);
});
