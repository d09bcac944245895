import type { EvidenceLabel } from '@ori/contracts/content';
import type { Citation } from '@ori/contracts/tutor';
import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { CheckedSteps } from '../maths/check-steps/check-steps.ts';

/**
 * A problem the tutor may help with: a practice question on the page, or one it solved itself. Everything in it was
 * verified before it came here. Texts are in the learner's language.
 */
export interface GroundedProblem {
  /** The same problem has the same key, however it is asked. */
  readonly key: string;
  readonly source: 'item' | 'message';
  readonly statement: string;
  /** In symbols, for the step checker: `3(x-2) = 9`; null for a problem in words. */
  readonly task: string | null;
  /** It is answered by picking, sorting or naming, not by writing lines. */
  readonly isPicked?: boolean;
  readonly skill: string | null;
  readonly skillTitle: string | null;
  /** Level 0: where to look. */
  readonly nudge: string;
  /** All steps with their reasons; the first is level 2, all of them level 3. */
  readonly steps: readonly { readonly text: string; readonly reason: string }[];
  readonly answer: string;
  /** Ways in which the answer may be written: none of them is said before level 3. */
  readonly answerForms: readonly string[];
}

/** What the learner answered or wrote about the problem, judged. */
export interface GroundedWork {
  readonly lines: readonly string[];
  readonly checked: CheckedSteps;
  /** The last line is the problem's right answer. */
  readonly isSolved: boolean;
  /** The lines hold by themselves; whether they lead to the answer is not known. */
  readonly standsAlone?: boolean;
}

/** The learner's own figures, for those who ask for them; all counted. */
export interface LearnerFigures {
  readonly streakDays: number;
  readonly lessonsCompleted: number;
  readonly dueReviews: number;
  readonly minutesToday: number;
  readonly goalMinutes: number;
  readonly openAssignments: number;
  readonly nextAssignment: { readonly title: string; readonly dueOn: string } | null;
  readonly currentLesson: { readonly id: string; readonly title: string } | null;
  readonly nextLesson: { readonly id: string; readonly title: string } | null;
  readonly achievements: number;
  readonly goals: number;
  /** Skills missed more often than not. */
  readonly stuck: readonly { readonly skill: string; readonly title: string }[];
  readonly scheduledToday: readonly string[];
}

/** A passage of a lesson, cited. */
export type LessonCitation = Citation & { readonly lessonId: string };

/** A claim of the ledger, cited. `lang` tells which language it is told in. */
export interface GroundedClaim {
  readonly id: string;
  /** What was asked about, with its article. */
  readonly name: LocalisedText;
  readonly title: string;
  readonly text: string;
  readonly lang: Locale;
  readonly label: EvidenceLabel;
  readonly lessonId: string | null;
}

/** Everything a reply may stand on. What is not here is not said. */
export interface Ground {
  readonly problem: GroundedProblem | null;
  readonly work: GroundedWork | null;
  /** A problem in words that the tutor does not solve: its quantities, as written. */
  readonly wordProblem: { readonly quantities: readonly string[] } | null;
  /** Lesson passages, best first; `score` from 0 to 1 says how well each fits what was asked. */
  readonly passages: readonly (LessonCitation & { readonly score?: number })[];
  readonly definition: {
    readonly term: string;
    readonly meaning: string;
    readonly citation: Citation;
  } | null;
  /** What the claim ledger says of what was asked about by name. */
  readonly claim?: GroundedClaim | null;
  /** The lesson nearest to what was asked, where no passage answers it. */
  readonly nearestLesson: { readonly id: string; readonly title: string } | null;
  readonly figures: LearnerFigures | null;
  /** Wrong answers that were given on the page to the question in hand. */
  readonly missed?: number;
  /** It was asked about something other than the problem in hand. */
  readonly isAside?: boolean;
}

export const NO_GROUND: Ground = {
  problem: null,
  work: null,
  wordProblem: null,
  passages: [],
  definition: null,
  nearestLesson: null,
  figures: null,
};

/** The same in each language, for what is worded before the reader is known. */
export type Worded = LocalisedText;
