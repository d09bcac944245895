import type { Lesson, LessonSummary, Skill } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { PracticeItem, Question } from '@ori/contracts/practice';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Subject, Viewer } from '@ori/core/access/viewer';
import type { GroundedClaim, LearnerFigures } from '@ori/core/tutor/ground';
import type { RecordedTurn } from '@ori/core/tutor/rubric/rubric';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../db/log.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Queue } from '../../queue/queue.ts';
import type { MathsWorker } from '../../maths-worker/maths-worker.ts';
import type { LessonSearch } from './lesson-index.ts';
import type { ModelSettings } from './model/model-settings.ts';

/** What the tutor asks of the content index; words come in the asked language. */
export interface TutorContent {
  readonly lessonIds: readonly string[];
  readonly skills: readonly Skill[];
  lesson(id: string, locale: Locale): Lesson | null;
  lessonSummary(id: string, locale: Locale): LessonSummary | null;
  lessonsOfSkill(skill: string): readonly string[];
  skillTitle(id: string, locale: Locale): string;
}

/** A question on the learner's page, opened. */
export interface OpenedItem {
  /** The same question has the same key, whoever asks for it. */
  readonly key: string;
  readonly skill: string;
  readonly item: PracticeItem;
  /** The signed reference it was opened with. */
  readonly reference: string;
}

/** The learner's practice, as far as the tutor touches it. */
export interface TutoredPractice {
  /** Null when the reference is forged, another learner's, or of a placement: there, nobody helps. */
  open(viewer: Viewer, reference: string): OpenedItem | null;
  /** Another question of its kind, to be answered unaided; null where it is one already. */
  twin(viewer: Viewer, reference: string): Question | null;
  /** Help counts as help wherever it was given. */
  keepHint(viewer: Viewer, reference: string, level: number): Promise<void>;
  /** How many wrong answers the learner gave to the question. */
  missed(viewer: Viewer, reference: string): Promise<number>;
}

/** `conversation` is null for a visitor. */
export type RecordTurn = (conversation: string | null, turn: RecordedTurn) => void;

export interface TutorDeps {
  readonly database: Database;
  readonly content: TutorContent;
  readonly lessons: LessonSearch;
  /** The ledger's claim on what a message asks about by name; null for most messages. */
  readonly claimOn: (message: string, locale: Locale) => GroundedClaim | null;
  readonly practice: TutoredPractice;
  readonly maths: Pick<MathsWorker, 'problemIn' | 'checkSteps'>;
  /** The same in a thread apart: strangers who try the tutor hold up no learner. */
  readonly visitorsMaths: Pick<MathsWorker, 'problemIn' | 'checkSteps'>;
  readonly reach: ReachLearner;
  readonly findSubject: (userId: string) => Promise<Subject | null>;
  /** The learner's own figures; null for whoever learns nothing here. */
  readonly figuresOf: (viewer: Viewer) => Promise<LearnerFigures | null>;
  readonly childrenOf: (viewer: Viewer) => Promise<readonly { id: string; firstName: string }[]>;
  /** The installation's language model; it words replies only where a grown-up agreed to its vendor by name. */
  readonly model: ModelSettings | null;
  /** Hears of every turn with what its reply stood on: for recordings that are judged afterwards. */
  readonly recordTurn?: RecordTurn | undefined;
  readonly audit: Audit;
  readonly mail: Pick<Mail, 'keep'>;
  readonly queue: Pick<Queue, 'add' | 'handle'>;
  readonly log: Log;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
}
