import type { TimetableSlot } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { DialogBox } from '../../ui/aria/dialog-box.tsx';
import { Button } from '../../ui/button.tsx';
import { weekdayName, WEEKDAYS } from './weekday-names.ts';

interface SlotDialogProps {
  readonly slot: TimetableSlot;
  readonly onMove: (slot: TimetableSlot, weekday: number) => void;
  readonly onClose: () => void;
}

/** “Move to…” for a subject’s minutes: the other days of the week. */
export function SlotDialog({ slot, onMove, onClose }: SlotDialogProps) {
  const { t, i18n } = useTranslation('planning');
  const day = weekdayName(slot.weekday, i18n.language);
  return (
    <DialogBox
      isOpen
      title={t('slot.move', { name: t(`dashboard:subject.${slot.subject}`), day })}
      closeLabel={t('dashboard:close')}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {(close) => (
        <ul className="move-days">
          {WEEKDAYS.filter((weekday) => weekday !== slot.weekday).map((weekday) => (
            <li key={weekday}>
              <Button
                wide
                variant="secondary"
                onClick={() => {
                  onMove(slot, weekday);
                  close();
                }}
              >
                {weekdayName(weekday, i18n.language)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </DialogBox>
  );
}
