/** What is kept of a learner's work on one skill. */
export interface WorkedSkill {
  readonly skill: string;
  /** Chance, 0–1, of answering the next typical question. */
  readonly chance: number;
  readonly answers: number;
  readonly correct: number;
  readonly unaided: number;
  readonly workedMs: number;
  readonly masteredAt: Date | null;
  readonly stuck: boolean;
  /** Whether placement judged it, before any answer in practice. */
  readonly placed: boolean;
  readonly dueAt: Date | null;
}
