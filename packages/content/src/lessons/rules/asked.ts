import type { Complaint } from '../../data/complaint.ts';
import type { LessonRule } from './rule.ts';

/** How an example hands over a claim to be checked: “Check this claim.” */
const TO_CHECK = /(?:Check this claim|Vérifie cette affirmation|Comprueba esta afirmación)/;

/**
 * A claim that a learner is to check stands as a question: a false sentence by itself would be found, quoted and
 * believed as the lesson's own.
 */
export const askedRule: LessonRule = ({ front }) =>
  (['worked', 'faded'] as const).flatMap((field): Complaint[] => {
    const { problem } = front[field];
    const [before = '', ...after] = problem.split(TO_CHECK);
    if (after.length === 0 || /\?\s*$/u.test(before)) return [];
    return [{ field: `${field}.problem`, rule: 'asked', message: `ask it as a question: "${problem}"` }];
  });
