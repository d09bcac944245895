import type { CurriculumSkill } from '@ori/contracts/curriculum';
import { useTranslation } from 'react-i18next';

/** Skills with the published standard each supports; a filled mark tells that its practice is checked at once. */
export function SkillList({ skills }: { readonly skills: readonly CurriculumSkill[] }) {
  const { t } = useTranslation('curriculum');
  return (
    <ul className="curriculum-skills">
      {skills.map(({ id, title, standard, practised }) => (
        <li key={id} data-practised={practised || undefined}>
          <span>
            {title}
            {practised && <span className="sr-only"> ({t('skill.practised')})</span>}
          </span>
          {standard && <small>{standard}</small>}
        </li>
      ))}
    </ul>
  );
}
