import type { Transcript, TranscriptCourse, TranscriptCourseInput } from '@ori/contracts/transcript';
import { COURSE_GRADINGS, GRADE_SOURCES } from '@ori/contracts/transcript-names';
import { schoolYearOf } from '@ori/core/records/grades-writing';
import { courseInputOf } from '@ori/core/records/course-input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { CreditField, DescriptionFields, WhatFields } from './course-fields.tsx';
import { courseFilled } from './course-filled.ts';
import { freshCourse, type GradedChild } from './course-input.ts';
import { GradeField } from './grade-source.tsx';
import { RemoveCourse } from './remove-course.tsx';
import { addCourse, changeCourse, useTranscriptsChanged } from './transcripts.queries.ts';

interface Props {
  readonly child: GradedChild;
  readonly transcript: Transcript;
  /** The course that is changed; null for a new one. */
  readonly course: TranscriptCourse | null;
  readonly close: () => void;
}

interface GradeProps {
  readonly input: TranscriptCourseInput;
  readonly course: TranscriptCourse | null;
  readonly transcript: Transcript;
  readonly state: FormState;
}

function GradeFields({ input, course, transcript, state }: GradeProps) {
  const { t } = useTranslation('transcript');
  const [grading, setGrading] = useState(input.grading);
  const [from, setFrom] = useState(input.gradeFrom);
  const sources = GRADE_SOURCES.filter(
    (each) => each !== 'mastery' || course?.mastery || input.gradeFrom === each,
  );
  const given = { grading, grade: input.grade, isOtherScale: course?.isOtherScale ?? false };
  return (
    <>
      <Select
        label={t('course.grading')}
        name="grading"
        value={grading}
        options={COURSE_GRADINGS.map((id) => ({ value: id, label: t(`course.gradings.${id}`) }))}
        onChange={({ target }) => setGrading(COURSE_GRADINGS.find((id) => id === target.value) ?? grading)}
        error={state.errorOf('grading')}
      />
      <Select
        label={t('source.label')}
        name="gradeFrom"
        value={from}
        options={sources.map((id) => ({ value: id, label: t(`source.${id}`) }))}
        onChange={({ target }) => setFrom(GRADE_SOURCES.find((id) => id === target.value) ?? from)}
        error={state.errorOf('gradeFrom')}
      />
      {from === 'hand' && (
        <GradeField
          key={grading}
          course={given}
          settings={transcript.settings}
          error={state.errorOf('grade')}
        />
      )}
    </>
  );
}

function RepeatField({ course, transcript, state }: Omit<GradeProps, 'input'>) {
  const { t } = useTranslation('transcript');
  const others = transcript.years.flatMap(({ courses }) => courses).filter(({ id }) => id !== course?.id);
  if (others.length === 0) return null;
  return (
    <Select
      label={t('course.repeats')}
      mark={t('optional')}
      name="repeats"
      placeholder={t('course.repeatsNone')}
      defaultValue={course?.repeats ?? ''}
      options={others.map(({ id, title }) => ({ value: id, label: title }))}
      error={state.errorOf('repeats')}
    />
  );
}

/** Everything about one course on a transcript, written or changed. */
export function CourseForm({ child, transcript, course, close }: Props) {
  const { t } = useTranslation('transcript');
  const id = useId();
  const toasts = useToasts();
  const changed = useTranscriptsChanged();
  const today = localDay(useNow());
  const input: TranscriptCourseInput =
    course === null
      ? { ...freshCourse(child, today), status: 'completed', gradeFrom: 'hand' }
      : courseInputOf(course);
  const state = useForm<unknown>({
    send: (filled) => {
      const said = courseFilled(filled, input);
      if (course !== null) return changeCourse(course.id, said);
      return addCourse({ ...said, id: crypto.randomUUID(), childId: child.id, productCourse: null });
    },
    onDone: () => {
      void changed();
      toasts.show({ type: 'success', title: t('course.saved') });
      close();
    },
  });
  const parts = { course: input, state };
  return (
    <Card as="section" aria-labelledby={id} className="course-card">
      <h2 id={id} className="text-2xl">
        {course === null ? t('course.new') : course.title}
      </h2>
      <form {...state.form} className="grid gap-5">
        <WhatFields {...parts} thisYear={schoolYearOf(today)} />
        <div className="form-pair">
          <GradeFields input={input} course={course} transcript={transcript} state={state} />
          <CreditField
            {...parts}
            settings={transcript.settings}
            workedMinutes={course?.workedMinutes ?? null}
          />
          <RepeatField course={course} transcript={transcript} state={state} />
        </div>
        <Disclosure summary={t('course.describe')} open={course !== null && course.description !== ''}>
          <DescriptionFields {...parts} />
        </Disclosure>
        <FormEnd {...state.end} label={t('course.save')} />
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </form>
      {course !== null && <RemoveCourse course={course} close={close} />}
    </Card>
  );
}
