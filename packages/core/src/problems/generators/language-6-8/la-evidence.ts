import { messagesOf } from '../../phrase.ts';
import { generator } from '../../item.ts';
import { askCase, type CaseQuestions, type EvidenceCase } from '../language-3-5/evidence-case.ts';
import { MORE_REPORTS } from './more-reports.ts';
import { REPORTS_OF_PLACES } from './reports-of-places.ts';
import { REPORTS_OF_RECORDS } from './reports-of-records.ts';
import { REPORTS_OF_TESTS } from './reports-of-tests.ts';

const message = messagesOf('la-evidence');

const QUESTIONS: CaseQuestions = {
  one: message('questions.one'),
  which: message('questions.which'),
  two: message('questions.two'),
  nudge: message('questions.nudge'),
  first: [
    message('questions.first.set-aside-feelings-facts'),
    message('questions.first.true-sentence-evidence-when'),
  ],
};

const CASES: readonly [EvidenceCase, ...EvidenceCase[]] = [
  ...REPORTS_OF_PLACES,
  ...REPORTS_OF_RECORDS,
  ...MORE_REPORTS,
  ...REPORTS_OF_TESTS,
];

/** Which sentences of a report are evidence for a claim, and which claim a report supports. */
export const laEvidence = generator('la-evidence', (random, difficulty) =>
  askCase(CASES, QUESTIONS, random, difficulty),
);
