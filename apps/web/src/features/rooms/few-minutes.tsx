import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Minutes that practice may last. */
const LENGTHS = [5, 10, 15] as const;

/** For a break that is too short for a lesson: rounds of practice by the minutes they take. */
export function FewMinutes() {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <section aria-labelledby={id} className="few-minutes">
      <h2 id={id} className="text-2xl">
        {t('room.few.title')}
      </h2>
      <p className="text-mute">{t('room.few.text')}</p>
      <ul>
        {LENGTHS.map((minutes) => (
          <li key={minutes}>
            <Link to={`/dashboard/practice?minutes=${minutes}`}>
              <b>{minutes}</b> <span>{t('room.few.minutes')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
