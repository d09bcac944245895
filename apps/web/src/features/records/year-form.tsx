import type { Locale } from '@ori/contracts/locale';
import { YEAR_TEXT_MAX } from '@ori/contracts/record-names';
import type { StudentYear, StudentYearInput } from '@ori/contracts/records';
import type { StudentYearsAnswer } from '@ori/contracts/records-room';
import { statesByName } from '@ori/contracts/state-names-abroad';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, textOf, useForm } from '../../lib/use-form.ts';
import { useGradeName } from '../../lib/use-grade-name.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useRecordRoom } from './record-room.ts';
import { useSetYear, useStateChoices } from './records.queries.ts';

type Proposed = StudentYearsAnswer['proposed'];
const GRADES = Array.from({ length: 13 }, (_, grade) => grade);
const orNull = (text: string) => (text === '' ? null : text);

/** What was filled in, as it is sent. */
function inputOf(form: FormData, { id, childId }: Pick<StudentYear, 'id' | 'childId'>): StudentYearInput {
  const text = (name: string) => textOf(form, name);
  const names = {
    legalName: text('legalName'),
    schoolName: text('schoolName'),
    supervisor: text('supervisor'),
  };
  return {
    id,
    childId,
    ...names,
    startsOn: text('startsOn'),
    endsOn: text('endsOn'),
    birthDate: orNull(text('birthDate')),
    state: orNull(text('state')),
    pathway: orNull(text('pathway')),
    district: text('district'),
    qualification: text('qualification'),
    grade: Number(text('grade')),
    fullDayMinutes: Number(text('fullDayMinutes')),
  };
}

interface PartProps {
  readonly year: Proposed;
  readonly errorOf: FormState['errorOf'];
}

/** Which law it is kept under: the state, and the way the family takes within it. */
function LawFields({ year, errorOf }: PartProps) {
  const { t, i18n } = useTranslation('records');
  const [state, setState] = useState(year.state ?? '');
  const choices = useStateChoices();
  const pathways = choices.data?.states.find(({ code }) => code === state)?.pathways ?? [];
  return (
    <>
      <Select
        name="state"
        label={t('year.state')}
        value={state}
        onChange={({ target }) => setState(target.value)}
        placeholder={t('year.noState')}
        options={statesByName(i18n.language as Locale).map(({ code, name }) => ({
          value: code,
          label: name,
        }))}
        error={errorOf('state')}
      />
      {pathways.length > 0 && (
        <Select
          key={state}
          name="pathway"
          label={t('year.pathway')}
          defaultValue={year.pathway ?? ''}
          placeholder={t('year.usualPathway')}
          options={pathways.map(({ id, name }) => ({ value: id, label: name }))}
          error={errorOf('pathway')}
        />
      )}
    </>
  );
}

function Fields({ year, errorOf, isKept }: PartProps & { readonly isKept: boolean }) {
  const { t } = useTranslation('records');
  const gradeName = useGradeName();
  const text = (name: 'legalName' | 'schoolName' | 'supervisor' | 'qualification' | 'district') => ({
    name,
    label: t(`year.${name}`),
    maxLength: YEAR_TEXT_MAX,
    defaultValue: year[name],
    error: errorOf(name),
  });
  const date = (name: 'startsOn' | 'endsOn' | 'birthDate') => ({
    name,
    type: 'date',
    label: t(`year.${name}`),
    defaultValue: year[name] ?? '',
    error: errorOf(name),
  });
  return (
    <>
      <div className="rec-year-fields">
        <TextField {...text('legalName')} hint={t('year.legalHint')} autoComplete="off" />
        <Select
          name="grade"
          label={t('dashboard:grade.label')}
          defaultValue={String(year.grade)}
          options={GRADES.map((grade) => ({
            value: String(grade),
            label: gradeName(grade),
          }))}
          error={errorOf('grade')}
        />
        <TextField {...date('startsOn')} required />
        <TextField {...date('endsOn')} required />
        <LawFields year={year} errorOf={errorOf} />
      </div>
      <Disclosure summary={t('year.more')} open={isKept}>
        <div className="rec-year-fields">
          <TextField {...text('schoolName')} mark={t('optional')} />
          <TextField {...text('supervisor')} mark={t('optional')} autoComplete="off" />
          <TextField {...text('qualification')} mark={t('optional')} />
          <TextField {...text('district')} mark={t('optional')} />
          <TextField {...date('birthDate')} mark={t('optional')} hint={t('year.birthHint')} />
          <TextField
            type="number"
            name="fullDayMinutes"
            label={t('year.fullDay')}
            hint={t('year.fullDayHint')}
            required
            min={30}
            max={600}
            defaultValue={year.fullDayMinutes}
            error={errorOf('fullDayMinutes')}
          />
        </div>
      </Disclosure>
    </>
  );
}

interface Props {
  /** A year to be set right, or null for one to be begun. */
  readonly year: StudentYear | null;
  readonly proposed: Proposed;
  readonly onDone: (year: StudentYear) => void;
}

/** A school year as forms and covers name it; what is known already stands in it. */
export function YearForm({ year, proposed, onDone }: Props) {
  const { t } = useTranslation('records');
  const toasts = useToasts();
  const { newId } = useRecordRoom();
  const setYear = useSetYear();
  const [id] = useState(() => year?.id ?? newId());
  const form = useForm({
    send: (filled) => setYear(inputOf(filled, { id, childId: proposed.childId })),
    onDone: (kept) => {
      toasts.show({ type: 'success', title: t('year.kept') });
      onDone(kept);
    },
  });
  return (
    <form {...form.form} className="grid gap-5">
      <Fields year={year ?? proposed} errorOf={form.errorOf} isKept={year !== null} />
      <FormEnd {...form.end} label={t(year === null ? 'year.begin' : 'year.keep')} />
    </form>
  );
}
