import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { starOutline } from '../../ui/ornament/star.ts';
import { numberOf } from './lesson-picture.tsx';

function EarnedMark({ id, size }: { readonly id: string; readonly size: number }) {
  const points = 6 + (numberOf(id) % 7);
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} data-tone="gold" aria-hidden="true">
      <circle className="lesson-picture" cx="50" cy="50" r="46" />
      <path className="lesson-picture" d={starOutline([50, 50], 36, points, 2)} />
    </svg>
  );
}

interface Props {
  readonly home: StudentHome;
  /** Each with what it stands for, or its name alone. */
  readonly withWords?: boolean;
  readonly size?: number;
}

/** What was earned, newest first; it stays for ever. */
export function EarnedPart({ home, withWords = true, size = 60 }: Props) {
  const { t } = useTranslation('dashboard');
  if (home.achievements.length === 0) return <p className="text-mute">{t('room.noneEarned')}</p>;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-4">
      {home.achievements.map(({ id, title, description }) => (
        <li key={id} className="flex items-center gap-4">
          <EarnedMark id={id} size={size} />
          <p className="max-w-56">
            <span className="block font-bold">{title}</span>
            {withWords && <span className="text-sm text-mute">{description}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
