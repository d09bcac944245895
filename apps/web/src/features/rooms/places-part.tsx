import type { AgeGroup } from '@ori/contracts/roles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PLACES_OF_AGE } from './room-places.ts';
import './rooms.css';

const ICON_SIZES = { tiles: 30, line: 18 } as const;
type Look = keyof typeof ICON_SIZES;

const LOOKS: Readonly<Record<AgeGroup, Look>> = {
  k2: 'tiles',
  elementary: 'tiles',
  middle: 'tiles',
  high: 'line',
  university: 'line',
  adult: 'line',
};

/** Whether the places of an age stand above the home, in one line, or below it. */
export function isLine(age: AgeGroup): boolean {
  return LOOKS[age] === 'line';
}

/** Where a home leads besides lessons: tiles, or one line, as suits the age. */
export function PlacesPart({ age }: { readonly age: AgeGroup }) {
  const { t } = useTranslation('dashboard');
  const look = LOOKS[age];
  return (
    <nav className="no-print" aria-label={t('room.places')}>
      <ul className="room-places" data-look={look}>
        {PLACES_OF_AGE[age].map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to}>
              <Icon size={ICON_SIZES[look]} strokeWidth={look === 'line' ? 2 : 1.4} aria-hidden="true" />
              {t(`room.place.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
