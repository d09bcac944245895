import type { Question } from '@ori/contracts/practice';
import type { ComponentType, ReactNode } from 'react';

export interface PracticeHelpProps {
  readonly question: Question;
  /** The lesson the question stands in, if it stands in one. */
  readonly lessonId: string | null;
  /** For those who do not read or type yet. */
  readonly spoken: boolean;
  /** Told how far help went: hint level 1–3. */
  readonly onLevel: (level: number) => void;
  /** Puts an unaided question in place of this one for a while. */
  readonly onTwin: (twin: Question) => void;
  /** The question's own hints, of so many levels. */
  readonly renderHints: (levels: number) => ReactNode;
}

/** Who helps with a question; the page brings it. Without one, the question's own hints stand there. */
export type PracticeHelp = ComponentType<PracticeHelpProps>;
