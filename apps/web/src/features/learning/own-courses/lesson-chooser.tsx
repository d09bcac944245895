import type { Band, LessonSummary, Subject } from '@ori/contracts/content';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../../lib/subject-look.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Emblem } from '../../../ui/ornament/emblem.tsx';
import { useFocusKept } from './use-focus-kept.ts';

interface ChooserProps {
  /** Written lessons that are not chosen yet. */
  readonly lessons: readonly LessonSummary[];
  readonly onAdd: (lesson: LessonSummary) => void;
}

const distinct = <Value,>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Narrows lessons down by subject and by the age they are written for. */
function useNarrowed(lessons: readonly LessonSummary[]) {
  const [subject, setSubject] = useState<Subject | ''>('');
  const [band, setBand] = useState<Band | ''>('');
  const shown = lessons.filter(
    (lesson) => (subject === '' || lesson.subject === subject) && (band === '' || lesson.band === band),
  );
  return { shown, subject, setSubject, band, setBand };
}

function Row({ lesson, onAdd }: { readonly lesson: LessonSummary; readonly onAdd: () => void }) {
  const { t } = useTranslation('dashboard');
  const { emblem, tone } = SUBJECT_LOOKS[lesson.subject];
  return (
    <li data-tone={tone}>
      <Emblem shape={emblem} size={28} />
      <span className="own-title">
        {lesson.title}
        <small>
          {t(`lesson:band.${lesson.band}`)} · {t('room.duration', { count: lesson.durationMin })}
        </small>
      </span>
      <IconButton
        variant="secondary"
        data-act="add"
        label={t('ownCourse.add', { title: lesson.title })}
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={onAdd}
      />
    </li>
  );
}

/** Every written lesson that can still be added. */
export function LessonChooser({ lessons, onAdd }: ChooserProps) {
  const { t } = useTranslation('dashboard');
  const { shown, subject, setSubject, band, setBand } = useNarrowed(lessons);
  const { list, keep } = useFocusKept<HTMLUListElement>();
  const add = (at: number) => {
    const lesson = shown[at];
    if (lesson) onAdd(lesson);
    keep(at, 'add');
  };
  const subjects = distinct(lessons.map((lesson) => lesson.subject));
  const bands = distinct(lessons.map((lesson) => lesson.band));
  return (
    <>
      <div className="own-filters">
        <Select
          label={t('ownCourse.subject')}
          value={subject}
          placeholder={t('ownCourse.allSubjects')}
          options={subjects.map((value) => ({ value, label: t(`subject.${value}`) }))}
          onChange={({ target }) => setSubject(subjects.find((known) => known === target.value) ?? '')}
        />
        <Select
          label={t('ownCourse.band')}
          value={band}
          placeholder={t('ownCourse.allBands')}
          options={bands.map((value) => ({ value, label: t(`lesson:band.${value}`) }))}
          onChange={({ target }) => setBand(bands.find((known) => known === target.value) ?? '')}
        />
      </div>
      {shown.length === 0 && <p className="text-mute">{t('ownCourse.noMatch')}</p>}
      <ul ref={list} tabIndex={-1} className="own-lessons" data-look="choose">
        {shown.map((lesson, at) => (
          <Row key={lesson.id} lesson={lesson} onAdd={() => add(at)} />
        ))}
      </ul>
    </>
  );
}
