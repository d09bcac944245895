import type { Question } from '@ori/contracts/practice';
import type { ComponentType } from 'react';

/** What the page draws a question with: its words and picture, and the field for its answer. */
export interface QuestionSlotProps {
  readonly question: Question;
  readonly value: string;
  readonly onChange: (answer: string) => void;
  /** What form is wanted, after an answer that was none. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Whether the reading starts here, as after another question. */
  readonly focusFirst: boolean;
}
export type QuestionSlot = ComponentType<QuestionSlotProps>;
