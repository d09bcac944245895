import type { TutorMoveKind } from '@ori/contracts/tutor-names';

/** Why each move is made. The composer has words for every pair, and a test holds it to that. */
export const REASONS = {
  /** First help with a problem; the next level; the same level, since nothing was tried yet; "just tell me". */
  hint: ['new-problem', 'asked', 'try-first', 'not-the-answer', 'hints-only'],
  check: [
    'first-wrong-line',
    'wrong-answer',
    'unreadable-line',
    'right-so-far',
    'holds',
    'holds-in-words',
    'no-work',
  ],
  /** Stages of taking a problem in words apart (Pólya, How to Solve It). */
  scaffold: ['what-is-asked', 'which-numbers', 'draw-it', 'write-an-equation'],
  worked: ['asked'],
  twin: ['owed', 'before-next'],
  lesson: ['passage', 'claim', 'nearest', 'worked-enough'],
  define: ['definition'],
  praise: ['solved', 'solved-with-help'],
  clarify: ['what-next', 'on-problem', 'what-topic', 'unreadable'],
  redirect: ['no-ground', 'practice', 'worksheets', 'human-help', 'sign-in', 'write-for-me'],
  figures: ['progress', 'schedule', 'assignments', 'goals', 'achievements', 'lesson'],
  greet: [
    'greeting',
    'thanks',
    'goodbye',
    'feeling',
    'about-tutor',
    'sad',
    'unwell',
    'discouraged',
    'test-fear',
    'small-talk',
    'affection',
  ],
  limit: ['tutor-off', 'quiet-time', 'minutes-used-up'],
  safety: ['safety'],
} as const satisfies Readonly<Record<TutorMoveKind, readonly string[]>>;

export type ReasonOf<Kind extends TutorMoveKind> = (typeof REASONS)[Kind][number];
