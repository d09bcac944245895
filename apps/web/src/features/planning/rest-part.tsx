import { REST_REASONS, type RestReason } from '@ori/contracts/plan-terms';
import type { Schedule } from '@ori/contracts/planning';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineNote } from '../../ui/feedback/offline-note.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { usePlanWords } from './plan-owner.ts';
import { useAddRest, useEndRest } from './planning.queries.ts';

interface RestProps {
  readonly schedule: Schedule;
}

/** Days off that stand, with the way back for those that are one's own. */
function RestList({ schedule: { rests, mayEdit } }: RestProps) {
  const { t, i18n } = useTranslation('dashboard');
  const end = useEndRest();
  if (rests.length === 0) return null;
  const dates = (from: string, to: string) => ({
    from: dayWords(from, i18n.language, 'date'),
    to: dayWords(to, i18n.language, 'date'),
  });
  return (
    <ul className="grid gap-2">
      {rests.map(({ id, childId, from, to, reason, title }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <b>{title ?? t(`schedule.rest.${reason}`)}</b>
          <span className="text-mute">
            {from === to ? dayWords(from, i18n.language, 'date') : t('schedule.week', dates(from, to))}
          </span>
          {childId !== null && (mayEdit || reason === 'pause') && (
            <Button variant="quiet" busy={end.isPending} onClick={() => end.mutate(id)}>
              {t('schedule.endRest')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Sets days off. Whoever may not change the plan may still let their streak rest. */
function RestForm({ schedule: { today, mayEdit } }: RestProps) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const add = useAddRest();
  const [reason, setReason] = useState<RestReason>('pause');
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const send = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ from, to, reason });
  };
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-4">
      {mayEdit && (
        <Select
          label={t('schedule.restReason')}
          value={reason}
          onChange={(event) =>
            setReason(REST_REASONS.find((known) => known === event.target.value) ?? 'pause')
          }
          options={REST_REASONS.map((value) => ({ value, label: t(`schedule.rest.${value}`) }))}
        />
      )}
      <TextField
        type="date"
        label={t('schedule.restFrom')}
        required
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        type="date"
        label={t('schedule.restTo')}
        required
        min={from}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={add.isPending}>
        {t(mayEdit ? 'schedule.addRest' : 'schedule.addPause')}
      </Button>
      {add.isPaused && <OfflineNote>{t('state.offline')}</OfflineNote>}
      {add.error && <Note tone="danger">{wordsOf(add.error)}</Note>}
    </form>
  );
}

/** Being ill, days off and pauses: nothing is lost by any of them. */
export function RestPart({ schedule }: RestProps) {
  const { t } = useTranslation('dashboard');
  const words = usePlanWords();
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-mute">{schedule.mayEdit ? words.restText : t('schedule.pauseText')}</p>
      <RestList schedule={schedule} />
      <RestForm schedule={schedule} />
    </div>
  );
}
