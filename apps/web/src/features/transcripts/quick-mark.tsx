import type { Mark, Transcript, TranscriptCourse } from '@ori/contracts/transcript';
import { courseGrade } from '@ori/core/records/gpa-course-grade';
import { percentOfMarks } from '@ori/core/records/grades-from-marks';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Note } from '../../ui/note.tsx';
import type { GradedChild } from './course-input.ts';
import { MoreMarkFields, PointFields } from './mark-fields.tsx';
import { hundredthsTyped, markOf } from './mark-input.ts';
import { addMark, useTranscriptsChanged } from './transcripts.queries.ts';
import { useWriting } from './use-writing.ts';

interface OpenCourse {
  readonly course: TranscriptCourse;
  readonly settings: Transcript['settings'];
  readonly label: string;
}

function openCourses(family: readonly GradedChild[], transcripts: readonly Transcript[]): OpenCourse[] {
  return transcripts.flatMap(({ childId, years, settings }) => {
    const name = family.find(({ id }) => id === childId)?.firstName ?? '';
    const courses = years.flatMap((year) => year.courses);
    return courses
      .filter(({ status }) => status === 'in-progress')
      .map((course) => ({
        course,
        settings,
        label: family.length > 1 ? `${name} · ${course.title}` : course.title,
      }));
  });
}

/** What a mark alone would be on the course's scale, while it is typed. */
function useWorth() {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  return (typed: FormData, open: OpenCourse | undefined): string => {
    const points = hundredthsTyped(textOf(typed, 'points'));
    const outOf = hundredthsTyped(textOf(typed, 'outOf'));
    if (open === undefined || points === null || outOf === null || points < 0 || outOf <= 0) return '';
    const percent = percentOfMarks([{ points, outOf, weight: 1 }]);
    if (percent === null) return '';
    const asked = { ...open.course, gradeFrom: 'marks', marks: { percent } } as const;
    const { grade } = courseGrade(asked, open.settings.scale);
    const symbol = grade === null ? '' : write.symbol(grade.symbol);
    return t('mark.worth', { percent: write.percent(percent), grade: symbol });
  };
}

interface Props {
  readonly family: readonly GradedChild[];
  readonly transcripts: readonly Transcript[];
}

/** The form of a mark: after one is written the points are asked for again, all else stays. */
function useQuickMark(open: readonly OpenCourse[]) {
  const { t } = useTranslation('transcript');
  const toasts = useToasts();
  const changed = useTranscriptsChanged();
  const worthOf = useWorth();
  const [worth, setWorth] = useState('');
  const points = useRef<HTMLInputElement>(null);
  const byId = (id: string) => open.find(({ course }) => course.id === id);
  const state = useForm<Mark>({
    send: (filled) => addMark(markOf(filled, textOf(filled, 'courseId'), null)),
    onDone: ({ courseId }) => {
      void changed();
      toasts.show({ type: 'success', title: t('mark.written', { course: byId(courseId)?.label }) });
      if (points.current) points.current.value = '';
      setWorth('');
      points.current?.focus();
    },
  });
  const weigh = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    setWorth(worthOf(typed, byId(textOf(typed, 'courseId'))));
  };
  return { state, points, worth, weigh };
}

/** A mark in seconds: course, points, done. */
export function QuickMark({ family, transcripts }: Props) {
  const { t } = useTranslation('transcript');
  const headingId = useId();
  const open = openCourses(family, transcripts);
  const today = localDay(useNow());
  const { state, points, worth, weigh } = useQuickMark(open);
  if (open.length === 0) return null;
  const { error, sending, sendingLabel, ready } = state.end;
  return (
    <section className="quick-mark no-print" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        {t('mark.quick')}
      </h2>
      <form {...state.form} onInput={({ currentTarget }) => weigh(currentTarget)}>
        <div className="quick-mark-fields">
          <Select
            label={t('mark.course')}
            name="courseId"
            required
            options={open.map(({ course, label }) => ({ value: course.id, label }))}
            error={state.errorOf('courseId')}
          />
          <PointFields state={state} today={today} pointsRef={points} />
          <Button type="submit" disabled={!ready} busy={sending}>
            {sending ? sendingLabel : t('mark.write')}
          </Button>
        </div>
        <p className="quick-mark-worth" aria-live="polite">
          {worth}
        </p>
        <Disclosure summary={t('mark.more')}>
          <div className="quick-mark-more">
            <MoreMarkFields state={state} />
          </div>
        </Disclosure>
        <div aria-live="assertive">{error && <Note tone="danger">{error}</Note>}</div>
      </form>
    </section>
  );
}
