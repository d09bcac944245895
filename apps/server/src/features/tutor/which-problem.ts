import type { TutorPlace } from '@ori/contracts/tutor';
import { namesPage } from '@ori/core/tutor/ground/names-page';
import type { GroundedWork } from '@ori/core/tutor/ground';
import type { InHand } from './problem-in-hand.ts';
import { isSameTask } from './what-is-tried.ts';

/** What was tried at a problem, judged; `isOwn`: it belongs to that and to nothing else. */
export interface Tried {
  readonly work: GroundedWork | null;
  readonly isOwn: boolean;
}

/** Two things that a message may be about. */
export interface Choice {
  /** The problem of the learner's own that was spoken of last. */
  readonly own: InHand;
  /** The question on the page. */
  readonly onPage: InHand;
}

/** It is right as far as it goes, and on the way of this very problem. */
const fits = ({ work }: Tried): boolean => work?.checked.ok === true && work.standsAlone !== true;

const besideOf = ({ kept }: InHand): string | null | undefined =>
  kept?.source === 'message' ? kept.beside : undefined;

/** What is written in the work, asked by its button or says so is about the page, whatever was spoken of. */
function isOfPage({ own, onPage }: Choice, message: string, { work }: TutorPlace): boolean {
  const isNothing = own.problem === null && own.wordProblem === null;
  const isWritten = message === '' || (work ?? []).some((line) => line.trim() !== '');
  return isNothing || isWritten || namesPage(message) || isSameTask(own, onPage);
}

/** A lone number under a problem in words is judged by nobody, but it is about that. */
const isTriedAt = ({ wordProblem }: InHand, { work }: Tried, message: string): boolean =>
  work !== null || (wordProblem !== null && /\d/.test(message));

/** A try belongs to the problem spoken of last, unless it is right for the page alone, or can be nothing but its answer. */
function triedAt({ own, onPage }: Choice, message: string, atOwn: Tried, atPage: Tried): InHand {
  if (fits(atOwn) || atPage.work === null) return own;
  return fits(atPage) || !isTriedAt(own, atOwn, message) ? onPage : own;
}

/**
 * Which of the two a message is about. What is no try is about the problem spoken of last too, while the page still
 * shows the question it showed then.
 */
export async function spokenOf(
  choice: Choice,
  { message, place }: { readonly message: string; readonly place: TutorPlace },
  tryAt: (held: InHand) => Promise<Tried>,
): Promise<InHand> {
  const { own, onPage } = choice;
  if (isOfPage(choice, message, place)) return onPage;
  const [atOwn, atPage] = await Promise.all([tryAt(own), tryAt(onPage)]);
  if (atOwn.work !== null || atPage.work !== null) return triedAt(choice, message, atOwn, atPage);
  return besideOf(own) === onPage.opened?.key ? own : onPage;
}
