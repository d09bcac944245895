import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { againOf } from './lesson-place.ts';
import { NextCards } from './next-part.tsx';
import { RoomPart } from './room-part.tsx';

const SHOWN = 3;

/** Lessons that were done, offered again as soon as there is nothing new. */
export function AgainPart({ home }: { readonly home: StudentHome }) {
  const { t } = useTranslation('dashboard');
  const lessons = againOf(home, SHOWN);
  if (home.next.length > 0 || lessons.length === 0) return null;
  return (
    <RoomPart title={t('room.again')} look="bare">
      <NextCards lessons={lessons} />
    </RoomPart>
  );
}
