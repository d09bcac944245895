import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { groupOf, memberOf, sortAll, type SortBank, type Thing } from '../../fact-sort.ts';
import { choiceItem, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-study');

const recall = (name: Phrase): Thing => ({ name, group: 0 });
const again = (name: Phrase): Thing => ({ name, group: 1 });

const WAYS: SortBank = {
  groups: [
    {
      name: message('ways.groups.recall.name'),
      ask: message('ways.groups.recall.ask'),
      why: message('ways.groups.recall.why'),
      falseWhys: [],
      mistaken: 'feels-known',
    },
    {
      name: message('ways.groups.looking-again.name'),
      ask: message('ways.groups.looking-again.ask'),
      why: message('ways.groups.looking-again.why'),
      falseWhys: [],
      mistaken: 'feels-known',
    },
  ],
  things: [
    recall(message('ways.things.closing-book-writing.name')),
    recall(message('ways.things.answering-flash-cards.name')),
    recall(message('ways.things.explaining-topic-friend.name')),
    recall(message('ways.things.drawing-diagram-without.name')),
    recall(message('ways.things.making-up-quiz.name')),
    recall(message('ways.things.solving-old-problem.name')),
    again(message('ways.things.reading-chapter-second.name')),
    again(message('ways.things.coloring-important-lines.name')),
    again(message('ways.things.copying-summary-board.name')),
    again(message('ways.things.watching-same-video.name')),
    again(message('ways.things.following-solved-example.name')),
  ],
  askGroup: message('ways.ask-group'),
  askSort: message('ways.ask-sort'),
  askWhy: message('ways.ask-why'),
  nudge: message('ways.nudge'),
  rule: [message('ways.rule.ask-where-answer-comes'), message('ways.rule.page-tells-head-must')],
};

function askWays(random: SeededRandom): DraftItem {
  const kind = random.integer(0, 2);
  if (kind === 0) return groupOf(WAYS, random);
  return kind === 1 ? memberOf(WAYS, random) : sortAll(WAYS, random);
}

function lastReview(random: SeededRandom): DraftItem {
  const start = random.integer(2, 9);
  const one = random.integer(1, 3);
  const two = one + random.integer(1, 3);
  const three = two + random.integer(2, 5);
  const middle = start + one;
  const all = { start, one, two, three, middle, next: middle + two, end: middle + two + three };
  const parts = {
    prompt: text(message('last-review.parts.prompt'), all),
    nudge: text(message('last-review.parts.nudge')),
    steps: [
      step('{start} + {one} = {middle}', message('last-review.parts.reason.first-review'), all),
      step('{middle} + {two} = {next}', message('last-review.parts.reason.second-gap-starts-there'), all),
      step('{next} + {three} = {end}', message('last-review.parts.reason.gaps-grow-time-time'), all),
    ],
  };
  return integerItem(parts, all.end, [
    [start + three, 'gaps-from-start'],
    [one + two + three, 'start-day-forgotten'],
    [all.next, 'part-of-plan-forgotten'],
  ]);
}

const PLAN = message('plan');
const ONE_DAY = message('one-day');

const TOO_LATE = message('too-late');

function bestPlan(random: SeededRandom): DraftItem {
  const gap = random.integer(3, 6);
  const test = 3 * gap + random.integer(1, 2);
  const each = 5 * random.integer(3, 6);
  const days = { a: gap, b: 2 * gap, c: 3 * gap };
  const all = { ...days, test, each, total: 3 * each };
  const parts = {
    prompt: text(message('best-plan.parts.prompt'), all),
    nudge: text(message('best-plan.parts.nudge')),
    steps: [
      step(message('best-plan.parts.step.strike-out-plans-end'), TOO_LATE),
      step(
        message('best-plan.parts.step.days-b-c-apart'),
        message('best-plan.parts.reason.time-between-sessions-helps'),
        all,
      ),
      step('3 × {each} = {total}', message('best-plan.parts.reason.all-time-used'), all),
    ],
  };
  return choiceItem(parts, random, { text: text(PLAN, all) }, [
    [{ text: text(ONE_DAY, all) }, 'all-at-once'],
    [{ text: text(PLAN, { ...all, c: test + 2 }) }, 'deadline-missed'],
    [{ text: text(PLAN, { ...all, each: each - 5 }) }, 'total-missed'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return askWays(random);
  return difficulty === 2 ? lastReview(random) : bestPlan(random);
}

/** Recall and spacing (Roediger & Karpicke 2006; Cepeda et al. 2006). */
export const liStudy = generator('li-study', make);
