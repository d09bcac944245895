import { messagesOf } from '../../phrase.ts';
import { generator } from '../../item.ts';
import { askCase, type CaseQuestions, type EvidenceCase } from './evidence-case.ts';
import { MORE_STORIES } from './more-stories.ts';
import { STORIES_OF_PEOPLE } from './stories-of-people.ts';
import { STORIES_OF_PLACES } from './stories-of-places.ts';

const message = messagesOf('la-infer');

const QUESTIONS: CaseQuestions = {
  one: message('questions.one'),
  which: message('questions.which'),
  two: message('questions.two'),
  nudge: message('questions.nudge'),
  first: [
    message('questions.first.ask-each-sentence-tell'),
    message('questions.first.inference-rests-words-really'),
  ],
};

const CASES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  ...STORIES_OF_PEOPLE,
  ...STORIES_OF_PLACES,
  ...MORE_STORIES,
];

/** What may be concluded from a short story, and which of its sentences show it. */
export const laInfer = generator('la-infer', (random, difficulty) =>
  askCase(CASES, QUESTIONS, random, difficulty),
);
