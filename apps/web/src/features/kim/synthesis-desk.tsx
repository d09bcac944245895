import type { User } from '@ori/contracts/accounts';
import type { PatternId } from '@ori/contracts/kim-names';
import { LearnerDesk } from './learner-desk.tsx';
import { ReadingDesk } from './reading-desk.tsx';
import { VisitorDesk } from './visitor-desk.tsx';

export interface SynthesisDeskProps {
  readonly user: User | null;
  readonly asked: PatternId | undefined;
}

/** The exercise, for whoever is here: learners write and hand in, grown-ups read and score, visitors try. */
export function SynthesisDesk({ user, asked }: SynthesisDeskProps) {
  if (user?.role === 'student') return <LearnerDesk key={user.id} user={user} asked={asked} />;
  const reads = user?.role === 'parent' || user?.role === 'admin';
  return (
    <>
      {reads && <ReadingDesk />}
      <VisitorDesk asked={asked} />
    </>
  );
}
