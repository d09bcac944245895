import { ATTENDANCE_KINDS } from '@ori/contracts/record-names';
import type { RecordSummary } from '@ori/contracts/records-room';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { useRecordRoom } from './record-room.ts';
import { useSay } from './records.queries.ts';

/** The days and the word for them, and the way to say it. */
function useStretch({ childId, to: end, today }: RecordSummary) {
  const { t } = useTranslation('records');
  const toasts = useToasts();
  const { newId } = useRecordRoom();
  const say = useSay();
  const last = today < end ? today : end;
  const [told, setTold] = useState({ from: last, to: last, kind: 'full', weekdaysOnly: true });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const kind = ATTENDANCE_KINDS.find((known) => known === told.kind) ?? null;
    say.mutate(
      { ...told, id: newId(), childId, kind },
      { onSuccess: () => toasts.show({ type: 'success', title: t('stretch.done') }) },
    );
  };
  return { say, last, told, tell: (part: Partial<typeof told>) => setTold({ ...told, ...part }), send };
}

/** Many days at once: holidays, or a year that was kept on paper until now. */
export function StretchForm({ year }: { readonly year: RecordSummary }) {
  const { t } = useTranslation('records');
  const wordsOf = useFailureWords();
  const { say, last, told, tell, send } = useStretch(year);
  const kinds = [...ATTENDANCE_KINDS, 'counted' as const];
  return (
    <div className="no-print">
      <Disclosure summary={t('stretch.title')}>
        <form onSubmit={send} className="rec-form-row">
          <TextField
            type="date"
            label={t('stretch.from')}
            required
            min={year.from}
            max={last}
            value={told.from}
            onChange={({ target }) => tell({ from: target.value })}
          />
          <TextField
            type="date"
            label={t('stretch.to')}
            required
            min={told.from}
            max={last}
            value={told.to}
            onChange={({ target }) => tell({ to: target.value })}
          />
          <Select
            label={t('stretch.kind')}
            value={told.kind}
            onChange={({ target }) => tell({ kind: target.value })}
            options={kinds.map((value) => ({ value, label: t(`mark.${value}`) }))}
          />
          <Checkbox
            label={t('stretch.weekdays')}
            checked={told.weekdaysOnly}
            onChange={({ target }) => tell({ weekdaysOnly: target.checked })}
          />
          <Button type="submit" variant="secondary" busy={say.isPending}>
            {t('stretch.send')}
          </Button>
        </form>
        <div aria-live="polite">{say.error && <Note tone="danger">{wordsOf(say.error)}</Note>}</div>
      </Disclosure>
    </div>
  );
}
