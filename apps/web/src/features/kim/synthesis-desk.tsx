import type { User } from '@ori/contracts/accounts';
import type { PatternId } from '@ori/contracts/kim-names';
import { useTranslation } from 'react-i18next';
import { LearnerDesk } from './learner-desk.tsx';
import { ReadingDesk } from './reading-desk.tsx';
import { readsSyntheses } from './reads-syntheses.ts';
import { VisitorDesk } from './visitor-desk.tsx';

export interface SynthesisDeskProps {
  readonly user: User | null;
  readonly asked: PatternId | undefined;
}

/** The exercise, for whoever is here: learners write and hand in, grown-ups read and score, visitors try. */
export function SynthesisDesk({ user, asked }: SynthesisDeskProps) {
  const { t } = useTranslation('heritage');
  if (user?.role === 'student') return <LearnerDesk key={user.id} user={user} asked={asked} />;
  if (!readsSyntheses(user)) return <VisitorDesk asked={asked} />;
  return (
    <>
      <ReadingDesk />
      <h3 className="text-3xl">{t('synthesis.deskTitle')}</h3>
      <VisitorDesk asked={asked} />
    </>
  );
}
