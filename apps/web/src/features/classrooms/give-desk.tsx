import type { WorkAnswer } from '@ori/contracts/classroom';
import type { GiveSeveralAnswer, GiveSeveralInput } from '@ori/contracts/planning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf, useForm } from '../../lib/use-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { giveSeveral } from './classrooms.queries.ts';
import { DueField } from './due-field.tsx';
import { PlanNeeded } from './plan-needed.tsx';
import { useGivenTold } from './use-given-told.ts';
import { LessonOfCourse, SkillOfSubject } from './what-choice.tsx';
import { useWhom, WhomFields } from './whom-fields.tsx';

type Kind = 'lesson' | 'practice';
const KINDS: readonly Kind[] = ['lesson', 'practice'];

function sentOf(filled: FormData, kind: Kind, childIds: readonly string[]): GiveSeveralInput {
  const given = { childIds: [...childIds], dueOn: textOf(filled, 'dueOn') };
  if (kind === 'practice')
    return { ...given, kind, skill: textOf(filled, 'skill'), count: Number(textOf(filled, 'count')) };
  const courseId = textOf(filled, 'isOwn') === '' ? {} : { courseId: textOf(filled, 'courseId') };
  return { ...given, ...courseId, lessonId: textOf(filled, 'lessonId') };
}

interface DeskProps {
  readonly learners: WorkAnswer['children'];
  readonly classes: WorkAnswer['classes'];
}

/** Gives a lesson, or practice of a skill, to one child, some, or a class. */
export function GiveDesk({ learners, classes }: DeskProps) {
  const { t } = useTranslation('classroom');
  const tell = useGivenTold(learners);
  const [kind, setKind] = useState<Kind>('lesson');
  const whom = useWhom(learners, classes);
  const state = useForm<GiveSeveralAnswer>({
    send: (filled) => giveSeveral(sentOf(filled, kind, whom.chosen)),
    check: (): Readonly<Record<string, string>> =>
      whom.chosen.length === 0 ? { childId: t('give.nobody') } : {},
    onDone: (answer) => tell(answer, answer.given[0]?.title ?? ''),
  });
  return (
    <section className="desk" aria-labelledby="desk">
      <h2 id="desk">{t('desk.title')}</h2>
      <form {...state.form} className="grid gap-5">
        <WhomFields whom={whom} learners={learners} classes={classes} error={state.errorOf('childId')} />
        <Select
          label={t('desk.what')}
          value={kind}
          onChange={(event) => setKind(event.target.value === 'practice' ? 'practice' : 'lesson')}
          options={KINDS.map((value) => ({ value, label: t(`desk.kind.${value}`) }))}
        />
        {kind === 'lesson' ? <LessonOfCourse state={state} /> : <SkillOfSubject state={state} />}
        <DueField error={state.errorOf('dueOn')} />
        <PlanNeeded failure={state.failure} />
        <FormEnd {...state.end} label={t('give.now')} />
      </form>
    </section>
  );
}
