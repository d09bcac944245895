import { homeAfterSignIn } from '@ori/core/access/home-of';
import { pageOfRole } from '@ori/core/access/page-of-role';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { SkillBoost } from '../../features/learning/boost/skill-boost.tsx';
import { LaterWorkHelp } from '../../features/tutor/work/later-work-help.tsx';
import { densityFor } from '../../features/rooms/room-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';

const LENGTHS = [5, 10, 15] as const;

/** The length an address asks for, in minutes; the shortest where it asks for none of them. */
const lengthOf = (asked: string | null): number =>
  LENGTHS.find((length) => String(length) === asked) ?? LENGTHS[0];

/** `/dashboard/practice`: a few minutes of what is due. Grown-ups are led to what fits their role. */
export function Page() {
  const { t } = useTranslation('lesson');
  const { user } = useSession();
  const [search] = useSearchParams();
  const skill = search.get('skill');
  const [minutes, setMinutes] = useState(() => lengthOf(search.get('minutes')));
  if (!user) return null;
  const elsewhere = pageOfRole('practice', user.role);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const home = homeAfterSignIn(user.role, user.ageGroup);
  // Who cannot read yet is asked nothing before the questions begin.
  const isYoung = user.ageGroup === 'k2';
  return (
    <div className="relative overflow-clip" data-density={densityFor(user.ageGroup ?? 'adult')}>
      <Ornament name="star" className="absolute -top-24 -right-24 size-96 opacity-25" />
      <div className="page relative grid max-w-3xl gap-8 py-10">
        <header className="grid gap-3">
          <h1 className="text-4xl">{t('boost.title')}</h1>
          {!isYoung && <p className="max-w-prose text-mute">{t('boost.lead')}</p>}
        </header>
        {skill === null && !isYoung && (
          <div className="boost-lengths" role="group" aria-label={t('boost.length')}>
            {LENGTHS.map((length) => (
              <Button
                key={length}
                variant={length === minutes ? 'primary' : 'secondary'}
                aria-pressed={length === minutes}
                onClick={() => setMinutes(length)}
              >
                {t('boost.minutes', { count: length })}
              </Button>
            ))}
          </div>
        )}
        <h2 className="sr-only">{t('practice.title')}</h2>
        <SkillBoost
          learnerId={user.id}
          minutes={minutes}
          skill={skill}
          spoken={isYoung}
          homeTo={home}
          Help={LaterWorkHelp}
        />
      </div>
    </div>
  );
}
