import type { PlannedAssignment } from '@ori/contracts/planning';
import { Target } from 'lucide-react';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';

interface GivenMarkProps extends Pick<PlannedAssignment, 'lesson'> {
  readonly size: number;
  /** Of the target: a small one needs a wider line. */
  readonly lineWidth: number;
}

/** The drawing of what was given: its lesson's subject, or a target for practice. */
export function GivenMark({ lesson, size, lineWidth }: GivenMarkProps) {
  if (lesson === null) return <Target size={size} strokeWidth={lineWidth} aria-hidden="true" />;
  return <Emblem shape={SUBJECT_LOOKS[lesson.subject].emblem} size={size} />;
}
