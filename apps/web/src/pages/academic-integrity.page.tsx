import type { TryExample } from '@ori/contracts/tutor-example';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OriTalk } from '../features/integrity/ori-talk.tsx';
import { Pledge } from '../features/integrity/pledge.tsx';
import { Cited, Seen } from '../features/integrity/seen-and-cited.tsx';
import { TheLine } from '../features/integrity/the-line.tsx';
import { TwoSquares } from '../features/integrity/two-squares.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import '../features/integrity/integrity.css';

/** A conversation that the server computes for this page. */
export const dataPath = (): string => '/api/tutor/example';

/** `/academic-integrity`: help and doing it for you, where the tutor draws the line, and a promise to sign. */
export function Page() {
  const { t } = useTranslation('integrity');
  const { turns } = usePageData<TryExample>();
  return (
    <div className="ig">
      <header className="ig-hero">
        <div>
          <p className="eyebrow">{t('hero.eyebrow')}</p>
          <h1>{t('hero.heading')}</h1>
          <p className="ig-lead">{t('hero.lead')}</p>
          <p className="ig-doors no-print">
            <a className="btn btn-primary btn-large" href="#ori">
              {t('hero.try')}
            </a>
            <a className="btn btn-secondary btn-large" href="#pledge">
              {t('hero.pledge')}
            </a>
          </p>
        </div>
        <TwoSquares />
      </header>
      <TheLine />
      <OriTalk turns={turns} />
      <Seen />
      <Cited />
      <Pledge />
      <p className="ig-next no-print">
        <span>{t('next.text')}</span>
        <LinkButton to="/demo/ai-tutors" size="large">
          {t('next.try')}
        </LinkButton>
        <Link to="/blog/a-tutor-that-waits">{t('next.read')}</Link>
      </p>
    </div>
  );
}
