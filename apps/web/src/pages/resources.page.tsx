import { DOWNLOADS } from '@ori/contracts/download-names';
import type { ReadyAnswer } from '@ori/contracts/worksheets';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BlankPicture, LabelsPicture, PlatePicture, ThinkPicture } from '../features/site/need-pictures.tsx';
import { CELL, MAP_BOX, TILES } from '../features/states/state-tiles.ts';
import { PaperFan } from '../features/worksheets/ready/paper-fan.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import '../features/worksheets/ready/ready.css';
import './resources/hub.css';

const NEEDS = [
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

/** The states as a comb, for ornament: which of them were read is told where the link leads. */
const Comb = () => (
  <svg viewBox={MAP_BOX} className="need-comb">
    {TILES.map(({ code, x, y }) => (
      <path key={code} d={CELL} transform={`translate(${x} ${y})`} />
    ))}
  </svg>
);

function Labels() {
  const { t } = useTranslation('resources');
  return (
    <LabelsPicture
      words={{
        science: t('hub.label.science'),
        record: t('hub.label.record'),
        debate: t('hub.label.debate'),
        tradition: t('hub.label.tradition'),
        unsupported: t('hub.label.unsupported'),
      }}
    />
  );
}

const PICTURES: Readonly<Record<(typeof NEEDS)[number][0], ReactNode>> = {
  law: <Comb />,
  hands: <PlatePicture />,
  story: <Labels />,
  blank: <BlankPicture />,
  think: <ThinkPicture />,
};

/** The first screen: the paper on top of the pile, and the button that leads to it. */
function Tonight() {
  const { t, i18n } = useTranslation('resources');
  const { subjects, drawing } = usePageData<ReadyAnswer>();
  const counts = {
    sheets: subjects.reduce((sum, { sheets }) => sum + sheets.length, 0),
    drawn: drawing.length,
  };
  return (
    <header className="hub-tonight">
      <div>
        <h1>{t('hub.heading')}</h1>
        <p className="text-xl text-mute">{t('hub.lead')}</p>
        <p>
          <LinkButton to="/worksheets" size="large">
            {t('hub.print')}
          </LinkButton>
        </p>
        <p className="text-mute">{t('hub.printGets', counts)}</p>
      </div>
      <PaperFan locale={i18n.language} />
    </header>
  );
}

/** What else lies on the table, each with its picture. */
function Table() {
  const { t } = useTranslation('resources');
  return (
    <section className="hub-table" aria-labelledby="else">
      <h2 id="else">{t('hub.else')}</h2>
      <ul>
        {NEEDS.map(([id, to]) => (
          <li key={id} data-need={id}>
            <div className="hub-picture" aria-hidden="true">
              {PICTURES[id]}
            </div>
            <div>
              <h3>
                <Link to={to}>{t(`hub.need.${id}.ask`)}</Link>
              </h3>
              <p>{t(`hub.need.${id}.gets`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/resources`: a table laid for tonight, with all that can be taken from it, then by who asks. */
export function Page() {
  const { t } = useTranslation('resources');
  return (
    <div className="page hub">
      <Tonight />
      <Table />
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
        <p className="flex flex-wrap items-center gap-4">
          <Link to="/help">{t('hub.stuck.help')}</Link>
          <Link to="/resources/faq">{t('hub.stuck.faq')}</Link>
        </p>
      </section>
    </div>
  );
}
