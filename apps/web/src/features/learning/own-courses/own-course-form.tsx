import type { Course, LessonSummary } from '@ori/contracts/content';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../lib/toasts.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ChosenLessons } from './chosen-lessons.tsx';
import { LessonChooser } from './lesson-chooser.tsx';
import { saveCourse, useCoursesChanged } from './own-courses.queries.ts';

const TITLE_MAX = 90;
const TITLE_MIN = 2;

const lessonsOf = (course: Course): LessonSummary[] => course.units.flatMap(({ lessons }) => lessons);

interface FormProps {
  /** The course to change; null for a new one. */
  readonly course: Course | null;
  /** What is written, to choose from. */
  readonly catalogue: readonly Course[];
  readonly onDone: () => void;
}

/** The lessons chosen so far, and the last change of them in words. */
function useChosen(course: Course | null) {
  const { t } = useTranslation('dashboard');
  const [chosen, setChosen] = useState<readonly LessonSummary[]>(() => (course ? lessonsOf(course) : []));
  const [said, setSaid] = useState('');
  const change = (lessons: readonly LessonSummary[], words: string) => {
    setChosen(lessons);
    setSaid(words);
  };
  const add = (lesson: LessonSummary) =>
    change([...chosen, lesson], t('ownCourse.added', { title: lesson.title, place: chosen.length + 1 }));
  return { chosen, said, change, add };
}

/** Title and lessons of a course, in the order in which they are to be learned. */
export function OwnCourseForm({ course, catalogue, onDone }: FormProps) {
  const { t } = useTranslation('dashboard');
  const toasts = useToasts();
  const changed = useCoursesChanged();
  const { chosen, said, change, add } = useChosen(course);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const lessonIds = chosen.map(({ id }) => id);
  const state = useForm<Course>({
    send: (filled) => saveCourse(course?.id ?? null, { title: textOf(filled, 'title').trim(), lessonIds }),
    onDone: (saved) => {
      changed();
      toasts.show({ type: 'success', title: t('ownCourse.saved', { title: saved.title }) });
      onDone();
    },
  });
  const free = catalogue.flatMap(lessonsOf).filter(({ id }) => !lessonIds.includes(id));
  return (
    <form {...state.form} className="own-form">
      <h3 className="text-2xl">{t(course ? 'ownCourse.changeTitle' : 'ownCourse.makeTitle')}</h3>
      <TextField
        ref={title}
        label={t('ownCourse.name')}
        name="title"
        required
        minLength={TITLE_MIN}
        maxLength={TITLE_MAX}
        defaultValue={course?.title}
        error={state.errorOf('title')}
      />
      <div className="own-columns">
        <section aria-labelledby="own-chosen">
          <h4 id="own-chosen">{t('ownCourse.chosen')}</h4>
          <ChosenLessons lessons={chosen} onChange={change} />
        </section>
        <section aria-labelledby="own-free">
          <h4 id="own-free">{t('ownCourse.free')}</h4>
          <LessonChooser lessons={free} onAdd={add} />
        </section>
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <FormEnd {...state.end} ready={state.end.ready && chosen.length > 0} label={t('ownCourse.save')} />
      <Button variant="quiet" onClick={onDone}>
        {t('ownCourse.cancel')}
      </Button>
    </form>
  );
}
