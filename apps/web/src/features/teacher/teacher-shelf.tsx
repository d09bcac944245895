import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const PLACES = [
  ['hour', '/resources/teachers'],
  ['training', '/teacher-training'],
  ['choices', '/teacher-customization'],
] as const;

/** What stands ready for a teacher besides the rooms. Needs the `teacher` words. */
export function TeacherShelf() {
  const { t } = useTranslation('teacher');
  return (
    <nav className="no-print" aria-label={t('shelf.label')}>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-3">
        {PLACES.map(([name, to]) => (
          <li key={name} className="border-s-2 border-gold ps-4">
            <Link to={to} className="font-semibold">
              {t(`${name}.title`)}
            </Link>
            <p className="text-sm text-mute">{t(`shelf.${name}`)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
