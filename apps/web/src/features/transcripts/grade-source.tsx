import type { Transcript, TranscriptCourse } from '@ori/contracts/transcript';
import { GRADE_SOURCES, type GradeSource } from '@ori/contracts/transcript-names';
import { scaleOf } from '@ori/core/records/gpa-course-grade';
import { lettersOf } from '@ori/core/records/grades-scales';
import { courseInputOf } from '@ori/core/records/course-input';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { changeCourse, useTranscriptsChanged } from './transcripts.queries.ts';
import { usePress } from './use-press.ts';

interface Props {
  readonly course: TranscriptCourse;
  readonly settings: Transcript['settings'];
}
const GRADE_LETTERS_MAX = 6;

interface GradeFieldProps {
  readonly course: Pick<TranscriptCourse, 'grading' | 'grade' | 'isOtherScale'>;
  readonly settings: Transcript['settings'];
  readonly error: string | undefined;
}

/** The grade in the parent's own word: a letter of the scale to choose, or a number to write. */
export function GradeField({ course, settings, error }: GradeFieldProps) {
  const { t } = useTranslation('transcript');
  const letters = lettersOf(scaleOf(course.grading, settings.scale));
  const given = course.isOtherScale ? '' : (course.grade ?? '');
  const field = { label: t('source.grade'), name: 'grade', error } as const;
  if (letters.length === 0)
    return (
      <TextField
        {...field}
        inputMode="decimal"
        maxLength={GRADE_LETTERS_MAX}
        autoComplete="off"
        defaultValue={given}
      />
    );
  return (
    <Select
      {...field}
      defaultValue={letters.find(({ symbol }) => symbol === given.toUpperCase())?.symbol ?? ''}
      placeholder={t('source.noGrade')}
      options={letters.map(({ symbol }) => ({ value: symbol, label: symbol.replace('-', '−') }))}
    />
  );
}

function OwnWord({ course, settings }: Props) {
  const { t } = useTranslation('transcript');
  const toasts = useToasts();
  const changed = useTranscriptsChanged();
  const state = useForm<unknown>({
    send: (filled) =>
      changeCourse(course.id, { ...courseInputOf(course), grade: textOf(filled, 'grade') || null }),
    onDone: () => {
      void changed();
      toasts.show({ type: 'success', title: t('source.saved') });
    },
  });
  const { error, sending, sendingLabel, ready } = state.end;
  return (
    <form {...state.form} className="own-word">
      <GradeField course={course} settings={settings} error={state.errorOf('grade')} />
      <Button type="submit" variant="secondary" disabled={!ready} busy={sending}>
        {sending ? sendingLabel : t('source.give')}
      </Button>
      <div aria-live="assertive">{error && <Note tone="danger">{error}</Note>}</div>
    </form>
  );
}

/** Where a course's grade is to come from, changed at once; mastery only where the course is one of ours. */
export function GradeSourceChoice({ course, settings }: Props) {
  const { t } = useTranslation('transcript');
  const { press } = usePress();
  const { id, gradeFrom, mastery, marks } = course;
  const sources = GRADE_SOURCES.filter(
    (from) => from !== 'mastery' || mastery !== null || gradeFrom === from,
  );
  const choose = (from: GradeSource) =>
    void press(
      () =>
        changeCourse(id, {
          ...courseInputOf(course),
          gradeFrom: from,
          grade: from === 'hand' ? null : course.grade,
        }),
      t('source.changed'),
    );
  return (
    <div className="grade-source">
      <Select
        label={t('source.label')}
        value={gradeFrom}
        options={sources.map((from) => ({ value: from, label: t(`source.${from}`) }))}
        onChange={({ target }) => choose(sources.find((from) => from === target.value) ?? gradeFrom)}
      />
      {gradeFrom === 'hand' && <OwnWord key={course.grade} course={course} settings={settings} />}
      {gradeFrom !== 'marks' && marks.count > 0 && <p className="text-mute">{t('source.marksKept')}</p>}
    </div>
  );
}
