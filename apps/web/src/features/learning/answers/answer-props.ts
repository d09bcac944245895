import type { RefCallback } from 'react';

/** What every answer's field is told, whatever its kind. */
export interface AnswerProps {
  readonly value: string;
  readonly onChange: (answer: string) => void;
  /** What form is wanted, after an answer that was none. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Where the focus goes when the field is asked for it: its first control. */
  readonly inputRef: RefCallback<HTMLElement>;
  /** Reads what is picked aloud, for those who do not read yet; they type nothing either. */
  readonly hear?: ((text: string) => void) | undefined;
}
