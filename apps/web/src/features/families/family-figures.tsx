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
    <div className="flex flex-col-reverse items-center gap-1 px-2 text-center sm:flex-row sm:gap-5 sm:px-6 sm:text-start">
      <span className={`hidden sm:block ${look}`}>
        <Emblem shape={shape} size={64} />
      </span>
      <div className="flex flex-col-reverse">
        <dt className="text-sm text-mute">{label}</dt>
        <dd className={`font-display text-4xl font-semibold tabular-nums ${look}`}>{value}</dd>
      </div>
    </div>
  );
}

/** The three figures of the family: children, finished lessons, the longest running streak. */
export function FamilyFigures({ data }: { readonly data: ParentDashboard }) {
  const { t } = useTranslation('dashboard');
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-y border-line py-5" aria-label={t('family.figures')}>
      <Figure shape="circles" look="text-gold" value={data.activeChildren} label={t('family.activeChildren', { count: data.activeChildren })} />
      <Figure shape="hexagon" look="text-nile" value={data.lessonsCompleted} label={t('family.lessonsCompleted', { count: data.lessonsCompleted })} />
      <Figure shape="sun" look="text-clay" value={data.streakDays} label={t('family.streakDays', { count: data.streakDays })} />
    </dl>
  );
}
