import { REST_REASONS, type RestReason } from '@ori/contracts/plan-terms';
import type { RestSpan } from '@ori/contracts/planning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { rest } from '../../lib/rest.ts';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, textOf, useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { PlanChild } from './plan-owner.ts';
import { useEndRest, usePlanChanged } from './planning.queries.ts';

interface DaysOffProps {
  readonly rests: readonly RestSpan[];
  readonly family: readonly PlanChild[];
}
const NAME_MAX = 60;

function OffList({ rests, family }: DaysOffProps) {
  const { t, i18n } = useTranslation('planning');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const end = useEndRest();
  const date = (day: string) => dayWords(day, i18n.language, 'date');
  const onError = (error: Error) => void toasts.show({ type: 'error', title: wordsOf(error) });
  return (
    <ul className="off-list">
      {rests.map(({ id, from, to, childId, reason, title }) => {
        const name = title ?? t(`dashboard:schedule.rest.${reason}`);
        return (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>
                {from === to ? date(from) : t('calendar.span', { from: date(from), to: date(to) })}
                {' · '}
                {family.find((child) => child.id === childId)?.firstName ?? t('calendar.everyone')}
              </small>
            </span>
            <Button
              variant="quiet"
              aria-label={t('off.endIt', { name, day: date(from) })}
              onClick={() => end.mutate(id, { onError })}
            >
              {t('dashboard:schedule.endRest')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface FieldsProps extends Pick<DaysOffProps, 'family'> {
  readonly state: FormState;
}
const REASONS = REST_REASONS.filter((reason): reason is Exclude<RestReason, 'sick'> => reason !== 'sick');

function OffFields({ family, state }: FieldsProps) {
  const { t } = useTranslation('planning');
  const today = localDay(useNow());
  return (
    <div className="off-form">
      <TextField
        name="title"
        label={t('off.name')}
        hint={t('off.nameHint')}
        maxLength={NAME_MAX}
        error={state.errorOf('title')}
      />
      <TextField
        name="from"
        label={t('dashboard:schedule.restFrom')}
        type="date"
        required
        defaultValue={today}
        error={state.errorOf('from')}
      />
      <TextField
        name="to"
        label={t('dashboard:schedule.restTo')}
        type="date"
        required
        defaultValue={today}
        error={state.errorOf('to')}
      />
      <Select
        name="childId"
        label={t('calendar.whose')}
        placeholder={t('calendar.everyone')}
        options={family.map(({ id, firstName }) => ({ value: id, label: firstName }))}
      />
      <Select
        name="reason"
        label={t('off.what')}
        options={REASONS.map((value) => ({ value, label: t(`off.reason.${value}`) }))}
      />
    </div>
  );
}

function OffForm({ family }: Pick<DaysOffProps, 'family'>) {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const changed = usePlanChanged();
  const [sent, setSent] = useState(0);
  const state = useForm<RestSpan>({
    send: (filled) => {
      const childId = textOf(filled, 'childId');
      const title = textOf(filled, 'title').trim();
      return rest('POST', '/api/schedule/rests', {
        ...(childId && { childId }),
        ...(title && { title }),
        from: textOf(filled, 'from'),
        to: textOf(filled, 'to') || textOf(filled, 'from'),
        reason: textOf(filled, 'reason'),
      });
    },
    onDone: () => {
      changed();
      setSent(sent + 1);
      toasts.show({ type: 'success', title: t('off.saved') });
    },
  });
  return (
    <form {...state.form} key={sent} className="grid max-w-4xl gap-4">
      <OffFields family={family} state={state} />
      <div className="max-w-sm">
        <FormEnd {...state.end} label={t('dashboard:schedule.addRest')} />
      </div>
    </form>
  );
}

/** Days off: what is set, the way back, and new ones for one or for all. */
export function DaysOffPart({ rests, family }: DaysOffProps) {
  const { t } = useTranslation('planning');
  const today = localDay(useNow());
  const ahead = rests.filter(({ to }) => to >= today);
  return (
    <section className="grid gap-5" aria-labelledby="off">
      <h2 id="off" className="text-3xl">
        {t('off.title')}
      </h2>
      <p className="max-w-prose text-mute">{t('off.text')}</p>
      {ahead.length === 0 ? <p>{t('off.none')}</p> : <OffList rests={ahead} family={family} />}
      <OffForm family={family} />
    </section>
  );
}
