import type { ToldDuty } from '@ori/contracts/filings';
import { addDays } from '@ori/core/learning/day-of';
import { dayAfterLetter, OWN_DATE_DAYS } from '@ori/core/records/own-dates';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { useFocusOnArrival } from '../../lib/focus-on-arrival.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { DutyProps } from './filing-desk.ts';
import { useSetDate } from './filings.queries.ts';
import { LawFormEnd } from './law-form-end.tsx';

interface Props extends DutyProps {
  readonly onDone: () => void;
}

/** Sends the family's day, or puts the law's back. */
function useDateForms(
  { answer: { childId, year }, duty: { dutyId, part, what }, onDone }: Props,
  day: string,
) {
  const { t } = useTranslation('states');
  const toasts = useToasts();
  const setDate = useSetDate();
  const about = { childId, ...(year && { yearId: year.id }), dutyId, part };
  const done = (title: string) => () => {
    toasts.show({ type: 'success', title });
    onDone();
  };
  const named = part === null ? what : t('law.part', { what, part });
  return {
    save: useForm({
      send: () => setDate({ ...about, dueOn: day }),
      onDone: done(t('law.dateKept', { what: named })),
    }),
    putBack: useForm({
      send: () => setDate({ ...about, dueOn: null }),
      onDone: done(t('law.dateBack', { what: named })),
    }),
  };
}

interface LetterProps {
  readonly duty: ToldDuty;
  readonly cameOn: string;
  readonly onCame: (day: string) => void;
  readonly day: string;
}

/** Where the law counts from the day the district's materials came: that day, and what it makes. */
function Letter({ duty: { letterDays }, cameOn, onCame, day }: LetterProps) {
  const { t, i18n } = useTranslation('states');
  if (letterDays === null) return null;
  return (
    <div>
      <TextField
        type="date"
        name="cameOn"
        label={t('law.came')}
        mark={t('law.optional')}
        hint={t('law.cameHint', { count: letterDays })}
        value={cameOn}
        onChange={({ target }) => onCame(target.value)}
      />
      <p role="status" className="law-mute">
        {cameOn !== '' && t('law.cameMakes', { day: dayWithYear(day, i18n.language) })}
      </p>
    </div>
  );
}

/** The day in the field: as it is due, as it is chosen, or reckoned from the day the materials came. */
function useDay({ dueOn, lawDueOn, letterDays }: ToldDuty) {
  const [day, setDay] = useState(dueOn ?? '');
  const [cameOn, setCameOn] = useState('');
  return {
    day,
    cameOn,
    onCame: (on: string) => {
      setCameOn(on);
      if (on !== '' && letterDays !== null) setDay(dayAfterLetter(lawDueOn, on, letterDays));
    },
    onChosen: (on: string) => {
      setDay(on);
      setCameOn('');
    },
  };
}

/** The days that are near a school year. */
function boundsOf({ year }: DutyProps['answer']) {
  return year && { min: addDays(year.startsOn, -OWN_DATE_DAYS), max: addDays(year.endsOn, OWN_DATE_DAYS) };
}

/** The day that a family's plan or its district names for something due, in place of the law's. */
export function DueDateForm(props: Props) {
  const { answer, duty, onDone } = props;
  const { t } = useTranslation('states');
  const { onChosen, ...chosen } = useDay(duty);
  const first = useFocusOnArrival<HTMLInputElement>();
  const backForm = useRef<HTMLFormElement>(null);
  const { save, putBack } = useDateForms(props, chosen.day);
  const error = save.end.error ?? putBack.end.error;
  return (
    <>
      <form {...save.form} className="law-form">
        <TextField
          ref={first}
          type="date"
          name="dueOn"
          label={t('law.ownLabel')}
          hint={t('law.ownHint')}
          required
          {...boundsOf(answer)}
          value={chosen.day}
          onChange={({ target }) => onChosen(target.value)}
          error={save.errorOf('dueOn')}
        />
        <Letter duty={duty} {...chosen} />
        <LawFormEnd error={error} sending={save.end.sending} label={t('law.saveDate')} onLeave={onDone}>
          {(duty.isOwn || duty.unfit !== null) && (
            <Button
              variant="secondary"
              busy={putBack.end.sending}
              onClick={() => backForm.current?.requestSubmit()}
            >
              {t('law.putBack')}
            </Button>
          )}
        </LawFormEnd>
      </form>
      <form {...putBack.form} ref={backForm} hidden />
    </>
  );
}
