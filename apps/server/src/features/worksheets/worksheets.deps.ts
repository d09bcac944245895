import type { Band, Skill, Subject } from '@ori/contracts/content';
import type { LocalisedText, Locale } from '@ori/contracts/locale';
import type { Generator, PracticeItem } from '@ori/contracts/practice';
import type { Result } from '@ori/contracts/result';
import type { VoidReason } from '@ori/contracts/worksheet-names';
import type { SheetQuestion } from '@ori/contracts/worksheets';
import type { Learner, ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Judgement } from '@ori/core/problems/judgement';
import type { FrozenItem } from '@ori/core/worksheets/frozen-sheet';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { Printer } from '../../pdf/printer.ts';

/** An answer from paper, as learning counts it. */
interface PaperAnswer extends FrozenItem {
  readonly learner: Viewer;
  readonly code: string;
  readonly answer: string;
  readonly judged: Judgement;
}
/** Answers of a sheet that a grown-up takes back. */
interface PaperTakenBack {
  readonly learner: Learner;
  readonly code: string;
  readonly numbers: readonly number[];
  readonly reason: VoidReason;
  readonly by: string;
  /** What else belongs to the act, in its transaction. */
  readonly within: (tx: Executor) => Promise<void>;
}
export interface TakenBackResult extends Omit<PaperResult, 'learnerId' | 'code'> {
  readonly takenBackAt: Date;
  readonly reason: VoidReason;
}
export interface PaperResult {
  readonly learnerId: string;
  readonly code: string | null;
  readonly number: number;
  readonly verdict: 'correct' | 'incorrect';
  readonly answeredAt: Date;
}

/** A picture for paper as an SVG document; null where nothing here can draw. */
export type PaperPicture = (
  drawing: unknown,
  label: string,
  locale: Locale,
  ink: boolean,
) => Promise<string | null>;

/** What worksheets ask of the content index. */
export interface SheetContent {
  readonly skills: readonly Skill[];
  skill(id: string): { readonly subject: Subject; readonly band: Band } | null;
  skillTitle(id: string, locale: Locale): string;
  readonly data: { readonly courseWords: { readonly subjects: Readonly<Record<Subject, LocalisedText>> } };
}

export interface WorksheetsDeps {
  readonly database: Pick<Database, 'db'>;
  readonly content: SheetContent;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly printer: Printer;
  readonly picture: PaperPicture;
  /** Where this installation is found: what a sheet's QR leads to. */
  readonly publicUrl: string;
  readonly generatorOf: (skill: string) => Generator | null;
  readonly judge: (item: PracticeItem, answer: string, locale: Locale) => Judgement;
  /** A question of a sheet as the browser may hold it, without its answer. */
  readonly present: (frozen: FrozenItem, skillTitle: string, locale: Locale) => SheetQuestion;
  readonly countOnPaper: (answer: PaperAnswer) => Promise<'counted' | 'counted-before' | 'unreadable'>;
  readonly resultsOnPaper: (learnerIds: readonly string[], code?: string) => Promise<readonly PaperResult[]>;
  /** `not-found` when none of them counts; `days-filed` when one of them has been reported. */
  readonly takeBackOnPaper: (answers: PaperTakenBack) => Promise<Result<number, 'not-found' | 'days-filed'>>;
  readonly takenBackOnPaper: (learnerId: string, code: string) => Promise<readonly TakenBackResult[]>;
  readonly now: () => Date;
  readonly newId: () => string;
}
