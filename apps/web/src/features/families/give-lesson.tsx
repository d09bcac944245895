import type { Course } from '@ori/contracts/content';
import type { Assignment, ChildOverview } from '@ori/contracts/learning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now.ts';
import { localDay } from '../../lib/dates.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm, type FormState } from '../../lib/use-form.ts';
import { DialogWithTrigger } from '../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../ui/aria/press-button.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { giveAssignment, useCourses, useFamilyChanged } from './families.queries.ts';

type Family = readonly Pick<ChildOverview, 'childId' | 'firstName'>[];

interface FormProps {
  readonly family: Family;
  readonly courses: readonly Course[];
  readonly close: () => void;
}

function lessonsOf(courses: readonly Course[], courseId: string) {
  const units = courses.find(({ id }) => id === courseId)?.units ?? [];
  return units.flatMap(({ lessons }) => lessons).map(({ id, title }) => ({ value: id, label: title }));
}

/** First the course, then a lesson of it. */
function LessonFields({ courses, state }: Pick<FormProps, 'courses'> & { readonly state: FormState }) {
  const { t } = useTranslation('dashboard');
  const [courseId, setCourseId] = useState('');
  return (
    <>
      <Select
        label={t('give.course')}
        name="courseId"
        required
        value={courseId}
        onChange={(event) => setCourseId(event.target.value)}
        placeholder={t('give.choose')}
        options={courses.map(({ id, title }) => ({ value: id, label: title }))}
        error={state.errorOf('courseId')}
      />
      <Select
        key={courseId}
        label={t('give.lesson')}
        name="lessonId"
        required
        placeholder={courseId ? t('give.choose') : t('give.courseFirst')}
        options={lessonsOf(courses, courseId)}
        error={state.errorOf('lessonId')}
      />
    </>
  );
}

function GiveForm({ family, courses, close }: FormProps) {
  const { t } = useTranslation('dashboard');
  const toasts = useToasts();
  const changed = useFamilyChanged();
  const now = useNow();
  const state = useForm<Assignment>({
    send: (filled) =>
      giveAssignment({
        childId: textOf(filled, 'childId'),
        lessonId: textOf(filled, 'lessonId'),
        dueOn: textOf(filled, 'dueOn'),
      }),
    onDone: ({ title }) => {
      changed();
      toasts.show({ type: 'success', title: t('give.done', { title }) });
      close();
    },
  });
  return (
    <form {...state.form} className="grid gap-5">
      <Select
        label={t('give.child')}
        name="childId"
        required
        defaultValue={family.length === 1 ? family[0]?.childId : ''}
        placeholder={t('give.choose')}
        options={family.map(({ childId, firstName }) => ({ value: childId, label: firstName }))}
        error={state.errorOf('childId')}
      />
      <LessonFields courses={courses} state={state} />
      <TextField
        label={t('give.dueOn')}
        name="dueOn"
        type="date"
        required
        min={localDay(now)}
        error={state.errorOf('dueOn')}
      />
      <FormEnd {...state.end} label={t('give.submit')} />
    </form>
  );
}

function Give({ family, close }: Omit<FormProps, 'courses'>) {
  const { t } = useTranslation();
  const courses = useCourses();
  return (
    <Loaded query={courses} waiting={<SkeletonText label={t('overlay.loading')} lines={6} />}>
      {(answer) => <GiveForm family={family} courses={answer.courses} close={close} />}
    </Loaded>
  );
}

/** Gives a child a lesson with a date, in a dialog. */
export function GiveLesson({ family }: { readonly family: Family }) {
  const { t } = useTranslation('dashboard');
  return (
    <DialogWithTrigger
      trigger={<PressButton variant="secondary">{t('give.open')}</PressButton>}
      title={t('give.open')}
      closeLabel={t('close')}
    >
      {(close) => <Give family={family} close={close} />}
    </DialogWithTrigger>
  );
}
