import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './privacy.css';

/** Where what is kept is put right: each kind of thing has its room. */
const PLACES = {
  child: '/dashboard/parent/children',
  you: '/dashboard/parent/profile',
  log: '/dashboard/homeschool',
  grades: '/dashboard/parent/grades',
  rest: '/contact',
} as const;

/** What of the family can be corrected, and where. */
export function Corrections() {
  const { t } = useTranslation('privacy');
  return (
    <ul className="corrections">
      {(Object.keys(PLACES) as (keyof typeof PLACES)[]).map((place) => (
        <li key={place}>
          <Link to={PLACES[place]}>{t(`correct.${place}.title`)}</Link>
          <span>{t(`correct.${place}.text`)}</span>
        </li>
      ))}
    </ul>
  );
}
