import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { monthAfter, monthOf } from './month-days.ts';

/** The name of a month, with its year. */
function monthWords(month: string, language: string): string {
  const at = new Date(`${month}-01T12:00:00Z`);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at);
}

interface TurnerProps {
  readonly month: string;
  readonly today: string;
  readonly onTurn: (month: string) => void;
}

/** The way to the months around the one shown. */
export function MonthTurner({ month, today, onTurn }: TurnerProps) {
  const { t, i18n } = useTranslation('planning');
  return (
    <div className="cal-turner">
      <IconButton
        label={t('calendar.before')}
        icon={<ChevronLeft size={22} aria-hidden="true" />}
        onClick={() => onTurn(monthAfter(month, -1))}
      />
      <h2 aria-live="polite">{monthWords(month, i18n.language)}</h2>
      <IconButton
        label={t('calendar.after')}
        icon={<ChevronRight size={22} aria-hidden="true" />}
        onClick={() => onTurn(monthAfter(month, 1))}
      />
      {month !== monthOf(today) && (
        <Button variant="quiet" onClick={() => onTurn(monthOf(today))}>
          {t('calendar.now')}
        </Button>
      )}
    </div>
  );
}
