import type { PatternsAnswer } from '@ori/contracts/kim';
import { PATTERN_IDS } from '@ori/contracts/kim-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { LaterFamilyLimit } from '../../features/kim/later-family-limit.tsx';
import { LaterWall } from '../../features/kim/later-wall.tsx';
import { usePageData } from '../../lib/page-data.ts';
import '../../features/kim/guess.css';
import '../../features/kim/mapping.css';
import '../../features/kim/patterns.css';
import '../../ui/styles/badge.css';

/** The patterns, with the one in the address told whole; without one, the first. */
export const dataPath = (
  _params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string => {
  const asked = search.get('pattern');
  return `/api/kim/patterns?pattern=${PATTERN_IDS.find((id) => id === asked) ?? PATTERN_IDS[0]}`;
};

/** `/methodology/patterns`: fourteen questions that people far apart kept asking. */
export function Page() {
  const { t } = useTranslation('heritage');
  const { user } = useSession();
  const answer = usePageData<PatternsAnswer>();
  return (
    <LaterFamilyLimit user={user} part="ancestry">
      <div className="page grid gap-14 pt-14 pb-20">
        <header className="grid gap-4">
          <p className="eyebrow">{t('patterns.eyebrow')}</p>
          <h1 className="max-w-[16ch] text-5xl">{t('patterns.title')}</h1>
          <p className="max-w-prose text-xl text-mute">{t('patterns.lead')}</p>
          <p>
            <Link to="/features/kim-methodology">{t('patterns.method')}</Link>
            {' · '}
            <Link to="/methodology/map">{t('patterns.map')}</Link>
          </p>
        </header>
        <LaterWall answer={answer} user={user} />
      </div>
    </LaterFamilyLimit>
  );
}
