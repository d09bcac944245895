import { isPractised } from '@ori/core/problems/registry';
import type { Complaint } from '../../data/complaint.ts';
import { PRACTICE_QUESTIONS, QUESTIONS_FROM_PREREQUISITES } from '../tiers.ts';
import type { LessonRule } from './rule.ts';

/**
 * Six to ten questions that can be made and judged, each lesson skill practised, and two or more questions from
 * prerequisites (charter §6), as soon as a generator of a prerequisite exists.
 */
export const practiceRule: LessonRule = ({ front }) => {
  const [least, most] = PRACTICE_QUESTIONS;
  const complaints: Complaint[] = [];
  const complain = (rule: string, message: string) => complaints.push({ field: 'practice', rule, message });
  const total = sum(front.practice);
  if (total < least || total > most)
    complain('practice-count', `${total} questions; there are ${least} to ${most}`);
  for (const { skill } of front.practice)
    if (!isPractised(skill)) complain('no-generator', `no questions can be made for "${skill}"`);
  for (const skill of front.skills)
    if (!front.practice.some((part) => part.skill === skill))
      complain('practice-skill', `"${skill}" is not practised`);
  const earlier = front.prerequisites.filter((skill) => !front.skills.includes(skill));
  const asked = sum(front.practice.filter(({ skill }) => earlier.includes(skill)));
  if (asked < QUESTIONS_FROM_PREREQUISITES && earlier.some(isPractised))
    complain(
      'practice-prerequisites',
      `${asked} questions from prerequisites; there are at least ${QUESTIONS_FROM_PREREQUISITES}`,
    );
  return complaints;
};

function sum(parts: readonly { count: number }[]): number {
  return parts.reduce((total, part) => total + part.count, 0);
}
