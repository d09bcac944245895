import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';

/** The parameter of the address that says which part of the room is open. */
export const PART_PARAM = 'part';
const ROOM_PARTS = ['threads', 'announcements'] as const;
type RoomPart = (typeof ROOM_PARTS)[number];

/** The way between threads and announcements. */
export function RoomParts({ open }: { readonly open: RoomPart }) {
  const { t } = useTranslation('messages');
  return (
    <nav className="no-print flex flex-wrap gap-2" aria-label={t('room.parts')}>
      {ROOM_PARTS.map((part) => (
        <Link
          key={part}
          to={part === 'threads' ? '?' : `?${PART_PARAM}=${part}`}
          className={buttonClass({ variant: part === open ? 'primary' : 'secondary' })}
          {...(part === open ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`room.part.${part}`)}
        </Link>
      ))}
    </nav>
  );
}
