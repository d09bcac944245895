import type { ChildCourses } from '@ori/contracts/calendar';
import type { PlannedAssignment } from '@ori/contracts/planning';
import { addDays } from '@ori/core/learning/day-of';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/dates.ts';
import { rest } from '../../lib/rest.ts';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { LessonChoice } from './lesson-choice.tsx';
import type { PlanChild } from './plan-owner.ts';
import { usePlanChanged } from './planning.queries.ts';
import { SkillChoice } from './skill-choice.tsx';

interface FormProps {
  readonly family: readonly PlanChild[];
  readonly childId: string | null;
  readonly followed: readonly ChildCourses[];
  readonly close: () => void;
}

const KINDS = ['lesson', 'practice'] as const;
type Kind = (typeof KINDS)[number];
const QUESTIONS = [5, 10, 15, 20] as const;
const QUESTIONS_USUAL = '10';

function sentOf(filled: FormData, kind: Kind) {
  const given = { childId: textOf(filled, 'childId'), dueOn: textOf(filled, 'dueOn') };
  if (kind === 'lesson') return { ...given, lessonId: textOf(filled, 'lessonId') };
  return { ...given, kind, skill: textOf(filled, 'skill'), count: Number(textOf(filled, 'count')) };
}

/** For whom, what and until when: a lesson of the child’s courses, the next one first, or practice of a skill. */
export function GiveForm({ family, childId, followed, close }: FormProps) {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const changed = usePlanChanged();
  const today = localDay(useNow());
  const [whose, setWhose] = useState(childId ?? family[0]?.id ?? '');
  const [kind, setKind] = useState<Kind>('lesson');
  const courses = followed.find((each) => each.childId === whose)?.courses ?? [];
  const state = useForm<PlannedAssignment>({
    send: (filled) => rest('POST', '/api/assignments', sentOf(filled, kind)),
    onDone: ({ title }) => {
      changed();
      toasts.show({ type: 'success', title: t('dashboard:give.done', { title }) });
      close();
    },
  });
  return (
    <form {...state.form} className="grid gap-5">
      <Select
        label={t('dashboard:give.child')}
        name="childId"
        value={whose}
        onChange={(event) => setWhose(event.target.value)}
        options={family.map(({ id, firstName }) => ({ value: id, label: firstName }))}
        error={state.errorOf('childId')}
      />
      <Select
        label={t('give.what')}
        value={kind}
        onChange={(event) => setKind(event.target.value === 'practice' ? 'practice' : 'lesson')}
        options={KINDS.map((value) => ({ value, label: t(`dashboard:assignments.kind.${value}`) }))}
      />
      {kind === 'lesson' ? (
        <LessonChoice key={whose} courses={courses} state={state} />
      ) : (
        <>
          <SkillChoice key={whose} childId={whose} state={state} />
          <Select
            label={t('give.questions')}
            name="count"
            defaultValue={QUESTIONS_USUAL}
            options={QUESTIONS.map((count) => ({ value: String(count), label: String(count) }))}
          />
        </>
      )}
      <TextField
        label={t('dashboard:give.dueOn')}
        name="dueOn"
        type="date"
        required
        min={today}
        defaultValue={addDays(today, 1)}
        error={state.errorOf('dueOn')}
      />
      <FormEnd {...state.end} label={t('give.submit')} />
    </form>
  );
}
