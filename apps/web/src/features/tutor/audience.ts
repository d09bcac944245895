import type { User } from '@ori/contracts/accounts';
import type { AgeGroup } from '@ori/contracts/roles';
import type { TutorTier } from '@ori/contracts/tutor-names';
import { greetingTierOf, tutorTierOf } from '@ori/core/tutor/tier';

/** How the tutor is drawn for this person, and speaks to them. */
export interface Audience {
  readonly user: User | null;
  readonly greeting: TutorTier;
  readonly density: 'k2' | 'elementary' | 'middle' | 'high';
  /** Nobody who is signed in. Without network that cannot be known: then it is not said. */
  readonly isVisitor: boolean;
  /** How words of care are said: to somebody unknown as to a child. */
  readonly careTier: TutorTier;
  /** Somebody whose grown-ups may read along. */
  readonly isChild: boolean;
  /** Known to be grown. */
  readonly isGrown: boolean;
  /** Learns here, so that there are figures of their own. */
  readonly isLearner: boolean;
}

type Density = Audience['density'];
const DENSITIES: Readonly<Record<AgeGroup, Density>> = {
  k2: 'k2',
  elementary: 'elementary',
  middle: 'middle',
  high: 'high',
  university: 'high',
  adult: 'high',
};
const NOBODY: Audience = {
  user: null,
  greeting: 'high',
  density: 'high',
  isVisitor: true,
  careTier: 'elementary',
  isChild: false,
  isGrown: false,
  isLearner: false,
};

/** A learner as old as their age group; somebody older may write what they like. */
function learner(user: User): Audience {
  const { ageGroup, gradeLevel, age } = user;
  const known = { ageGroup, gradeLevel, ageYears: age };
  const isChild = ageGroup !== 'university' && ageGroup !== 'adult';
  const density = ageGroup ? DENSITIES[ageGroup] : 'middle';
  const isGrown = !isChild;
  return {
    user,
    greeting: greetingTierOf(known),
    density,
    isVisitor: false,
    careTier: tutorTierOf(known),
    isChild,
    isGrown,
    isLearner: true,
  };
}

/** What a session says of how to draw the tutor; null is a visitor, or nobody could be asked who it is. */
export function audienceOf(user: User | null, isUnreached = false): Audience {
  if (user?.role === 'student') return learner(user);
  if (user === null) return { ...NOBODY, isVisitor: !isUnreached };
  return { ...NOBODY, user, isVisitor: false, careTier: 'high', isGrown: true };
}
