import type { CymaticsLesson } from '@ori/contracts/heritage-sound';
import { SOUND_FOCUS_AREAS } from '@ori/contracts/sound-focus';
import { colon } from '@ori/core/words/colon';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure.tsx';

/** The ages that have a lesson, as the content calls them. */
const AGES = {
  'early-elementary': 'early',
  elementary: 'elementary',
  'middle-school': 'middle',
  'high-school': 'high',
  university: 'university',
} as const;

const ageOf = (ageGroup: string) => AGES[ageGroup as keyof typeof AGES] ?? 'elementary';

function Plan({ lesson }: { readonly lesson: CymaticsLesson }) {
  const { t, i18n } = useTranslation('sound');
  const list = (items: readonly string[]) => (
    <ul lang={lesson.lang} className="sound-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  return (
    <div className="grid gap-3">
      <p lang={lesson.lang} className="text-lg">
        {lesson.introduction}
      </p>
      <h4>{t('lessons.objectives')}</h4>
      {list(lesson.objectives)}
      <h4>{t('lessons.materials')}</h4>
      {list(lesson.materials)}
      <h4>{t('lessons.steps')}</h4>
      <ol lang={lesson.lang} className="sound-steps">
        {lesson.activities.map((activity) => (
          <li key={activity.name}>
            <b>{activity.name}</b>{' '}
            <small lang={i18n.language}>{t('lessons.minutes', { count: activity.duration })}</small>
            <br />
            {activity.instructions}
          </li>
        ))}
      </ol>
      <h4>{t('lessons.talk')}</h4>
      {list(lesson.discussion)}
      <h4>{t('lessons.show')}</h4>
      <p lang={lesson.lang}>{lesson.assessment}</p>
      <h4>{t('lessons.further')}</h4>
      {list(lesson.extensions)}
    </div>
  );
}

/** A lesson on sound for each age, to be done at a table with the lab beside it. */
export function LessonPlans({ lessons }: { readonly lessons: readonly CymaticsLesson[] }) {
  const { t, i18n } = useTranslation('sound');
  const listed = new Intl.ListFormat(i18n.language);
  const named = (areas: CymaticsLesson['focusAreas']) =>
    listed.format(areas.map((area) => t(`lessons.focus.${area}`)));
  return (
    <section className="page sound-part" id="lessons" aria-labelledby="lessons-title">
      <h2 id="lessons-title">{t('lessons.title')}</h2>
      <p className="max-w-prose text-lg text-mute">{t('lessons.lead')}</p>
      <p className="max-w-prose text-mute">
        {t('lessons.focuses', { areas: named([...SOUND_FOCUS_AREAS]) })}
      </p>
      <div>
        {lessons.map((lesson) => (
          <Disclosure
            key={lesson.id}
            summary={
              <>
                {t(`lessons.age.${ageOf(lesson.ageGroup)}`)}
                {colon(i18n.language)}
                <span lang={lesson.lang}>{lesson.title}</span>{' '}
                <small className="text-mute">
                  {named(lesson.focusAreas)} · {t('lessons.minutes', { count: lesson.duration })}
                </small>
              </>
            }
          >
            <Plan lesson={lesson} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
