import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lightAt, type STATIONS } from './stations.ts';

interface StationProps {
  readonly station: (typeof STATIONS)[number];
  /** The piece of the product itself. */
  readonly children: ReactNode;
}

/** One hour of the day: when, what happens, the thing itself, and where it goes deeper. */
export function StationView({ station: { id, hour, to }, children }: StationProps) {
  const { t } = useTranslation('features');
  return (
    <section id={id} className="tour-station" data-light={lightAt(hour)} aria-labelledby={`${id}-title`}>
      <p className="tour-time">{t(`tour.${id}.time`)}</p>
      <div className="tour-words">
        <h2 id={`${id}-title`}>{t(`tour.${id}.title`)}</h2>
        <p>{t(`tour.${id}.text`)}</p>
        <p>
          <Link to={to}>{t(`tour.${id}.go`)}</Link>
        </p>
      </div>
      <div className="tour-figure">{children}</div>
    </section>
  );
}
