import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';
import { askOfSource } from './source-questions.ts';

const message = messagesOf('la-primary');

/** More on what a source shows for certain, and what it does not. */
export const MORE_SOURCE_QUESTIONS: readonly FactQuestion[] = [
  askOfSource(
    message('more-source-questions.soldiers-letter-home.prompt'),
    message('more-source-questions.soldiers-letter-home.right'),
    message('more-source-questions.soldiers-letter-home.wrong-true'),
    message('more-source-questions.soldiers-letter-home.wrong-other'),
    message('more-source-questions.soldiers-letter-home.because'),
  ),
  askOfSource(
    message('more-source-questions.tax-list-1500.prompt'),
    message('more-source-questions.tax-list-1500.right'),
    message('more-source-questions.tax-list-1500.wrong-true'),
    message('more-source-questions.tax-list-1500.wrong-other'),
    message('more-source-questions.tax-list-1500.because'),
  ),
  askOfSource(
    message('more-source-questions.photo-1900-shows.prompt'),
    message('more-source-questions.photo-1900-shows.right'),
    message('more-source-questions.photo-1900-shows.wrong-true'),
    message('more-source-questions.photo-1900-shows.wrong-other'),
    message('more-source-questions.photo-1900-shows.because'),
  ),
  askOfSource(
    message('more-source-questions.poem-about-battle.prompt'),
    message('more-source-questions.poem-about-battle.right'),
    message('more-source-questions.poem-about-battle.wrong-true'),
    message('more-source-questions.poem-about-battle.wrong-other'),
    message('more-source-questions.poem-about-battle.because'),
  ),
  askOfSource(
    message('more-source-questions.three-people-wrote.prompt'),
    message('more-source-questions.three-people-wrote.right'),
    message('more-source-questions.three-people-wrote.wrong-true'),
    message('more-source-questions.three-people-wrote.wrong-other'),
    message('more-source-questions.three-people-wrote.because'),
  ),
  askOfSource(
    message('more-source-questions.page-torn-out.prompt'),
    message('more-source-questions.page-torn-out.right'),
    message('more-source-questions.page-torn-out.wrong-true'),
    message('more-source-questions.page-torn-out.wrong-other'),
    message('more-source-questions.page-torn-out.because'),
  ),
];
