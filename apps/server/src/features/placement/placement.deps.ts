import type { LessonSummary, Skill } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem, Question } from '@ori/contracts/practice';
import type { Learner, ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { SkillGraph } from '@ori/core/learning/skill-graph';
import type { Judgement } from '@ori/core/problems/judgement';
import type { Database, Tx } from '../../db/database.ts';

/** A question of a placement: the run, the skill, and which of the walk's questions it is, from 0. */
export interface PlacedQuestion {
  readonly runId: string;
  readonly skill: string;
  readonly number: number;
  readonly difficulty: Difficulty;
}

/** What placement asks of learning: its questions, and to keep what was found out. */
export interface PlacementQuestions {
  canAsk(skill: string): boolean;
  /** Empty when the skill has no questions. */
  show(viewer: Viewer, question: PlacedQuestion): Question[];
  /** Null when the item is forged, another learner's, or not of this run. */
  open(learnerId: string, runId: string, item: string): { number: number; item: PracticeItem } | null;
}

export interface PlacementDeps {
  readonly database: Pick<Database, 'db'>;
  readonly content: {
    readonly skills: readonly Skill[];
    skillTitle(id: string, locale: Locale): string;
    lessonsOfSkill(skill: string): readonly string[];
    lessonSummary(id: string, locale: Locale): LessonSummary | null;
  };
  readonly graph: SkillGraph;
  readonly questions: PlacementQuestions;
  readonly judge: (item: PracticeItem, answer: string, locale: Locale) => Judgement;
  readonly reach: ReachLearner;
  /** Keeps what was judged as where skills begin; a skill with answers of its own is left as it is. */
  readonly keepJudged: (
    learner: Learner,
    judged: { readonly known: readonly string[]; readonly unknown: readonly string[] },
    within: (tx: Tx) => Promise<boolean>,
  ) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
}
