import { type Holder, isGrownUp } from '../accounts/email-proof.ts';

/** The newsletter is for grown-ups: a learner who is not one, or does not say so, is never offered it. */
export function mayGetNewsletter(person: Holder): boolean {
  return isGrownUp(person);
}
