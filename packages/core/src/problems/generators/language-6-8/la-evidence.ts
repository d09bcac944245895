import { generator } from '../../item.ts';
import { say } from '../../say.ts';
import { askCase, type CaseQuestions, type EvidenceCase } from '../language-3-5/evidence-case.ts';
import { MORE_REPORTS } from './more-reports.ts';
import { REPORTS_OF_PLACES } from './reports-of-places.ts';
import { REPORTS_OF_RECORDS } from './reports-of-records.ts';
import { REPORTS_OF_TESTS } from './reports-of-tests.ts';

const QUESTIONS: CaseQuestions = {
  one: say(
    'Claim: {statement} Which sentence is the strongest evidence for it?',
    'Affirmation : {statement} Quelle phrase en est la meilleure preuve ?',
    'Afirmación: {statement} ¿Qué frase es su mejor prueba?',
  ),
  which: say(
    'Read this report: “{passage}” Which claim does it support?',
    'Lis ce compte rendu : « {passage} » Quelle affirmation soutient-il ?',
    'Lee este informe: «{passage}» ¿Qué afirmación apoya?',
  ),
  two: say(
    'Claim: {statement} Which two sentences are evidence for it?',
    'Affirmation : {statement} Quelles sont les deux phrases qui la prouvent ?',
    'Afirmación: {statement} ¿Cuáles son las dos frases que la prueban?',
  ),
  nudge: say(
    'Evidence can be checked, and it bears on this very claim.',
    'Une preuve se vérifie, et elle touche cette affirmation-là.',
    'Una prueba se puede comprobar y toca esa misma afirmación.',
  ),
  first: [
    say(
      'Set aside feelings, and facts about something else.',
      'Mets de côté les sentiments et les faits sur autre chose.',
      'Deja a un lado los sentimientos y los hechos sobre otra cosa.',
    ),
    say(
      'A true sentence is no evidence when the claim does not need it.',
      'Une phrase vraie n’est pas une preuve si l’affirmation n’en a pas besoin.',
      'Una frase verdadera no es prueba si la afirmación no la necesita.',
    ),
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
