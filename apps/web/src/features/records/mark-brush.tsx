import { ATTENDANCE_KINDS, type AttendanceKind } from '@ori/contracts/record-names';
import type { AttendanceTotals } from '@ori/contracts/records-room';
import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DayMark } from './day-mark.tsx';

/** What a tap makes of a day; `counted` takes a word back. */
export type Brush = AttendanceKind | 'counted';
const BRUSHES: readonly Brush[] = [...ATTENDANCE_KINDS, 'counted'];

interface Props {
  readonly brush: Brush;
  readonly totals: AttendanceTotals;
  readonly onChoose: (brush: Brush) => void;
}

/** The key to the calendar, and what a tap makes of a day: one of them is in hand. */
export function MarkBrush({ brush, totals, onChoose }: Props) {
  const { t } = useTranslation('records');
  return (
    <fieldset className="rec-brushes">
      <legend className="field-label no-print">{t('calendar.brush')}</legend>
      {BRUSHES.map((kind) => (
        <label key={kind} className="rec-brush" data-counted={kind === 'counted' || undefined}>
          <input
            type="radio"
            name="brush"
            className="sr-only"
            value={kind}
            checked={brush === kind}
            onChange={() => onChoose(kind)}
          />
          {kind === 'counted' ? <Eraser size={20} aria-hidden="true" /> : <DayMark kind={kind} />}
          <span>{t(`mark.${kind}`)}</span>
          {kind !== 'counted' && <b>{totals[kind]}</b>}
        </label>
      ))}
    </fieldset>
  );
}

/** The same key where nobody may mark: forms, words and how many. */
export function MarkKey({ totals }: Pick<Props, 'totals'>) {
  const { t } = useTranslation('records');
  return (
    <ul className="rec-brushes">
      {ATTENDANCE_KINDS.map((kind) => (
        <li key={kind} className="rec-brush">
          <DayMark kind={kind} />
          <span>{t(`mark.${kind}`)}</span>
          <b>{totals[kind]}</b>
        </li>
      ))}
    </ul>
  );
}
