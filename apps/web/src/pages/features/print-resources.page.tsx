import type { ReadyAnswer } from '@ori/contracts/worksheets';
import { useTranslation } from 'react-i18next';
import { PaperFan } from '../../features/worksheets/ready/paper-fan.tsx';
import { RoundTrip } from '../../features/worksheets/ready/round-trip.tsx';
import { TOOLS } from '../../features/worksheets/tools/paper-lines.ts';
import { usePageData } from '../../lib/page-data.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import '../../features/worksheets/ready/ready.css';

const FACTS = ['seed', 'kinds', 'large', 'languages', 'tagged', 'nothing'] as const;

export const dataPath = (): string => '/api/worksheets/ready';

/** `/features/print-resources`: what can be printed here, and how paper comes back. */
export function Page() {
  const { t, i18n } = useTranslation('worksheets');
  const { subjects, drawing } = usePageData<ReadyAnswer>();
  const skills = subjects.reduce((sum, { sheets }) => sum + sheets.length, 0);
  return (
    <div className="page pb-12">
      <header className="paper-hero">
        <div>
          <p className="eyebrow">{t('about.eyebrow')}</p>
          <h1 className="text-5xl">{t('about.title')}</h1>
          <p className="max-w-prose text-xl text-mute">{t('about.lead')}</p>
          <p className="flex flex-wrap gap-3">
            <LinkButton to="/worksheets">{t('ways.ready')}</LinkButton>
            <LinkButton to="/print-tools" variant="secondary">
              {t('ways.papers')}
            </LinkButton>
          </p>
        </div>
        <PaperFan locale={i18n.language} />
      </header>
      <section className="paper-part" aria-labelledby="trip">
        <h2 id="trip">{t('trip.title')}</h2>
        <RoundTrip />
      </section>
      <section className="paper-part" aria-labelledby="what">
        <h2 id="what">{t('about.what')}</h2>
        <dl className="paper-counts">
          {(
            [
              ['skills', skills],
              ['drawn', drawing.length],
              ['papers', TOOLS.length],
            ] as const
          ).map(([name, count]) => (
            <div key={name}>
              <dt>{t(`about.count.${name}`)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        <ul className="paper-facts">
          {FACTS.map((fact) => (
            <li key={fact}>
              <h3>{t(`fact.${fact}.title`)}</h3>
              <p>{t(`fact.${fact}.text`)}</p>
            </li>
          ))}
        </ul>
        <p>
          <LinkButton to="/worksheets" size="large">
            {t('ways.ready')}
          </LinkButton>
        </p>
      </section>
    </div>
  );
}
