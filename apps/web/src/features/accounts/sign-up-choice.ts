/** Who signs up, as the account-type page offers it (spec §2); an adult learner is a student of full age. */
export const SIGN_UP_ROLES = ['student', 'parent', 'teacher', 'adult'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** The age groups a student chooses from at sign-up. */
export const SIGN_UP_AGES = ['k2', 'elementary', 'middle', 'high'] as const;
export type SignUpAge = (typeof SIGN_UP_AGES)[number];

/** Of this age on, people sign themselves up; younger ones ask a grown-up (design §5). */
const OWN_HANDS = 'high' satisfies SignUpAge;

export interface SignUpChoice {
  readonly role: 'student' | 'parent' | 'teacher';
  readonly ageGroup: 'high' | 'adult' | null;
}

export type SignUpStep =
  | { readonly kind: 'role' }
  | { readonly kind: 'age' }
  | { readonly kind: 'grown-up' }
  | { readonly kind: 'form'; readonly choice: SignUpChoice };

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** The query a child's letter to a grown-up carries. */
export const INVITATION_QUERY = 'invitation';

/** Which step the address stands for: `?role=student&age=high`. */
export function stepOf(search: URLSearchParams): SignUpStep {
  // A child's letter reached a grown-up: the parent's form is what it asks for.
  const role = among(SIGN_UP_ROLES, search.get('role') ?? (search.has(INVITATION_QUERY) ? 'parent' : null));
  if (role === null) return { kind: 'role' };
  if (role === 'adult') return { kind: 'form', choice: { role: 'student', ageGroup: 'adult' } };
  if (role !== 'student') return { kind: 'form', choice: { role, ageGroup: null } };
  const age = among(SIGN_UP_AGES, search.get('age'));
  if (age === null) return { kind: 'age' };
  return age === OWN_HANDS ? { kind: 'form', choice: { role, ageGroup: age } } : { kind: 'grown-up' };
}
