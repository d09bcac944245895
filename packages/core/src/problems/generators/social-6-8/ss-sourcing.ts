import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { groupOf, memberOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { orderStages } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { WITNESSES } from './witnesses.ts';

const message = messagesOf('ss-sourcing');

const QUESTIONS: SortBank = {
  groups: [
    {
      name: message('questions.groups.sourcing.name'),
      ask: message('questions.groups.sourcing.ask'),
      why: message('questions.groups.sourcing.why'),
      falseWhys: [],
      mistaken: 'question-missed',
    },
    {
      name: message('questions.groups.corroborating.name'),
      ask: message('questions.groups.corroborating.ask'),
      why: message('questions.groups.corroborating.why'),
      falseWhys: [],
      mistaken: 'question-missed',
    },
    {
      name: message('questions.groups.contextualizing.name'),
      ask: message('questions.groups.contextualizing.ask'),
      why: message('questions.groups.contextualizing.why'),
      falseWhys: [],
      mistaken: 'question-missed',
    },
  ],
  things: [
    {
      name: message('questions.things.made.name'),
      group: 0,
    },
    {
      name: message('questions.things.maker-want-readers.name'),
      group: 0,
    },
    {
      name: message('questions.things.writer-there-day.name'),
      group: 0,
    },
    {
      name: message('questions.things.other-witnesses-say.name'),
      group: 1,
    },
    {
      name: message('questions.things.where-two-accounts.name'),
      group: 1,
    },
    {
      name: message('questions.things.object-dig-agree.name'),
      group: 1,
    },
    {
      name: message('questions.things.else-happening-time.name'),
      group: 2,
    },
    {
      name: message('questions.things.word-mean-those.name'),
      group: 2,
    },
    {
      name: message('questions.things.laws-customs-held.name'),
      group: 2,
    },
  ],
  askGroup: message('questions.ask-group'),
  askSort: message('questions.ask-sort'),
  askWhy: message('questions.ask-why'),
  nudge: message('questions.nudge'),
  rule: [message('questions.rule.look-whether-about-maker'), message('questions.rule.each-step-needs-own')],
};

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? groupOf(QUESTIONS, random) : memberOf(QUESTIONS, random);
  return difficulty === 2 ? sortAll(QUESTIONS, random, 4) : orderStages(WITNESSES, random);
}

/** Sourcing, corroborating, contextualizing, and how close a source is (C3 D2.His.11.6-8). */
export const ssSourcing = generator('ss-sourcing', make);
