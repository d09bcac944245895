import type { Course } from '@ori/contracts/content';
import { BANDS } from '@ori/contracts/subjects';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { PlanChild } from './plan-owner.ts';

interface AddProps {
  readonly child: PlanChild;
  /** Courses that are not followed yet. */
  readonly free: readonly Course[];
  readonly isBusy: boolean;
  readonly onAdd: (course: Course) => void;
}

/** Another course: those written for the child’s age first. */
export function AddCourse({ child, free, isBusy, onAdd }: AddProps) {
  const { t } = useTranslation('planning');
  const [chosen, setChosen] = useState('');
  const own = BAND_OF_AGE[child.ageGroup];
  const turnOf = ({ band }: Course) => (band === own ? -1 : BANDS.indexOf(band));
  const sorted = free.toSorted((a, b) => turnOf(a) - turnOf(b) || a.title.localeCompare(b.title));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const course = free.find(({ id }) => id === chosen);
    if (course === undefined) return;
    onAdd(course);
    setChosen('');
  };
  if (free.length === 0) return null;
  return (
    <form className="add-course" onSubmit={send}>
      <Select
        label={t('courses.add', { name: child.firstName })}
        required
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        placeholder={t('courses.choose')}
        options={sorted.map(({ id, title, band }) => ({
          value: id,
          label: `${title} · ${t(`courses.band.${band}`)}`,
        }))}
      />
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {t('courses.addIt')}
      </Button>
    </form>
  );
}
