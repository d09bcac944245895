import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HourFace } from './hour-face.tsx';

/** The stretches of an hour, in minutes from its beginning. */
const STRETCHES = {
  guess: [0, 5],
  paper: [5, 30],
  thinking: [30, 45],
  sure: [45, 60],
  after: [60, 60],
} as const;
type StretchName = keyof typeof STRETCHES;

interface StationProps {
  readonly name: StretchName;
  readonly children: ReactNode;
}

/** One stretch of the hour: when it is, what it is for, and what there is for it. */
export function Station({ name, children }: StationProps) {
  const { t } = useTranslation('teacher');
  const [from, until] = STRETCHES[name];
  return (
    <li className="hour-station" id={name}>
      <div className="hour-when">
        <HourFace from={from} until={until} />
        <p>{name === 'after' ? t('hour.over') : t('hour.minutes', { from, until })}</p>
      </div>
      <section aria-labelledby={`${name}-title`} className="hour-body">
        <h2 id={`${name}-title`}>{t(`hour.${name}.title`)}</h2>
        <p className="hour-lead">{t(`hour.${name}.lead`)}</p>
        {children}
      </section>
    </li>
  );
}
