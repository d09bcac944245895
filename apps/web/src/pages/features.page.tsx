import type { TryExample } from '@ori/contracts/tutor-example';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoIdeas } from '../features/kim/two-ideas.tsx';
import { PredictCard } from '../features/site/predict-card.tsx';
import { AskedOri } from '../features/tour/asked-ori.tsx';
import { DayArc } from '../features/tour/day-arc.tsx';
import { LoanFigure } from '../features/tour/loan-figure.tsx';
import { NoSignal } from '../features/tour/no-signal.tsx';
import { PeopleList } from '../features/tour/people-list.tsx';
import { ScreenPicture } from '../features/tour/screen-picture.tsx';
import { StationView } from '../features/tour/station-view.tsx';
import { type StationId, STATIONS } from '../features/tour/stations.ts';
import { PaperFan } from '../features/worksheets/ready/paper-fan.tsx';
import { LabFigure } from '../lib/labs/lab-figure.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { LogStrip } from './homeschool/log-strip.tsx';
import '../features/site/styles/loaves.css';
import '../features/site/styles/people.css';
import '../ui/styles/choices.css';
import '../features/worksheets/ready/ready.css';
import '../features/tour/tour.css';

/** A conversation that the server computes for this page. */
export const dataPath = (): string => '/api/tutor/example';

const STILL = { at: 'still' } as const;
const ORBITAL = { orbital: '4f_z(x2-y2)' };

/** The thing itself at each station. */
function useThings(): Readonly<Record<StationId, ReactNode>> {
  const { t, i18n } = useTranslation('features');
  const { turns } = usePageData<TryExample>();
  const cloud = { name: 'orbitals', props: ORBITAL, label: t('tour.atoms.figure') } as const;
  return {
    morning: <ScreenPicture id="child-home" alt={t('tour.morning.alt')} />,
    lesson: <PredictCard />,
    ori: <AskedOri turns={turns} />,
    paper: <PaperFan locale={i18n.language} />,
    kim: <TwoIdeas />,
    sky: <ScreenPicture id="skill-sky" alt={t('tour.sky.alt')} />,
    atoms: <LabFigure lab={cloud} state={STILL} />,
    offline: <NoSignal />,
    evening: <ScreenPicture id="parent-evening" alt={t('tour.evening.alt')} />,
    log: <LogStrip />,
    adult: <LoanFigure />,
  };
}

/** `/features`: a family's day in the house, each hour with a piece of the product and the way deeper. */
export function Page() {
  const { t } = useTranslation('features');
  const things = useThings();
  return (
    <div className="tour page">
      <header className="tour-hero">
        <div>
          <p className="eyebrow">{t('tour.eyebrow')}</p>
          <h1>{t('tour.heading')}</h1>
          <p className="text-xl text-mute">{t('tour.lead')}</p>
        </div>
        <DayArc />
      </header>
      {STATIONS.map((station) => (
        <StationView key={station.id} station={station}>
          {things[station.id]}
        </StationView>
      ))}
      <section className="tour-end" aria-labelledby="people">
        <h2 id="people">{t('tour.people.title')}</h2>
        <PeopleList />
      </section>
      <section className="tour-end tour-begin" aria-labelledby="begin">
        <h2 id="begin">{t('tour.begin.title')}</h2>
        <p>{t('tour.begin.text')}</p>
        <LinkButton size="large" to="/account-type">
          {t('tour.begin.go')}
        </LinkButton>
      </section>
    </div>
  );
}
