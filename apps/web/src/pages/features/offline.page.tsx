import type { CurriculumOverview } from '@ori/contracts/curriculum';
import { useTranslation } from 'react-i18next';
import { CourseKeeper } from '../../features/offline/course-keeper.tsx';
import { DevicePanel } from '../../features/offline/device-panel.tsx';
import { WhatWorks } from '../../features/offline/what-works.tsx';
import { usePageData } from '../../lib/page-data.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import '../../features/offline/offline.css';

export const dataPath = (): string => '/api/curriculum/overview';

/** `/features/offline`: what can be done without network, exactly; what this device keeps; a course for a trip. */
export function Page() {
  const { t } = useTranslation('features');
  const { cells } = usePageData<CurriculumOverview>();
  return (
    <div className="offline-page">
      <header className="offline-hero">
        <Ornament name="circles" className="offline-ornament" />
        <div className="offline-words">
          <p className="eyebrow">{t('offline.eyebrow')}</p>
          <h1>{t('offline.heading')}</h1>
          <p className="text-xl text-mute">{t('offline.lead')}</p>
          <p>
            <a className="btn btn-primary btn-large" href="#trip">
              {t('offline.begin')}
            </a>
          </p>
        </div>
        <DevicePanel />
      </header>
      <section className="offline-part" aria-labelledby="works">
        <h2 id="works">{t('offline.works')}</h2>
        <WhatWorks />
      </section>
      <section className="offline-part offline-trip" id="trip" aria-labelledby="trip-title">
        <div>
          <h2 id="trip-title">{t('offline.trip.title')}</h2>
          <p className="max-w-prose">{t('offline.trip.text')}</p>
        </div>
        <CourseKeeper cells={cells} />
      </section>
      <section className="offline-part" aria-labelledby="whose">
        <h2 id="whose">{t('offline.whose.title')}</h2>
        <p className="max-w-prose">{t('offline.whose.never')}</p>
        <p className="max-w-prose">{t('offline.whose.signOut')}</p>
        <p>
          <LinkButton to="/curriculum" variant="secondary">
            {t('offline.next')}
          </LinkButton>
        </p>
      </section>
    </div>
  );
}
