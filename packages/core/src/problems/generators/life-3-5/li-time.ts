import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-time');

const NAMES = ['Amina', 'Ravi', 'Lucía', 'Kofi', 'Mei', 'Jonas', 'Leilani', 'Tomás'] as const;

/** A time of day as a clock shows it, from minutes after midnight. */
function clock(minutes: number): Phrase {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return say(`${hour}:${rest}`, `${hour} h ${rest}`, `${hour}:${rest}`);
}

const ADD_PARTS = [message('add-parts.add-up-parts-plan'), message('add-parts.each-part-needs-own')] as const;

function timeLeft(random: SeededRandom): DraftItem {
  const start = 60 * random.integer(2, 4) + 15 * random.integer(0, 3);
  const homework = 5 * random.integer(4, 9);
  const chores = 5 * random.integer(2, 5);
  const free = 5 * random.integer(4, 14);
  const used = homework + chores;
  const all = {
    name: random.pick(NAMES),
    start: clock(start),
    end: clock(start + used + free),
    homework,
    chores,
    used,
    free,
    whole: used + free,
  };
  const parts = {
    prompt: text(message('time-left.parts.prompt'), all),
    nudge: text(message('time-left.parts.nudge')),
    steps: [
      step(message('time-left.parts.step'), message('time-left.parts.reason.hour-60-minutes'), all),
      step('{homework} + {chores} = {used}', ADD_PARTS[1], all),
      step('{whole} − {used} = {free}', message('time-left.parts.reason.used-taken-off'), all),
    ],
  };
  return integerItem(parts, free, [
    [used, 'whole-time-given'],
    [free + chores, 'part-of-plan-forgotten'],
    [free + 40, 'hour-of-a-hundred-minutes'],
  ]);
}

function getUp(random: SeededRandom): DraftItem {
  const dress = 5 * random.integer(1, 3);
  const eat = 5 * random.integer(3, 5);
  const walk = 5 * random.integer(2, 6);
  const sum = dress + eat + walk;
  const school = 60 * random.integer(7, 8) + 5 * random.integer(6, 11);
  const all = {
    name: random.pick(NAMES),
    school: clock(school),
    dress,
    eat,
    walk,
    sum,
    up: clock(school - sum),
  };
  const parts = {
    prompt: text(message('get-up.parts.prompt'), all),
    nudge: text(message('get-up.parts.nudge')),
    steps: [
      step('{dress} + {eat} + {walk} = {sum}', ADD_PARTS[0], all),
      step(message('get-up.parts.step'), message('get-up.parts.reason'), all),
    ],
  };
  return choiceItem(parts, random, { text: all.up }, [
    [{ text: clock(school + sum) }, 'planned-forward'],
    [{ text: clock(school - dress - eat) }, 'part-of-plan-forgotten'],
    [{ text: clock(school - sum - 40) }, 'hour-of-a-hundred-minutes'],
  ]);
}

const TASKS = [
  message('tasks.homework'),
  message('tasks.piano'),
  message('tasks.dog-walk'),
  message('tasks.snack'),
  message('tasks.reading'),
  message('tasks.tidying-up'),
  message('tasks.soccer'),
] as const;

function orderTasks(random: SeededRandom): DraftItem {
  const [first, second, third, last] = random.shuffle(TASKS);
  if (!first || !second || !third || !last) throw new Error('a plan has four tasks');
  const all = { name: random.pick(NAMES), first, second, third, last };
  const parts = {
    prompt: text(message('order-tasks.parts.prompt'), all),
    nudge: text(message('order-tasks.parts.nudge')),
    steps: [
      step(message('order-tasks.parts.step'), message('order-tasks.parts.reason.fixed-places-leave-fewer')),
      step(
        '{first} → {second} → {third} → {last}',
        message('order-tasks.parts.reason.now-every-rule-kept'),
        all,
      ),
    ],
  };
  const options = [first, second, third, last].map((words) => ({ text: text(words) }));
  return orderItem(parts, random, options, [
    [[0, 2, 1, 3], 'plan-rule-ignored'],
    [[3, 1, 2, 0], 'plan-rule-ignored'],
    [[1, 2, 0, 3], 'plan-rule-ignored'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return timeLeft(random);
  return difficulty === 2 ? getUp(random) : orderTasks(random);
}

/** Plans a day: what fits, when to begin, in which order. */
export const liTime = generator('li-time', make);
