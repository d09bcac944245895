import { ATTENDANCE_KINDS } from '@ori/contracts/record-names';
import type { RecordSummary } from '@ori/contracts/records-room';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Note } from '../../ui/note.tsx';
import { DayMark } from './day-mark.tsx';
import { type RecordChild, useRecordRoom } from './record-room.ts';
import { useSay } from './records.queries.ts';

interface Props {
  readonly child: RecordChild;
  readonly year: RecordSummary;
}

/** What today is for a child, in one tap; the same tap again takes it back. */
export function TodayMarks({ child: { id: childId, firstName }, year: { today, days } }: Props) {
  const { t } = useTranslation('records');
  const wordsOf = useFailureWords();
  const { newId } = useRecordRoom();
  const say = useSay();
  const found = days.find(({ day }) => day === today);
  const tap = (kind: (typeof ATTENDANCE_KINDS)[number]) => {
    const isSaid = found?.source === 'parent' && found.kind === kind;
    const word = { kind: isSaid ? null : kind, weekdaysOnly: false };
    say.mutate({ id: newId(), childId, from: today, to: today, ...word });
  };
  return (
    <div className="no-print">
      <div role="group" aria-label={t('today.of', { name: firstName })} className="rec-today">
        {ATTENDANCE_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={found?.kind === kind}
            data-said={found?.source === 'parent' || undefined}
            onClick={() => tap(kind)}
          >
            <DayMark kind={kind} />
            {t(`mark.${kind}`)}
          </button>
        ))}
      </div>
      <div aria-live="polite">{say.error && <Note tone="danger">{wordsOf(say.error)}</Note>}</div>
    </div>
  );
}
