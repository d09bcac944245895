import type { CurriculumUnit } from '@ori/contracts/curriculum';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SkillList } from './skill-list.tsx';
import { UnitKnot } from './unit-knot.tsx';

/** A unit: its figure, the lessons that can be opened, whose knowledge it draws on, the skills it teaches. */
export function UnitCard({ unit }: { readonly unit: CurriculumUnit }) {
  const { t } = useTranslation('curriculum');
  const { title, lessons, skills, cultures } = unit;
  return (
    <article className="curriculum-unit" data-open={lessons.length > 0 || undefined}>
      <UnitKnot skills={skills} />
      <h4>{title}</h4>
      {lessons.length > 0 && (
        <ul className="curriculum-lessons">
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <Link to={`/lessons/${lesson.id}`}>{lesson.title}</Link>
              <small>{t('lesson.minutes', { count: lesson.durationMin })}</small>
            </li>
          ))}
        </ul>
      )}
      {cultures.length > 0 && (
        <p className="curriculum-cultures">
          {t('unit.from')} {cultures.join(' · ')}
        </p>
      )}
      {skills.length > 0 && (
        <details>
          <summary>{t('unit.skills', { count: skills.length })}</summary>
          <SkillList skills={skills} />
        </details>
      )}
    </article>
  );
}
