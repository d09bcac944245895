import type { ToldDuty } from '@ori/contracts/filings';
import type { DutyState } from '@ori/contracts/state-kinds';
import { colon } from '@ori/core/words/colon';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { dueWords } from '../../lib/dates.ts';
import { useFocusLeftBehind } from '../../lib/focus-left-behind.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DueDateForm } from './due-date-form.tsx';
import { TakeBack, useFiledWords } from './filed-entry.tsx';
import { type DutyProps, packetPath, useFilingDesk } from './filing-desk.ts';
import { FilingForm } from './filing-form.tsx';

const TONES: Readonly<Record<DutyState, Tone>> = {
  done: 'leaf',
  later: 'mute',
  soon: 'gold',
  overdue: 'clay',
  unknown: 'lapis',
};

/** The day as a leaf of a calendar; a question mark where the law names none we know. */
function Leaf({ day }: { readonly day: string | null }) {
  const { t, i18n } = useTranslation('states');
  if (day === null)
    return (
      <p className="law-leaf">
        <span className="sr-only">{t('law.noDay')}</span>
        <strong aria-hidden="true">?</strong>
      </p>
    );
  const at = new Date(`${day}T12:00:00Z`);
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' }).format(at);
  return (
    <p className="law-leaf">
      <time dateTime={day}>
        <span className="sr-only">{dayWithYear(day, i18n.language)}</span>
        <span aria-hidden="true">{month}</span>
        <strong aria-hidden="true">{at.getUTCDate()}</strong>
      </time>
    </p>
  );
}

/** The family's own day, with the rule of the law beside it. */
function OwnDate({ duty: { dueOn, dueNote, lawDueOn } }: Pick<DutyProps, 'duty'>) {
  const { t, i18n } = useTranslation('states');
  const words = (day: string) => dayWithYear(day, i18n.language);
  const rule = dueNote ?? (lawDueOn === null ? t('law.noDay') : words(lawDueOn));
  return (
    <>
      <p>{dueOn !== null && t('law.own', { day: words(dueOn) })}</p>
      <p className="law-mute">{t('law.byRule', { rule })}</p>
    </>
  );
}

/** What is to be known of the date: how near it is, since when it can be sent, what a beginner has. */
function Dates({ answer: { today }, duty }: DutyProps) {
  const { t, i18n } = useTranslation('states');
  const { opensOn, dueOn, dueNote, lateOn, part, state } = duty;
  const words = (day: string) => dayWithYear(day, i18n.language);
  if (dueNote !== null)
    return (
      <p className="law-mute">
        {dueNote}
        {part !== null && dueOn !== null && ` · ${t('law.about', { day: words(dueOn) })}`}
      </p>
    );
  if (dueOn === null) return <p className="law-mute">{t('law.noDayText')}</p>;
  return (
    <p className="law-mute">
      {state === 'overdue' || state === 'soon' ? dueWords(dueOn, today, i18n.language) : words(dueOn)}
      {opensOn !== null && ` · ${t('law.opens', { day: words(opensOn) })}`}
      {lateOn !== null && ` · ${t('law.late', { day: words(lateOn) })}`}
    </p>
  );
}

/** What it is called, which of several, and where the law says so. */
function What({ duty }: { readonly duty: ToldDuty }) {
  const { t } = useTranslation('states');
  const { what, part, to, statute, verified, officialForm, isSent } = duty;
  return (
    <>
      <h3>{part === null ? what : t('law.part', { what, part })}</h3>
      <p className="law-mute">
        {isSent ? t('law.to', { to }) : to} · <cite>{statute}</cite>
        {!verified && ` · ${t('rule.unverifiedShort')}`}
      </p>
      {officialForm && <p className="law-mute">{t('law.officialForm')}</p>}
    </>
  );
}

type Open = 'enter' | 'date' | 'correct' | 'back';

interface DoProps extends DutyProps {
  readonly onOpen: (open: Open) => void;
}

/** What can be entered about it. */
function Enter({ duty: { isSent, filing }, onOpen }: Omit<DoProps, 'answer'>) {
  const { t } = useTranslation('states');
  if (!filing)
    return (
      <>
        <Button variant="secondary" onClick={() => onOpen('enter')}>
          {t(isSent ? 'law.markSent' : 'law.markKept')}
        </Button>
        <Button variant="quiet" onClick={() => onOpen('date')}>
          {t('law.changeDate')}
        </Button>
      </>
    );
  return (
    <>
      <Button variant="quiet" onClick={() => onOpen('correct')}>
        {t('law.correct')}
      </Button>
      <Button variant="quiet" onClick={() => onOpen('back')}>
        {t('law.takeBack')}
      </Button>
    </>
  );
}

interface OpenedProps extends DutyProps {
  readonly open: Open;
  readonly onDone: () => void;
}

function Opened({ open, answer, duty, onDone }: OpenedProps) {
  if (open === 'back') return duty.filing && <TakeBack filing={duty.filing} onDone={onDone} />;
  if (open === 'date') return <DueDateForm answer={answer} duty={duty} onDone={onDone} />;
  const corrects = open === 'correct' ? duty.filing : null;
  return <FilingForm answer={answer} duty={duty} corrects={corrects} onDone={onDone} />;
}

/** One thing that is due: its day, where it stands, and what can be done about it. */
export function DutyRow({ answer, duty }: DutyProps) {
  const { t, i18n } = useTranslation('states');
  const { mayFile } = useFilingDesk();
  const [open, setOpen] = useState<Open | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const filedWords = useFiledWords();
  const { state, filing, isOwn, dueNote, dueOn, unfit } = duty;
  // A later day moves it to what can wait.
  const row = useFocusLeftBehind<HTMLLIElement>((own) => own.closest('section')?.querySelector('h2'));
  const close = () => {
    setOpen(null);
    // What was pressed may be gone with the answer: the row keeps the place on the page.
    place.current?.focus();
  };
  return (
    <li ref={row} className="law-duty" data-state={state}>
      <Leaf day={isOwn || dueNote === null ? dueOn : null} />
      <div className="law-what">
        <Badge tone={TONES[state]}>{t(`duty.${state}`)}</Badge>
        <What duty={duty} />
        {state !== 'done' && (isOwn ? <OwnDate duty={duty} /> : <Dates answer={answer} duty={duty} />)}
        {unfit !== null && (
          <p className="law-mute">{t('law.unfit', { day: dayWithYear(unfit, i18n.language) })}</p>
        )}
        {filing && <p className="law-filed">{filedWords(filing)}</p>}
      </div>
      {mayFile && (
        <div className="law-do no-print" ref={place} tabIndex={-1}>
          {open === null && <Enter duty={duty} onOpen={setOpen} />}
          <a className="law-link" href={packetPath(answer, 'en', duty)} target="_blank" rel="noreferrer">
            {t('law.page')}
            <span className="sr-only">{colon(i18n.language) + duty.what}</span>
          </a>
        </div>
      )}
      {open !== null && <Opened open={open} answer={answer} duty={duty} onDone={close} />}
    </li>
  );
}
