import type { SchoolTerm, SchoolYear } from '@ori/contracts/calendar';
import { TERM_TITLE_MAX, TERMS_MAX } from '@ori/contracts/plan-terms';
import { yearAround } from '@ori/core/records/school-year';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rest } from '../../lib/rest.ts';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, textOf, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { PlanChild } from './plan-owner.ts';
import { usePlanChanged } from './planning.queries.ts';
import { useYearFaults } from './year-faults.ts';

/** A term as it stands in the form; without an id it is new. */
interface Row {
  readonly key: number;
  readonly term: SchoolTerm | null;
}
type Family = readonly PlanChild[];

interface TermProps {
  readonly row: Row;
  /** Its place in the list, by which what is wrong with it is told. */
  readonly place: number;
  readonly family: Family;
  readonly state: FormState;
  readonly onRemove: () => void;
}

function TermFields({ row: { term }, place, family, state, onRemove }: TermProps) {
  const { t } = useTranslation('planning');
  const field = (name: string) => ({
    name: `terms.${place}.${name}`,
    error: state.errorOf(`terms.${place}.${name}`),
  });
  const whose = family.map(({ id, firstName }) => ({ value: id, label: firstName }));
  return (
    <fieldset className="term-row">
      <legend className="sr-only">{t('year.term', { place: place + 1 })}</legend>
      <TextField
        {...field('title')}
        label={t('year.termTitle')}
        required
        maxLength={TERM_TITLE_MAX}
        defaultValue={term?.title}
      />
      <TextField {...field('from')} label={t('year.first')} type="date" required defaultValue={term?.from} />
      <TextField {...field('to')} label={t('year.last')} type="date" required defaultValue={term?.to} />
      <Select
        {...field('childId')}
        label={t('calendar.whose')}
        defaultValue={term?.childId ?? ''}
        placeholder={t('calendar.everyone')}
        options={whose}
      />
      <Button variant="quiet" onClick={onRemove} aria-label={t('year.removeTerm', { place: place + 1 })}>
        <Trash2 size={18} aria-hidden="true" /> {t('year.remove')}
      </Button>
    </fieldset>
  );
}

function termOf(filled: FormData, { term }: Row, place: number) {
  const text = (name: string) => textOf(filled, `terms.${place}.${name}`);
  const kept = term === null ? {} : { id: term.id };
  return {
    ...kept,
    childId: text('childId') || null,
    title: text('title'),
    from: text('from'),
    to: text('to'),
  };
}

interface YearFormProps {
  readonly year: SchoolYear;
  readonly family: Family;
  readonly today: string;
}

/** The ends of the year: where none are set, those that most states have. */
function YearEnds({
  year,
  today,
  state,
}: Pick<YearFormProps, 'year' | 'today'> & { readonly state: FormState }) {
  const { t } = useTranslation('planning');
  const usual = yearAround(today);
  return (
    <div className="term-row">
      <TextField
        name="startsOn"
        label={t('year.first')}
        type="date"
        required
        defaultValue={year.startsOn ?? usual.from}
        error={state.errorOf('startsOn')}
      />
      <TextField
        name="endsOn"
        label={t('year.last')}
        type="date"
        required
        defaultValue={year.endsOn ?? usual.to}
        error={state.errorOf('endsOn')}
      />
    </div>
  );
}

/** When the year begins and ends, and its terms; saving draws every plan anew. */
export function YearForm({ year, family, today }: YearFormProps) {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const changed = usePlanChanged();
  const [rows, setRows] = useState(() => year.terms.map((term, key): Row => ({ key, term })));
  const [made, setMade] = useState(year.terms.length);
  const faultsOf = useYearFaults(year.children);
  const filledYear = (filled: FormData) => ({
    startsOn: textOf(filled, 'startsOn'),
    endsOn: textOf(filled, 'endsOn'),
    terms: rows.map((row, place) => termOf(filled, row, place)),
  });
  const state = useForm<SchoolYear>({
    check: (filled) => faultsOf(filledYear(filled)),
    send: (filled) => rest('PUT', '/api/calendar/year', filledYear(filled)),
    onDone: () => {
      changed();
      toasts.show({ type: 'success', title: t('year.saved') });
    },
  });
  const add = () => {
    setRows((before) => [...before, { key: made, term: null }]);
    setMade(made + 1);
  };
  return (
    <form {...state.form} className="grid max-w-4xl gap-5">
      <YearEnds year={year} today={today} state={state} />
      <div className="grid gap-4">
        <h3 className="text-xl">{t('year.terms')}</h3>
        <p className="max-w-prose text-mute">{t('year.termsText')}</p>
        {rows.map((row, place) => (
          <TermFields
            key={row.key}
            row={row}
            place={place}
            family={family}
            state={state}
            onRemove={() => setRows(rows.filter((each) => each !== row))}
          />
        ))}
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={rows.length >= TERMS_MAX}
          onClick={add}
        >
          <Plus size={18} aria-hidden="true" /> {t('year.addTerm')}
        </Button>
      </div>
      <div className="max-w-sm">
        <FormEnd {...state.end} label={t('year.save')} />
      </div>
    </form>
  );
}
