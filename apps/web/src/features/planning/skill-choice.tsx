import type { SkillMap } from '@ori/contracts/learning';
import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../lib/use-form.ts';
import { Select } from '../../ui/forms/select.tsx';
import { useSkillsOf } from './calendar.queries.ts';

interface ChoiceProps {
  readonly childId: string;
  readonly state: FormState;
}

/** Skills that can be practised: those to go on with first, then the others as the map has them. */
function inTurn({ skills, next }: SkillMap): SkillMap['skills'] {
  const turnOf = (id: string) => (next.includes(id) ? next.indexOf(id) : next.length);
  return skills.filter(({ hasPractice }) => hasPractice).toSorted((a, b) => turnOf(a.id) - turnOf(b.id));
}

/** A skill to be practised, chosen by its subject. */
export function SkillChoice({ childId, state }: ChoiceProps) {
  const { t } = useTranslation('planning');
  const [subject, setSubject] = useState<Subject>('math');
  const { data, isError } = useSkillsOf(childId, subject);
  const map = data?.subject === subject ? data : undefined;
  const skills = map === undefined ? [] : inTurn(map);
  const isEmpty = map !== undefined && skills.length === 0;
  return (
    <>
      <Select
        label={t('give.subject')}
        value={subject}
        onChange={(event) => setSubject(SUBJECTS.find((each) => each === event.target.value) ?? 'math')}
        options={SUBJECTS.map((value) => ({ value, label: t(`dashboard:subject.${value}`) }))}
      />
      <Select
        key={`${subject} ${skills.length}`}
        label={t('give.skill')}
        name="skill"
        required
        hint={isEmpty ? t('give.noSkill') : undefined}
        defaultValue={skills[0]?.id}
        placeholder={t('dashboard:give.choose')}
        options={skills.map(({ id, title }) => ({
          value: id,
          label: map?.next.includes(id) ? t('give.next', { title }) : title,
        }))}
        error={state.errorOf('skill') ?? (isError ? t('dashboard:state.failed') : undefined)}
      />
    </>
  );
}
