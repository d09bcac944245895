import type { StudentYear } from '@ori/contracts/records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useRemoveYear } from './records.queries.ts';

interface RemoveProps {
  readonly year: StudentYear;
  readonly onRemoved: () => void;
}

/** Takes a school year away after a second press; one of which something was filed says why it stays. */
export function RemoveYear({ year, onRemoved }: RemoveProps) {
  const { t } = useTranslation('records');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const remove = useRemoveYear();
  const [isSure, setSure] = useState(false);
  const removed = () => {
    toasts.show({ type: 'success', title: t('year.removed') });
    onRemoved();
  };
  // Told by the call: with the year this part is gone too. What went wrong is told above the buttons.
  const press = () => void remove.mutateAsync(year.id).then(removed, () => null);
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-5">
      <p className="max-w-prose text-mute">{t('year.removeText')}</p>
      {remove.error && <Note tone="danger">{wordsOf(remove.error)}</Note>}
      <p className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={remove.isPending}
          disabled={remove.error !== null}
          onClick={isSure ? press : () => setSure(true)}
        >
          {t(isSure ? 'year.removeSure' : 'year.remove')}
        </Button>
        {isSure && (
          <Button variant="quiet" onClick={() => setSure(false)}>
            {t('year.removeNot')}
          </Button>
        )}
      </p>
    </div>
  );
}
