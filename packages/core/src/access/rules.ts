import type { Grant, TeacherConsentVersion } from '@ori/contracts/messaging-names';
import type { Role } from '@ori/contracts/roles';

/**
 * Whose record a permitted caller may touch:
 * `none` — the operation touches nobody's record;
 * `self` — the caller's own, whatever the role;
 * `own-child` — a child of the caller's family; an admin, any child;
 * `self-or-own-child` — either of the two; an admin, anybody.
 */
export type Relation = 'none' | 'self' | 'own-child' | 'self-or-own-child';

/**
 * Who may call, and on whose record. `teacher`: a linked teacher reaches it too, where a parent granted this.
 * `consentSince`: only where the parent agreed to this version of the text or a later one, since older ones did not
 * tell of it.
 */
export interface Rule {
  readonly who: 'anyone' | 'signed-in' | readonly Role[];
  readonly relation: Relation;
  readonly teacher?: Grant;
  readonly consentSince?: TeacherConsentVersion;
}

export const OPEN = { who: 'anyone', relation: 'none' } as const satisfies Rule;
/** Open to all, because the caller proves who they are inside the call (a secret, a mailed link). */
export const PROVES_ITSELF = { who: 'anyone', relation: 'self' } as const satisfies Rule;
export const OWN_RECORD = { who: 'signed-in', relation: 'self' } as const satisfies Rule;
/** A grown-up's own account. */
export const GROWN_UP = { who: ['parent', 'teacher', 'admin'], relation: 'self' } as const satisfies Rule;
/** For everybody with an account, about nobody. */
export const SIGNED_IN = { who: 'signed-in', relation: 'none' } as const satisfies Rule;
export const OWN_OR_CHILDS = { who: 'signed-in', relation: 'self-or-own-child' } as const satisfies Rule;
export const LEARNER = { who: ['student'], relation: 'self' } as const satisfies Rule;
export const MAKER = { who: ['parent', 'teacher', 'admin'], relation: 'self' } as const satisfies Rule;
/** A learner's own record, or that of a child one cares for. */
export const LEARNING = {
  who: ['student', 'parent', 'admin'],
  relation: 'self-or-own-child',
} as const satisfies Rule;
/** The same, and for a teacher whom a parent lets see how the learning goes. */
export const TAUGHT = {
  who: ['student', 'parent', 'teacher', 'admin'],
  relation: 'self-or-own-child',
  teacher: 'progress',
} as const satisfies Rule;
/** What a child handed in: for the parents, and for a teacher whom a parent lets read and score it. */
export const SCORER = {
  who: ['parent', 'teacher', 'admin'],
  relation: 'own-child',
  teacher: 'progress',
  consentSince: '2026-11-2',
} as const satisfies Rule;
/** Where a child is stuck, and on which way of thinking: for the parents, and a teacher whose link tells of it. */
export const STUCK = {
  who: ['parent', 'teacher', 'admin'],
  relation: 'own-child',
  teacher: 'progress',
  consentSince: '2026-11-3',
} as const satisfies Rule;
/** Work for a child: given by the parents, and by a teacher whom a parent lets give it. */
export const GIVER = {
  who: ['parent', 'teacher'],
  relation: 'own-child',
  teacher: 'work',
  consentSince: '2026-11-3',
} as const satisfies Rule;
export const PARENT = { who: ['parent'], relation: 'own-child' } as const satisfies Rule;
/** A child's record of home education, and for a teacher whom a parent lets read it. */
export const RECORDS = {
  who: ['parent', 'teacher', 'admin'],
  relation: 'own-child',
  teacher: 'records',
} as const satisfies Rule;
/** A parent's own family as a whole: whose it is follows from who asks. */
export const OWN_FAMILY = { who: ['parent'], relation: 'none' } as const satisfies Rule;
/** Grown-ups to whom plans are sold, about their own; no child, whatever its age, sees any of it. */
export const PAYER = { who: ['parent', 'teacher'], relation: 'none' } as const satisfies Rule;
export const GUARDIAN = { who: ['parent', 'admin'], relation: 'own-child' } as const satisfies Rule;
/** Who may be in a thread; which thread, `core/messaging/who-may-write` says. */
export const CORRESPONDENT = {
  who: ['student', 'parent', 'teacher'],
  relation: 'none',
} as const satisfies Rule;
/** A class: its teacher's own. */
export const OWN_CLASS = { who: ['teacher'], relation: 'self' } as const satisfies Rule;
export const TEACHER = { who: ['teacher'], relation: 'none' } as const satisfies Rule;
export const ANNOUNCER = { who: ['teacher', 'admin'], relation: 'none' } as const satisfies Rule;
export const ADMIN = { who: ['admin'], relation: 'none' } as const satisfies Rule;
