import type { Lesson } from '@ori/contracts/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import { Emblem } from '../../../ui/ornament/emblem.tsx';
import { Ornament } from '../../../ui/ornament/ornament.tsx';
import { SUBJECT_LOOKS } from '../../../lib/subject-look.ts';

/** The lesson's title, what it is about, what one will be able to do, and its tools. */
export function LessonHead({
  lesson,
  trail,
  tools,
}: {
  readonly lesson: Lesson;
  readonly trail?: ReactNode;
  readonly tools: ReactNode;
}) {
  const { t, i18n } = useTranslation('lesson');
  const { ornament, emblem } = SUBJECT_LOOKS[lesson.subject];
  const lang = lesson.locale;
  return (
    <header className="lesson-head">
      <Ornament name={ornament} className="absolute -top-20 -right-24 size-96 opacity-25" />
      {trail}
      {lang !== i18n.language && <Note tone="lapis">{t('head.inEnglish')}</Note>}
      <p className="eyebrow flex items-center gap-2">
        <Emblem shape={emblem} size={26} />
        {t(`subject.${lesson.subject}`)} · {t(`band.${lesson.band}`)} ·{' '}
        {t('head.minutes', { count: lesson.durationMin })}
      </p>
      <h1 lang={lang}>{lesson.title}</h1>
      <p className="lesson-lead" lang={lang}>
        {lesson.summary}
      </p>
      <div>
        <p className="font-bold">{t('head.objectives')}</p>
        <ul className="lesson-objectives" lang={lang}>
          {lesson.objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </div>
      {lesson.materials.length > 0 && (
        <p className="text-mute">
          {t('head.materials')}{' '}
          <span lang={lang}>
            {lesson.materials.join(', ')}
            {lesson.safety.length > 0 && <> · {lesson.safety.join(' ')}</>}
          </span>
        </p>
      )}
      {tools}
    </header>
  );
}
