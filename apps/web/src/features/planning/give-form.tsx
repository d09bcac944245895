import type { ChildCourses } from '@ori/contracts/calendar';
import type { PlannedAssignment } from '@ori/contracts/planning';
import type { Result } from '@ori/contracts/result';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { addDays } from '@ori/core/learning/day-of';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, textOf, useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AlsoTo } from './also-to.tsx';
import { LessonChoice } from './lesson-choice.tsx';
import type { PlanChild } from './plan-owner.ts';
import { usePlanChanged } from './planning.queries.ts';
import { SkillChoice } from './skill-choice.tsx';

interface FormProps {
  readonly family: readonly PlanChild[];
  readonly childId: string | null;
  readonly followed: readonly ChildCourses[];
  /** What all children were given. */
  readonly given: readonly PlannedAssignment[];
  readonly onGiven?: (() => void) | undefined;
  readonly close: () => void;
}

const KINDS = ['lesson', 'practice'] as const;
type Kind = (typeof KINDS)[number];
const QUESTIONS = [5, 10, 15, 20] as const;
const QUESTIONS_USUAL = '10';

function sentOf(filled: FormData, kind: Kind) {
  const given = { dueOn: textOf(filled, 'dueOn') };
  if (kind === 'lesson') return { ...given, lessonId: textOf(filled, 'lessonId') };
  return { ...given, kind, skill: textOf(filled, 'skill'), count: Number(textOf(filled, 'count')) };
}

/** To one child after the other; what somebody has already stays as it was given. */
async function giveAll(filled: FormData, kind: Kind): Promise<Result<PlannedAssignment, Failure>> {
  const give = (childId: string) =>
    rest<PlannedAssignment>('POST', '/api/assignments', { childId, ...sentOf(filled, kind) });
  const first = await give(textOf(filled, 'childId'));
  const others = filled.getAll('alsoTo').filter((id) => typeof id === 'string');
  for (const childId of others) {
    const next = first.ok ? await give(childId) : first;
    if (!next.ok) return next;
  }
  return first;
}

function PracticeFields({ childId, state }: { readonly childId: string; readonly state: FormState }) {
  const { t } = useTranslation('planning');
  return (
    <>
      <SkillChoice childId={childId} state={state} />
      <Select
        label={t('give.questions')}
        name="count"
        defaultValue={QUESTIONS_USUAL}
        options={QUESTIONS.map((count) => ({ value: String(count), label: String(count) }))}
      />
    </>
  );
}

/** For whom, what and until when: a lesson of the child’s courses, the next one first, or practice of a skill. */
export function GiveForm({ family, childId, followed, given, onGiven, close }: FormProps) {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const changed = usePlanChanged();
  const today = localDay(useNow());
  const [whose, setWhose] = useState(childId ?? family[0]?.id ?? '');
  const [kind, setKind] = useState<Kind>('lesson');
  const child = family.find(({ id }) => id === whose);
  const courses = followed.find((each) => each.childId === whose)?.courses ?? [];
  const state = useForm<PlannedAssignment>({
    send: (filled) => giveAll(filled, kind),
    onDone: ({ title }) => {
      changed();
      onGiven?.();
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
        <LessonChoice
          key={whose}
          band={child && BAND_OF_AGE[child.ageGroup]}
          courses={courses}
          given={given.filter((each) => each.childId === whose)}
          state={state}
        />
      ) : (
        <PracticeFields key={whose} childId={whose} state={state} />
      )}
      <AlsoTo key={`also ${whose}`} others={family.filter(({ id }) => id !== whose)} />
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
