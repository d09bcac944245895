import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';

const PLACES = [
  ['room', '/dashboard/teacher'],
  ['work', '/dashboard/teacher/assignments'],
  ['letters', '/dashboard/messages'],
  ['courses', '/dashboard'],
] as const;

/** The way between a teacher's rooms. */
export function TeacherNav() {
  const { t } = useTranslation('classroom');
  return (
    <nav className="no-print flex flex-wrap gap-2" aria-label={t('nav.label')}>
      {PLACES.map(([name, to]) => (
        <NavLink
          key={name}
          to={to}
          end
          className={({ isActive }) => buttonClass({ variant: isActive ? 'primary' : 'secondary' })}
        >
          {t(`nav.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
