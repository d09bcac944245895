import { SUBJECTS } from '@ori/contracts/subjects';
import type { TranscriptCourse, TranscriptCourseInput, TranscriptSettings } from '@ori/contracts/transcript';
import {
  COURSE_LEVELS,
  COURSE_STATUSES,
  CREDIT_MAX,
  HUNDREDTHS,
  SCHOOL_YEAR_MAX,
  SCHOOL_YEAR_MIN,
  TERMS,
} from '@ori/contracts/transcript-names';
import { minutesCounted } from '@ori/core/records/credits';
import { yearName } from '@ori/core/records/grades-writing';
import { useTranslation } from 'react-i18next';
import { useGradeName } from '../../lib/use-grade-name.ts';
import type { FormState } from '../../lib/use-form.ts';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useWriting } from './use-writing.ts';

interface Props {
  readonly course: TranscriptCourseInput;
  readonly state: FormState;
}
const LINE_MAX = 120;
const TEXT_MAX = 1000;
const DESCRIPTION_MAX = 2000;
const HOURS_MAX = 1000;
const GRADES = Array.from({ length: 13 }, (_, grade) => grade);
const YEARS_BACK = 8;
const MINUTES = 60;

/** What the course is and when it was taken. */
export function WhatFields({ course, state, thisYear }: Props & { readonly thisYear: number }) {
  const { t } = useTranslation('transcript');
  const gradeName = useGradeName();
  const first = Math.max(SCHOOL_YEAR_MIN, Math.min(course.year, thisYear) - YEARS_BACK);
  const last = Math.min(SCHOOL_YEAR_MAX, thisYear + 1);
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  const named = (name: string) => ({ name, error: state.errorOf(name) });
  return (
    <>
      <TextField
        {...named('title')}
        label={t('course.title')}
        required
        maxLength={LINE_MAX}
        autoComplete="off"
        defaultValue={course.title}
      />
      <div className="form-pair">
        <Select
          {...named('subject')}
          label={t('course.subject')}
          defaultValue={course.subject}
          options={SUBJECTS.map((id) => ({ value: id, label: t(`dashboard:subject.${id}`) }))}
        />
        <Select
          {...named('level')}
          label={t('course.level')}
          defaultValue={course.level}
          options={COURSE_LEVELS.map((id) => ({ value: id, label: t(`level.${id}`) }))}
        />
        <Select
          {...named('year')}
          label={t('course.year')}
          defaultValue={String(course.year)}
          options={years.map((year) => ({ value: String(year), label: yearName(year) }))}
        />
        <Select
          {...named('gradeLevel')}
          label={t('course.gradeLevel')}
          defaultValue={String(course.gradeLevel)}
          options={GRADES.map((grade) => ({ value: String(grade), label: gradeName(grade) }))}
        />
        <Select
          {...named('term')}
          label={t('course.term')}
          defaultValue={course.term}
          options={TERMS.map((id) => ({ value: id, label: t(`term.${id}`) }))}
        />
        <Select
          {...named('status')}
          label={t('course.status')}
          hint={t('course.statusHint')}
          defaultValue={course.status}
          options={COURSE_STATUSES.map((id) => ({ value: id, label: t(`status.${id}`) }))}
        />
      </div>
    </>
  );
}

interface CreditProps extends Props {
  readonly settings: TranscriptSettings;
  readonly workedMinutes: TranscriptCourse['workedMinutes'];
}

/** What the course is worth: a credit the parent sets, or hours, by the family's own basis. */
export function CreditField({ course, state, settings, workedMinutes }: CreditProps) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const number = { type: 'number', step: 'any', inputMode: 'decimal', min: 0 } as const;
  if (settings.creditBasis === 'completion')
    return (
      <TextField
        {...number}
        label={t('course.credit')}
        hint={t('course.creditHint')}
        name="credit"
        max={CREDIT_MAX / HUNDREDTHS}
        defaultValue={course.credit === null ? '' : course.credit / HUNDREDTHS}
        error={state.errorOf('credit')}
      />
    );
  const counted = minutesCounted({ minutes: null, workedMinutes });
  return (
    <TextField
      {...number}
      label={t('course.hours')}
      hint={
        counted === null
          ? t('course.hoursHint', { hours: settings.hoursPerCredit })
          : t('course.hoursWorked', { hours: write.hours(counted) })
      }
      name="hours"
      max={HOURS_MAX}
      defaultValue={course.minutes === null ? '' : course.minutes / MINUTES}
      error={state.errorOf('minutes')}
    />
  );
}

/** What a college reads beside the transcript. */
export function DescriptionFields({ course, state }: Props) {
  const { t } = useTranslation('transcript');
  const long = (name: 'texts' | 'method' | 'assessment') => (
    <TextArea
      label={t(`course.${name}`)}
      name={name}
      rows={2}
      maxLength={TEXT_MAX}
      defaultValue={course[name]}
      error={state.errorOf(name)}
    />
  );
  return (
    <div className="grid gap-4">
      <TextArea
        label={t('course.description')}
        hint={t('course.descriptionHint')}
        name="description"
        maxLength={DESCRIPTION_MAX}
        defaultValue={course.description}
        error={state.errorOf('description')}
      />
      <div className="form-pair">
        <TextField
          label={t('course.instructor')}
          name="instructor"
          maxLength={LINE_MAX}
          defaultValue={course.instructor}
          error={state.errorOf('instructor')}
        />
        <TextField
          label={t('course.provider')}
          name="provider"
          maxLength={LINE_MAX}
          defaultValue={course.provider}
          error={state.errorOf('provider')}
        />
      </div>
      {long('texts')}
      {long('method')}
      {long('assessment')}
    </div>
  );
}
