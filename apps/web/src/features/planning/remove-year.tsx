import type { SchoolYear } from '@ori/contracts/calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { DialogBox } from '../../ui/aria/dialog-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useRemoveYear } from './calendar.queries.ts';

interface RemoveProps {
  readonly year: SchoolYear;
  /** The year is gone, and this button with it. */
  readonly onRemoved: () => void;
}

/** Takes the family's year away, once it was told what goes with it and what stays. */
export function RemoveYear({ year, onRemoved }: RemoveProps) {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const remove = useRemoveYear();
  const [isAsking, setAsking] = useState(false);
  const count = year.terms.length;
  const removed = () => {
    toasts.show({ type: 'success', title: t('year.removed') });
    onRemoved();
  };
  // Told by the call: with the year this dialog is gone too. What went wrong is told above the buttons.
  const press = () => void remove.mutateAsync(null).then(removed, () => null);
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('year.removeYear')}
      </Button>
      <DialogBox
        alert
        title={t('year.removeAsk')}
        closeLabel={t('dashboard:close')}
        isOpen={isAsking}
        onOpenChange={setAsking}
      >
        {(close) => (
          <div className="grid gap-4">
            <p>{count === 0 ? t('year.removeEnds') : t('year.removeTerms', { count })}</p>
            <p>{t('year.removeStays')}</p>
            {remove.error && <Note tone="danger">{wordsOf(remove.error)}</Note>}
            <div className="flex flex-wrap gap-3">
              <Button variant="danger" busy={remove.isPending} onClick={press}>
                {t('year.removeSure')}
              </Button>
              <Button variant="quiet" onClick={close}>
                {t('year.removeNot')}
              </Button>
            </div>
          </div>
        )}
      </DialogBox>
    </>
  );
}
