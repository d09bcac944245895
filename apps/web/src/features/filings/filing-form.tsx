import type { Filing, FilingInput } from '@ori/contracts/filings';
import { FILING_METHODS, FILING_NOTE_MAX, FILING_RECEIPT_MAX } from '@ori/contracts/state-kinds';
import { lockedByFiling } from '@ori/core/records/filing-lock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, textOf, useForm } from '../../lib/use-form.ts';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type DutyProps, useFilingDesk } from './filing-desk.ts';
import { useFocusOnArrival } from '../../lib/focus-on-arrival.ts';
import { useFile } from './filings.queries.ts';
import { LawFormEnd } from './law-form-end.tsx';

interface Props extends DutyProps {
  /** What it sets right; null for a first entry. */
  readonly corrects: Filing | null;
  readonly onDone: () => void;
}

/** What a report closes: its days never change any more. */
function Closes({ answer: { year }, duty, sentOn }: DutyProps & { readonly sentOn: string }) {
  const { t, i18n } = useTranslation('states');
  const partEndsOn = duty.part === null ? null : duty.dueOn;
  const span = year && sentOn !== '' ? lockedByFiling(duty, year, sentOn, partEndsOn) : null;
  if (span === null) return null;
  const words = (day: string) => dayWithYear(day, i18n.language);
  return <p className="law-closes">{t('law.closes', { from: words(span.from), to: words(span.to) })}</p>;
}

/** Sends what was filled in; what is only kept has no way it was sent. */
function useFilingForm({ answer: { childId, year }, duty, corrects, onDone }: Props, sentOn: string) {
  const { t } = useTranslation('states');
  const toasts = useToasts();
  const { newId } = useFilingDesk();
  const file = useFile();
  const [id] = useState(newId);
  const { dutyId, part } = duty;
  const correctionOf = corrects?.id ?? null;
  return useForm({
    send: (filled) => {
      const method = FILING_METHODS.find((known) => known === textOf(filled, 'method')) ?? 'kept';
      const written = { method, receipt: textOf(filled, 'receipt'), note: textOf(filled, 'note') };
      const about = { childId, ...(year && { yearId: year.id }), dutyId, part };
      const input: FilingInput = { id, ...about, sentOn, correctionOf, ...written };
      return file(input);
    },
    onDone: ({ what }) => {
      toasts.show({ type: 'success', title: t('law.kept', { what }) });
      onDone();
    },
  });
}

interface HowProps extends Pick<FormState, 'errorOf'> {
  readonly isSent: boolean;
  readonly corrects: Filing | null;
}

/** How it was sent, and what shows it. */
function How({ isSent, corrects, errorOf }: HowProps) {
  const { t } = useTranslation('states');
  const ways = FILING_METHODS.filter((method) => method !== 'kept');
  return (
    <>
      {isSent && (
        <Select
          name="method"
          label={t('law.method')}
          defaultValue={corrects?.method ?? 'mail'}
          options={ways.map((value) => ({ value, label: t(`method.${value}`) }))}
        />
      )}
      <TextField
        name="receipt"
        label={t('law.receipt')}
        mark={t('law.optional')}
        maxLength={FILING_RECEIPT_MAX}
        defaultValue={corrects?.receipt}
        error={errorOf('receipt')}
        autoComplete="off"
      />
      <TextField
        name="note"
        label={t('law.note')}
        mark={t('law.optional')}
        maxLength={FILING_NOTE_MAX}
        defaultValue={corrects?.note}
        error={errorOf('note')}
        autoComplete="off"
      />
    </>
  );
}

/** Enters when and how something was handed in, or that it is in hand. */
export function FilingForm(props: Props) {
  const { answer, duty, corrects, onDone } = props;
  const { t } = useTranslation('states');
  const [sentOn, setSentOn] = useState(corrects?.sentOn ?? answer.today);
  const first = useFocusOnArrival<HTMLInputElement>();
  const { form, end, errorOf } = useFilingForm(props, sentOn);
  return (
    <form {...form} className="law-form">
      <TextField
        ref={first}
        type="date"
        name="sentOn"
        label={t(duty.isSent ? 'law.sentOn' : 'law.inHandSince')}
        required
        max={answer.today}
        value={sentOn}
        onChange={({ target }) => setSentOn(target.value)}
        error={errorOf('sentOn')}
      />
      <How isSent={duty.isSent} corrects={corrects} errorOf={errorOf} />
      <LawFormEnd
        {...end}
        label={t(corrects ? 'law.correct' : 'law.enter')}
        told={<Closes answer={answer} duty={duty} sentOn={sentOn} />}
        onLeave={onDone}
      />
    </form>
  );
}
