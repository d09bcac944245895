import { BANDS } from '@ori/contracts/subjects';
import type { ReadyAnswer } from '@ori/contracts/worksheets';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../features/accounts/session.ts';
import { DrawnShelves } from '../features/worksheets/ready/drawn-shelves.tsx';
import { PaperFan } from '../features/worksheets/ready/paper-fan.tsx';
import { ReadyShelves } from '../features/worksheets/ready/ready-shelves.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';

const FIRST = 'K-2';

export const dataPath = (_params: unknown, search: URLSearchParams): string => {
  const band = BANDS.find((known) => known === search.get('band')) ?? FIRST;
  return `/api/worksheets/ready?band=${band}`;
};

/** `/worksheets`: ready sheets by age and subject, and those to draw on; each is made from its code, always the same. */
export function Page() {
  const { t, i18n } = useTranslation('worksheets');
  const { band, subjects, drawing } = usePageData<ReadyAnswer>();
  const { user } = useSession();
  const makes = user?.role === 'parent' || user?.role === 'teacher';
  return (
    <div className="page pb-12">
      <header className="paper-hero">
        <div>
          <p className="eyebrow">{t('ready.eyebrow')}</p>
          <h1 className="text-5xl">{t('ready.title')}</h1>
          <p className="max-w-prose text-xl text-mute">{t('ready.lead')}</p>
          <p className="flex flex-wrap gap-3">
            <LinkButton to={makes ? '/worksheets/create' : '/features/print-resources'}>
              {t(makes ? 'ways.make' : 'ready.how')}
            </LinkButton>
            <LinkButton to="/print-tools" variant="secondary">
              {t('ways.papers')}
            </LinkButton>
          </p>
        </div>
        <PaperFan locale={i18n.language} />
      </header>
      <section className="paper-part" aria-labelledby="practice">
        <h2 id="practice">{t('ready.practice')}</h2>
        <nav aria-label={t('ready.ages')}>
          <ul className="paper-ages">
            {BANDS.map((each) => (
              <li key={each}>
                <Link
                  to={`/worksheets?band=${each}`}
                  preventScrollReset
                  {...(each === band ? { 'aria-current': 'page' as const } : {})}
                >
                  {t(`band.${each}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ReadyShelves subjects={subjects} />
      </section>
      <section className="paper-part" aria-labelledby="drawn">
        <h2 id="drawn">{t('ready.drawn')}</h2>
        <DrawnShelves drawing={drawing} />
      </section>
    </div>
  );
}
