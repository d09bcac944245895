import { LOG_MINUTES_MAX, LOG_NOTE_MAX, type HomeKind } from '@ori/contracts/practice-names';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { DialogWithTrigger } from '../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../ui/aria/press-button.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { useLogDone } from './mind.queries.ts';

export interface Doing {
  readonly id: string;
  readonly kind: HomeKind;
  readonly title: string;
  readonly minutes: number;
}
/** Whose activity, and how entries get their id. */
export interface Doer {
  readonly child: { readonly id: string; readonly firstName: string };
  readonly newId: () => string;
}
interface DidItProps extends Doer {
  readonly activity: Doing;
}

function DoneForm({ child, newId, activity, close }: DidItProps & { readonly close: () => void }) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const toasts = useToasts();
  const log = useLogDone();
  const [today] = useState(() => localDay(new Date()));
  const [id] = useState(newId);
  const [day, setDay] = useState(today);
  const [minutes, setMinutes] = useState(String(activity.minutes));
  const [note, setNote] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    log.mutate(
      { id, childId: child.id, activityId: activity.id, day, minutes: Number(minutes), note },
      {
        onSuccess() {
          toasts.show({ type: 'success', title: t('practices.done.kept') });
          close();
        },
      },
    );
  };
  return (
    <form onSubmit={send} className="grid gap-4">
      <TextField
        type="date"
        label={t('practices.done.day')}
        required
        max={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        type="number"
        label={t('practices.done.minutes')}
        required
        min={1}
        max={LOG_MINUTES_MAX}
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
      />
      {activity.kind === 'mind' ? (
        <p className="text-mute">{t('practices.done.noFeelings')}</p>
      ) : (
        <TextArea
          label={t('practices.done.note')}
          rows={3}
          maxLength={LOG_NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {log.error && <Note tone="danger">{wordsOf(log.error)}</Note>}
      <Button type="submit" busy={log.isPending} className="justify-self-start">
        {t('practices.done.keep')}
      </Button>
    </form>
  );
}

/** Writes down that a child did an activity: the day, the minutes, and a word about it, but none about feelings. */
export function DidIt(props: DidItProps) {
  const { t } = useTranslation('dashboard');
  const { child, activity } = props;
  return (
    <DialogWithTrigger
      trigger={<PressButton variant="secondary">{t('practices.done.open')}</PressButton>}
      title={t('practices.done.title', { name: child.firstName, activity: activity.title })}
      closeLabel={t('close')}
    >
      {(close) => <DoneForm {...props} close={close} />}
    </DialogWithTrigger>
  );
}
