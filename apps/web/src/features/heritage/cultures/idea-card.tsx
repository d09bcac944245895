import type { HeritageMapping } from '@ori/contracts/heritage';
import { isComparison } from '@ori/core/kim/is-comparison';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HowSure } from '../how-sure.tsx';

interface IdeaCardProps {
  readonly idea: HeritageMapping;
  readonly titleOf: (lesson: string) => string | null;
}

/** One idea with its date, what it is compared to, how sure we are, and what that rests on. */
export function IdeaCard({ idea, titleOf }: IdeaCardProps) {
  const { t } = useTranslation(['heritage', 'lesson']);
  const lessons = idea.lessons.flatMap((id) => {
    const title = titleOf(id);
    return title === null ? [] : [{ id, title }];
  });
  return (
    <article className="idea-card" id={idea.id} lang={idea.lang}>
      <p className="eyebrow">{idea.date}</p>
      <h3>{idea.ancestralConcept}</h3>
      <p className="text-mute">
        <span lang={undefined}>{t(`lesson:kim.relation.${idea.relation}`)}</span> → {idea.modernConcept}
      </p>
      <p>{idea.connection}</p>
      {isComparison(idea.relation) && <p className="text-sm font-bold">{t('lesson:kim.comparison')}</p>}
      <HowSure label={idea.label} sources={idea.sources} lang={idea.lang} band="9-12" />
      {lessons.map(({ id, title }) => (
        <Link key={id} to={`/lessons/${id}`}>
          {t('heritage:cultures.inLesson', { title })}
        </Link>
      ))}
    </article>
  );
}
