import { DOWNLOADS } from '@ori/contracts/download-names';
import type { ReadyAnswer } from '@ori/contracts/worksheets';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Ornament } from '../ui/ornament/ornament.tsx';
import './resources/hub.css';

const NEEDS = [
  ['paper', '/worksheets'],
  ['law', '/homeschool'],
  ['hands', '/features/3d-visualizations'],
  ['story', '/cultures'],
  ['blank', '/print-tools'],
  ['think', '/blog'],
] as const;

const PEOPLE = [
  ['parent', '/parents'],
  ['teacher', '/teachers'],
  ['learner', '/curriculum'],
  ['member', '/resources/premium'],
] as const;

export const dataPath = (): string => '/api/worksheets/ready';

/** What somebody needs tonight, in their own words, and where it lies. */
function Needs() {
  const { t } = useTranslation('resources');
  const { subjects, drawing } = usePageData<ReadyAnswer>();
  const counts = {
    sheets: subjects.reduce((sum, { sheets }) => sum + sheets.length, 0),
    drawn: drawing.length,
  };
  return (
    <ul className="hub-needs">
      {NEEDS.map(([id, to]) => (
        <li key={id}>
          <Link to={to}>{t(`hub.need.${id}.ask`)}</Link>
          <p>{t(`hub.need.${id}.gets`, counts)}</p>
        </li>
      ))}
    </ul>
  );
}

/** `/resources`: the way to everything that can be taken, by tonight's need and by who asks. */
export function Page() {
  const { t } = useTranslation('resources');
  return (
    <div className="page hub">
      <header>
        <Ornament name="circles" className="hub-ornament" />
        <h1>{t('hub.heading')}</h1>
        <p className="text-xl text-mute">{t('hub.lead')}</p>
      </header>
      <Needs />
      <section className="hub-who" aria-labelledby="who">
        <h2 id="who">{t('hub.who.title')}</h2>
        <ul>
          {PEOPLE.map(([id, to]) => (
            <li key={id}>
              <h3>
                <Link to={to}>{t(`hub.who.${id}.title`)}</Link>
              </h3>
              <p>{t(`hub.who.${id}.text`, { papers: DOWNLOADS.length })}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="hub-stuck" aria-labelledby="stuck">
        <h2 id="stuck">{t('hub.stuck.title')}</h2>
        <p>{t('hub.stuck.text')}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/help">{t('hub.stuck.help')}</LinkButton>
          <LinkButton to="/resources/faq" variant="secondary">
            {t('hub.stuck.faq')}
          </LinkButton>
        </p>
      </section>
    </div>
  );
}
