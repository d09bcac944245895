import type { ChangeAnswer, ScheduleEntry } from '@ori/contracts/planning';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { DialogBox } from '../../ui/aria/dialog-box.tsx';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/feedback/offline-note.tsx';
import { Note } from '../../ui/note.tsx';
import { useEntryName } from './entry-name.ts';
import { useMoveEntry } from './planning.queries.ts';
import { useChangeTold } from './use-change-told.ts';
import { daysFrom } from './week-days.ts';

const DAYS_OFFERED = 14;

interface MoveDialogProps {
  readonly entry: ScheduleEntry;
  readonly today: string;
  /** Told whether the entry was moved. */
  readonly onClose: (isMoved: boolean) => void;
}

/** “Move to…”: two weeks of days to choose from; the course keeps its order around it. */
export function MoveDialog({ entry, today, onClose }: MoveDialogProps) {
  const { t, i18n } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const told = useChangeTold();
  const name = useEntryName()(entry);
  const move = useMoveEntry();
  const moveTo = (day: string) => {
    const moved = { name, day: dayWords(day, i18n.language, 'long') };
    const onSuccess = (answer: ChangeAnswer) => {
      told(answer, t('schedule.moved', moved));
      onClose(true);
    };
    move.mutate({ id: entry.id, day }, { onSuccess });
  };
  return (
    <DialogBox
      isOpen
      title={t('schedule.moveTitle', { name })}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose(false))}
    >
      {() => (
        <div className="grid gap-4">
          <p className="text-mute">{t('schedule.moveText')}</p>
          <ul className="move-days">
            {daysFrom(today, DAYS_OFFERED).map((day) => (
              <li key={day}>
                <Button
                  wide
                  variant="secondary"
                  disabled={move.isPending || day === entry.day}
                  onClick={() => moveTo(day)}
                >
                  {dayWords(day, i18n.language, 'long')}
                </Button>
              </li>
            ))}
          </ul>
          {move.isPaused && <OfflineNote>{t('state.offline')}</OfflineNote>}
          {move.error && <Note tone="danger">{wordsOf(move.error)}</Note>}
        </div>
      )}
    </DialogBox>
  );
}
