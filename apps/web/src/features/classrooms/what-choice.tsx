import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../lib/use-form.ts';
import { Select } from '../../ui/forms/select.tsx';
import { useCoursesToGive, useSkillsToGive } from './classrooms.queries.ts';

interface Props {
  readonly state: FormState;
}

/** A lesson, by the course it stands in: the teacher's own first, since they put them together for somebody. */
export function LessonOfCourse({ state }: Props) {
  const { t } = useTranslation('classroom');
  const { data, isError } = useCoursesToGive();
  const [chosenId, setChosenId] = useState('');
  const all = data?.courses ?? [];
  const own = all.filter(({ madeBy }) => madeBy !== undefined);
  const courses = [...own, ...all.filter(({ madeBy }) => madeBy === undefined)];
  const course = courses.find(({ id }) => id === chosenId);
  const lessons = course?.units.flatMap((unit) => unit.lessons) ?? [];
  return (
    <>
      <Select
        label={t('desk.course')}
        name="courseId"
        required
        value={chosenId}
        onChange={(event) => setChosenId(event.target.value)}
        placeholder={t('desk.choose')}
        options={courses.map(({ id, title, madeBy }) => ({
          value: id,
          label: madeBy === undefined ? title : t('desk.ownCourse', { title }),
        }))}
        error={isError ? t('dashboard:state.failed') : state.errorOf('courseId')}
      />
      <Select
        key={chosenId}
        label={t('desk.lesson')}
        name="lessonId"
        required
        placeholder={t('desk.choose')}
        options={lessons.map(({ id, title }) => ({ value: id, label: title }))}
        error={state.errorOf('lessonId')}
      />
      <input type="hidden" name="isOwn" value={course?.madeBy === undefined ? '' : 'yes'} />
    </>
  );
}

const QUESTIONS = [5, 10, 15, 20] as const;
const QUESTIONS_USUAL = '10';

/** A skill that can be practised, by subject and age. */
export function SkillOfSubject({ state }: Props) {
  const { t } = useTranslation('classroom');
  const [subject, setSubject] = useState<Subject>('math');
  const { data, isError } = useSkillsToGive(subject);
  const skills = (data?.cells ?? []).flatMap(({ band, skills: of }) =>
    of.flatMap(({ id, title, practised }) => (practised ? [{ value: id, label: `${title} (${band})` }] : [])),
  );
  return (
    <>
      <Select
        label={t('desk.subject')}
        value={subject}
        onChange={(event) => setSubject(SUBJECTS.find((each) => each === event.target.value) ?? 'math')}
        options={SUBJECTS.map((value) => ({ value, label: t(`dashboard:subject.${value}`) }))}
      />
      <Select
        key={`${subject} ${skills.length}`}
        label={t('desk.skill')}
        name="skill"
        required
        placeholder={t('desk.choose')}
        options={skills}
        error={state.errorOf('skill') ?? (isError ? t('dashboard:state.failed') : undefined)}
      />
      <Select
        label={t('desk.questions')}
        name="count"
        defaultValue={QUESTIONS_USUAL}
        options={QUESTIONS.map((count) => ({ value: String(count), label: String(count) }))}
      />
    </>
  );
}
