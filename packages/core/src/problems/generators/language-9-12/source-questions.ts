import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';

const message = messagesOf('la-primary');

const FIRST = [message('first.ask-speaks-whom-why'), message('first.source-answers-some-questions')] as const;
const NUDGE = message('nudge');
/** A question with its right answer, one that takes a witness for the truth, and one that takes age for worth. */
export const askOfSource = (
  prompt: FactQuestion['prompt'],
  right: FactQuestion['right'],
  wrongTrue: FactQuestion['right'],
  wrongOther: FactQuestion['right'],
  because: FactQuestion['because'],
): FactQuestion => ({
  prompt,
  right,
  wrong: [
    [wrongTrue, 'primary-means-true'],
    [wrongOther, 'old-means-primary'],
  ],
  nudge: NUDGE,
  first: FIRST,
  because,
});

/** What a source shows for certain, and what it does not. */
export const SOURCE_QUESTIONS: readonly [FactQuestion, ...FactQuestion[]] = [
  askOfSource(
    message('source-questions.kings-inscription-says.prompt'),
    message('source-questions.kings-inscription-says.right'),
    message('source-questions.kings-inscription-says.wrong-true'),
    message('source-questions.kings-inscription-says.wrong-other'),
    message('source-questions.kings-inscription-says.because'),
  ),
  askOfSource(
    message('source-questions.merchants-letter-complains.prompt'),
    message('source-questions.merchants-letter-complains.right'),
    message('source-questions.merchants-letter-complains.wrong-true'),
    message('source-questions.merchants-letter-complains.wrong-other'),
    message('source-questions.merchants-letter-complains.because'),
  ),
  askOfSource(
    message('source-questions.study-workers-ate.prompt'),
    message('source-questions.study-workers-ate.right'),
    message('source-questions.study-workers-ate.wrong-true'),
    message('source-questions.study-workers-ate.wrong-other'),
    message('source-questions.study-workers-ate.because'),
  ),
  askOfSource(
    message('source-questions.two-diaries-one.prompt'),
    message('source-questions.two-diaries-one.right'),
    message('source-questions.two-diaries-one.wrong-true'),
    message('source-questions.two-diaries-one.wrong-other'),
    message('source-questions.two-diaries-one.because'),
  ),
  askOfSource(
    message('source-questions.old-letter-survives.prompt'),
    message('source-questions.old-letter-survives.right'),
    message('source-questions.old-letter-survives.wrong-true'),
    message('source-questions.old-letter-survives.wrong-other'),
    message('source-questions.old-letter-survives.because'),
  ),
  askOfSource(
    message('source-questions.officer-wrote-down.prompt'),
    message('source-questions.officer-wrote-down.right'),
    message('source-questions.officer-wrote-down.wrong-true'),
    message('source-questions.officer-wrote-down.wrong-other'),
    message('source-questions.officer-wrote-down.because'),
  ),
];
