import type { Result } from '@ori/contracts/result';
import type { Failure } from '../../../lib/failure.ts';
import type { PracticeCalls, Questions } from './practice.calls.ts';

/** Where questions come from. `key` changes with whatever is asked for. */
export interface PracticeSource {
  readonly key: string;
  /** The lesson the answers belong to, if they belong to one. */
  readonly lessonId: string | null;
  /** True for a set that ends; otherwise more is asked for until nothing is left. */
  readonly isOneSet: boolean;
  readonly take: (calls: PracticeCalls) => Promise<Result<Questions, Failure>>;
}

/** A lesson's own practice: what is still to be answered of it. */
export function lessonPractice(lessonId: string): PracticeSource {
  return {
    key: `lesson/${lessonId}`,
    lessonId,
    isOneSet: false,
    take: (calls) => calls.questions({ lessonId }),
  };
}

/** So many questions of one skill. */
export function skillPractice(skill: string, count: number): PracticeSource {
  return {
    key: `skill/${skill}`,
    lessonId: null,
    isOneSet: true,
    take: (calls) => calls.questions({ skill, count }),
  };
}
