import { type Holder, isGrownUp } from '../accounts/email-proof.ts';

/** At this age neither COPPA nor the GDPR asks a parent's consent: no country may choose a higher one by its Article 8. */
export const NEWSLETTER_AGE_YEARS = 16;

/** The newsletter for its own sake: grown-ups may wish for it at any time. */
export function mayGetNewsletter(person: Holder): boolean {
  return isGrownUp(person);
}

/** Who signs up, as far as the wish goes; `age` in years where it was told. */
interface Newcomer extends Holder {
  readonly age?: number | undefined;
}

/**
 * Must whoever wishes for it at sign-up say that they are old enough? Learners of 14 to 18 do, in the wish itself:
 * their group begins before the age, and their birthday is not asked for (decision 037).
 */
export function mustTellNewsletterAge({ role, ageGroup, age }: Newcomer): boolean {
  return role === 'student' && ageGroup === 'high' && age === undefined;
}

/** Is the wish offered at sign-up, and kept? Never to a child for whom a grown-up has the account. */
export function mayWishAtSignUp(newcomer: Newcomer): boolean {
  if (isGrownUp(newcomer) || mustTellNewsletterAge(newcomer)) return true;
  const { ageGroup, age = 0 } = newcomer;
  return ageGroup === 'high' && age >= NEWSLETTER_AGE_YEARS;
}
