import type { Filing } from '@ori/contracts/filings';
import { FILING_NOTE_MAX } from '@ori/contracts/state-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useFilingDesk } from './filing-desk.ts';
import { useFocusOnArrival } from '../../lib/focus-on-arrival.ts';
import { useTakeBack } from './filings.queries.ts';
import { LawFormEnd } from './law-form-end.tsx';

/** When and how, in a sentence: "Sent Jul 30, 2026 by certified mail · receipt RR 12". */
export function useFiledWords(): (filing: Filing) => string {
  const { t, i18n } = useTranslation('states');
  return ({ sentOn, method, receipt }) => {
    const day = dayWithYear(sentOn, i18n.language);
    const how =
      method === 'kept' ? t('law.inHand', { day }) : t('law.sent', { day, method: t(`by.${method}`) });
    return receipt === '' ? how : `${how} · ${t('law.receiptOf', { receipt })}`;
  };
}

/** Takes a filing back: it stays readable, and the days it closed stay closed. */
export function TakeBack({ filing, onDone }: { readonly filing: Filing; readonly onDone: () => void }) {
  const { t } = useTranslation('states');
  const { newId } = useFilingDesk();
  const takeBack = useTakeBack();
  const [id] = useState(newId);
  const first = useFocusOnArrival<HTMLInputElement>();
  const { form, end, errorOf } = useForm({
    send: (filled) => takeBack({ filingId: filing.id, id, note: textOf(filled, 'note') }),
    onDone,
  });
  return (
    <form {...form} className="law-form">
      <TextField
        ref={first}
        name="note"
        label={t('law.why')}
        mark={t('law.optional')}
        maxLength={FILING_NOTE_MAX}
        error={errorOf('note')}
        autoComplete="off"
      />
      <LawFormEnd
        {...end}
        label={t('law.takeBack')}
        isDanger
        told={<p className="text-sm text-mute">{t('law.backText')}</p>}
        onLeave={onDone}
      />
    </form>
  );
}
