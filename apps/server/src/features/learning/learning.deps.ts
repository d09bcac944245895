import type { Course, Lesson, LessonSummary, Skill, Subject as SubjectId } from '@ori/contracts/content';
import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { Generator, Misconception, PracticeItem } from '@ori/contracts/practice';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Subject } from '@ori/core/access/viewer';
import type { Judgement } from '@ori/core/problems/judgement';
import type { Database, Executor } from '../../db/database.ts';

/** What learning asks of the content index; words come in the asked language. */
export interface LearningContent {
  courses(locale: Locale): readonly Course[];
  course(id: string, locale: Locale): Course | null;
  lessonSummary(id: string, locale: Locale): LessonSummary | null;
  lessonPractice(id: string): readonly { skill: string; count: number }[];
  lesson(id: string, locale: Locale): Lesson | null;
  /** Words of the catalogue. */
  readonly data: { readonly courseWords: { readonly subjects: Readonly<Record<SubjectId, LocalisedText>> } };
  readonly skills: readonly Skill[];
  skill(id: string): Skill | null;
  skillTitle(id: string, locale: Locale): string;
  /** Lessons that teach a skill. */
  lessonsOfSkill(skill: string): readonly string[];
}

/** What learning asks of the problems. */
export interface Problems {
  readonly generatorOf: (skill: string) => Generator | null;
  readonly judge: (item: PracticeItem, answer: string, locale: Locale) => Judgement;
  readonly misconceptionOf: (id: string) => Misconception | null;
}

export interface LearningDeps {
  readonly database: Database;
  readonly content: LearningContent;
  readonly problems: Problems;
  /** Questions are signed with a key derived from it. */
  readonly sessionSecret: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Who a record belongs to, or null when there is no such person. */
  readonly findSubject: (userId: string) => Promise<Subject | null>;
  readonly reach: ReachLearner;
  /** The highest level of hints a grown-up allows this learner: 3 is the whole way. */
  readonly mostHint: (learnerId: string) => Promise<number>;
  /** Told within the transaction that completes a lesson, so that what was assigned is done with it. */
  readonly onLessonCompleted: (
    learnerId: string,
    lessonId: string,
    at: Date,
    within: Executor,
  ) => Promise<void>;
}
