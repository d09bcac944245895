import type { InstructionEntry } from '@ori/contracts/records';
import { Lock, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { CorrectLine } from './correct-line.tsx';
import { useRecordRoom } from './record-room.ts';
import { useTimeWords } from './use-time-words.ts';

/** The moment a line was written, on the reader's clock. */
function useMoment() {
  const { i18n } = useTranslation();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (at: string) => moment.format(new Date(at));
}

/** Where a line comes from and what became of it. */
function Trace({ entry }: { readonly entry: InstructionEntry }) {
  const { t } = useTranslation('records');
  const moment = useMoment();
  const { kind, source, writtenAt, place, isCore, correctionOf, struckAt, struckBecause } = entry;
  const { subject, stateSubject } = entry;
  const parts = [
    t(`kind.${kind}`),
    t(`dashboard:subject.${subject}`),
    stateSubject,
    place === 'away' && t('place.away'),
    isCore !== null && t(isCore ? 'core.isCore' : 'core.isOther'),
    source === 'automatic' ? t('line.counted') : t('line.written', { at: moment(writtenAt) }),
    correctionOf !== null && t('line.corrects'),
    struckAt !== null && t('line.struck', { at: moment(struckAt) }),
    struckBecause,
  ];
  return <p className="rec-trace">{parts.filter(Boolean).join(' · ')}</p>;
}

/** A line of the log. What was struck stays readable; what is wrong is set right beneath it. */
export function LogLine({ entry, today }: { readonly entry: InstructionEntry; readonly today: string }) {
  const { t } = useTranslation('records');
  const timeWords = useTimeWords();
  const { mayWrite } = useRecordRoom();
  const [isOpen, setOpen] = useState(false);
  const { title, minutes, materials, struckAt, lockedAt, subject } = entry;
  const isStruck = struckAt !== null;
  const look = SUBJECT_LOOKS[subject];
  const used = materials.filter((name) => name !== title);
  return (
    <li className="rec-line" data-struck={isStruck || undefined} data-tone={look.tone}>
      <Emblem shape={look.emblem} size={20} />
      <div>
        <p className="rec-line-title">{isStruck ? <s>{title}</s> : title}</p>
        {used.length > 0 && <p className="text-sm">{used.join(', ')}</p>}
        <Trace entry={entry} />
      </div>
      <p className="rec-line-minutes">
        {isStruck ? <s>{timeWords(minutes)}</s> : timeWords(minutes)}
        {lockedAt !== null && (
          <span className="rec-line-locked">
            <Lock size={14} aria-hidden="true" />
            {t('line.locked')}
          </span>
        )}
      </p>
      {mayWrite && !isStruck && (
        <IconButton
          className="no-print"
          label={t('line.correct', { title })}
          icon={<PencilLine size={18} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen && <CorrectLine entry={entry} today={today} onDone={() => setOpen(false)} />}
    </li>
  );
}
