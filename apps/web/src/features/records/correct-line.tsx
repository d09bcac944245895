import { BECAUSE_MAX, WRITTEN_KINDS } from '@ori/contracts/record-names';
import type { InstructionEntry } from '@ori/contracts/records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { draftOf, type EntryDraft, entryOf } from './entry-draft.ts';
import { EntryFields, EntryMore } from './entry-fields.tsx';
import { useRecordRoom } from './record-room.ts';
import { useStrike, useWrite } from './records.queries.ts';
import { useStateSubjects } from './use-state-subjects.ts';

interface Props {
  readonly entry: InstructionEntry;
  readonly today: string;
  readonly onDone: () => void;
}

function Strike({ entry: { id, childId, day }, onDone }: Props) {
  const { t } = useTranslation('records');
  const wordsOf = useFailureWords();
  const strike = useStrike();
  const [because, setBecause] = useState('');
  return (
    <div className="rec-strike">
      <TextField
        label={t('correct.because')}
        mark={t('optional')}
        maxLength={BECAUSE_MAX}
        value={because}
        onChange={({ target }) => setBecause(target.value)}
      />
      <Button
        variant="danger"
        busy={strike.isPending}
        onClick={() => strike.mutate({ id, childId, day, because }, { onSuccess: onDone })}
      >
        {t('correct.strike')}
      </Button>
      {strike.error && <Note tone="danger">{wordsOf(strike.error)}</Note>}
    </div>
  );
}

/** Sets a line right: the right one is written beside it, and the wrong one is struck; or strikes it alone. */
export function CorrectLine(props: Props) {
  const { t } = useTranslation('records');
  const { entry, today, onDone } = props;
  const { newId } = useRecordRoom();
  const write = useWrite();
  const [id] = useState(newId);
  const [draft, setDraft] = useState<EntryDraft>(() => draftOf(entry));
  const corrects = { id: entry.id, day: entry.day };
  const form = useForm({
    send: () => write([entryOf(draft, { id, childId: entry.childId }, corrects)]),
    onDone,
  });
  const change = (part: Partial<EntryDraft>) => setDraft({ ...draft, ...part });
  const known = useStateSubjects([entry.childId], draft.day);
  // What it was called when it was written can stay, also where the law calls it otherwise now.
  const stateSubjects = [...new Set([...known, ...[entry.stateSubject ?? []].flat()])];
  const fields = { draft, today, stateSubjects, onChange: change, errorOf: form.errorOf };
  return (
    <div className="rec-correct no-print">
      <p className="max-w-prose text-sm text-mute">
        {t(entry.lockedAt === null ? 'correct.how' : 'correct.howLocked')}
      </p>
      <form {...form.form} className="grid gap-4">
        <EntryFields {...fields} />
        <div className="rec-entry-more">
          <Select
            label={t('log.kind')}
            value={draft.kind}
            onChange={({ target }) =>
              change({ kind: WRITTEN_KINDS.find((kind) => kind === target.value) ?? 'other' })
            }
            options={WRITTEN_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </div>
        <EntryMore {...fields} />
        <div aria-live="assertive">{form.end.error && <Note tone="danger">{form.end.error}</Note>}</div>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.end.sending}>
            {t('correct.send')}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {t('correct.leave')}
          </Button>
        </p>
      </form>
      <Strike {...props} />
    </div>
  );
}
