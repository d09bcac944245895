import type { ParentDashboard } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { Emblem, type EmblemShape } from '../../ui/ornament/emblem.tsx';

interface FigureProps {
  readonly shape: EmblemShape;
  readonly look: string;
  readonly label: string;
  readonly value: number;
}

function Figure({ shape, look, label, value }: FigureProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-2 text-center sm:items-start sm:px-8 sm:text-start">
      <dt className="text-sm text-mute">{label}</dt>
      <dd
        className={`order-first flex items-center gap-4 font-display text-4xl font-semibold tabular-nums ${look}`}
      >
        <Emblem shape={shape} size={52} className="hidden sm:block" />
        {value}
      </dd>
    </div>
  );
}

/** The three figures of the family: children, finished lessons, the longest running streak. */
export function FamilyFigures({ data }: { readonly data: ParentDashboard }) {
  const { t } = useTranslation('dashboard');
  return (
    <dl
      className="grid grid-cols-3 divide-x divide-line border-y border-line py-5"
      aria-label={t('family.figures')}
    >
      <Figure
        shape="circles"
        look="text-gold"
        value={data.activeChildren}
        label={t('family.activeChildren', { count: data.activeChildren })}
      />
      <Figure
        shape="hexagon"
        look="text-nile"
        value={data.lessonsCompleted}
        label={t('family.lessonsCompleted', { count: data.lessonsCompleted })}
      />
      <Figure
        shape="sun"
        look={data.streakDays > 0 ? 'text-gold' : 'text-mute'}
        value={data.streakDays}
        label={t('family.streakDays', { count: data.streakDays })}
      />
    </dl>
  );
}
