import { BECAUSE_MAX } from '@ori/contracts/record-names';
import type { RecordSummary } from '@ori/contracts/records-room';
import { addDays } from '@ori/core/learning/day-of';
import { Lock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { useRecordRoom } from './record-room.ts';
import { useLock } from './records.queries.ts';
import type { Span } from './school-span.ts';
import { useSpanWords } from './year-head.tsx';

function Locks({ year: { locks } }: { readonly year: RecordSummary }) {
  const { t, i18n } = useTranslation('records');
  const spanWords = useSpanWords();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  if (locks.length === 0) return null;
  return (
    <ul className="rec-locks" aria-label={t('lock.list')}>
      {locks.map(({ id, from, to, because, lockedAt }) => (
        <li key={id}>
          <Lock size={16} aria-hidden="true" />
          <span>
            <b>{spanWords({ startsOn: from, endsOn: to })}</b>{' '}
            {t('lock.since', { at: moment.format(new Date(lockedAt)) })}
            {because !== '' && <span className="text-mute"> {because}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Closes days that were handed in. Only days that are over can be. */
function LockForm({ year: { childId, from: first, to: end, today } }: { readonly year: RecordSummary }) {
  const { t } = useTranslation('records');
  const wordsOf = useFailureWords();
  const { newId } = useRecordRoom();
  const lock = useLock();
  const yesterday = addDays(today, -1);
  const last = yesterday < end ? yesterday : end;
  const [to, setTo] = useState(last);
  const [because, setBecause] = useState('');
  if (last < first) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    lock.mutate({ id: newId(), childId, from: first, to, because });
  };
  return (
    <Disclosure summary={t('lock.title')}>
      <p className="mb-4 max-w-prose text-mute">{t('lock.how')}</p>
      <form onSubmit={send} className="rec-form-row">
        <TextField
          type="date"
          label={t('lock.to')}
          required
          min={first}
          max={last}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <TextField
          label={t('lock.because')}
          mark={t('optional')}
          maxLength={BECAUSE_MAX}
          value={because}
          onChange={({ target }) => setBecause(target.value)}
        />
        <Button type="submit" variant="secondary" busy={lock.isPending}>
          {t('lock.send')}
        </Button>
      </form>
      <div aria-live="polite">
        {lock.error && <Note tone="danger">{wordsOf(lock.error)}</Note>}
        {lock.isSuccess && <Note tone="nile">{t('lock.done')}</Note>}
      </div>
    </Disclosure>
  );
}

/** The record as a file, for a folder or an evaluator, and what was closed because it was handed in. */
export function RecordFiles({ year }: { readonly year: RecordSummary }) {
  const { t } = useTranslation('records');
  const { mayWrite } = useRecordRoom();
  const headingId = useId();
  const last = year.today < year.to ? year.today : year.to;
  const [{ from, to }, setSpan] = useState<Span>({ from: year.from, to: last });
  const asked = new URLSearchParams({ childId: year.childId, from, to });
  return (
    <section id="files" className="rec-part no-print" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        {t('file.title')}
      </h2>
      <p className="max-w-prose text-mute">{t('file.lead')}</p>
      <div className="rec-form-row">
        <TextField
          type="date"
          label={t('stretch.from')}
          value={from}
          max={to}
          onChange={({ target }) => target.value && setSpan({ from: target.value, to })}
        />
        <TextField
          type="date"
          label={t('stretch.to')}
          value={to}
          min={from}
          onChange={({ target }) => target.value && setSpan({ from, to: target.value })}
        />
        <a
          className="btn btn-primary"
          href={`/api/records/log.pdf?${asked}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('file.pdf')}
        </a>
        <a className="btn btn-secondary" href={`/api/records/log.csv?${asked}`} download>
          {t('file.csv')}
        </a>
      </div>
      <Locks year={year} />
      {mayWrite && <LockForm year={year} />}
    </section>
  );
}
