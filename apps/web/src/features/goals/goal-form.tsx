import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedCall } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useCourses } from '../../lib/use-courses.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { useSetGoal } from './goals.queries.ts';
import { MinutesPart } from './minutes-part.tsx';

const KINDS = ['daily-minutes', 'finish-course'] as const;
type Kind = (typeof KINDS)[number];

interface PartProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it, as the server says it in the language on screen. */
  readonly error: string | undefined;
}

/** What the server says of each field. */
function fieldsOf(error: Error | null): Readonly<Record<string, string>> {
  return error instanceof FailedCall ? error.failure.fields : {};
}

function CoursePart({ value, onChange, error }: PartProps) {
  const { t } = useTranslation('dashboard');
  const courses = useCourses();
  return (
    <Select
      label={t('goals.course')}
      placeholder={t('goals.chooseCourse')}
      required
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={(courses.data?.courses ?? []).map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

/** Sets a goal: minutes a day, or a course by a date. A skill is chosen on the map of skills. */
export function GoalForm({ today }: { readonly today: string }) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const set = useSetGoal();
  const [kind, setKind] = useState<Kind>('daily-minutes');
  const [minutes, setMinutes] = useState('10');
  const [courseId, setCourseId] = useState('');
  const [by, setBy] = useState('');
  const wrong = fieldsOf(set.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'daily-minutes') set.mutate({ kind, minutes: Number(minutes) });
    else set.mutate({ kind, courseId, by });
  };
  return (
    <form onSubmit={send} className="goal-form" noValidate>
      <RadioCards
        legend={t('goals.what')}
        name="kind"
        columns={2}
        value={kind}
        onChange={(value) => setKind(KINDS.find((known) => known === value) ?? 'daily-minutes')}
        options={KINDS.map((value) => ({ value, title: t(`goals.choice.${value}`) }))}
      />
      {kind === 'daily-minutes' && (
        <MinutesPart value={minutes} onChange={setMinutes} error={wrong['minutes']} />
      )}
      {kind === 'finish-course' && (
        <>
          <CoursePart value={courseId} onChange={setCourseId} error={wrong['courseId']} />
          <TextField
            type="date"
            label={t('goals.date')}
            min={today}
            required
            error={wrong['by']}
            value={by}
            onChange={(event) => setBy(event.target.value)}
          />
        </>
      )}
      {set.error && Object.keys(wrong).length === 0 && <Note tone="danger">{wordsOf(set.error)}</Note>}
      <Button type="submit" busy={set.isPending} className="justify-self-start">
        {t('goals.set')}
      </Button>
    </form>
  );
}
