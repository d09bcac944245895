import type { SkillMap } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useProgressOwner } from './progress-owner.ts';

const SHOWN = 3;

interface NextSkillsProps {
  readonly map: SkillMap;
  readonly onChoose: (id: string) => void;
}

type Skill = SkillMap['skills'][number];

/** The few skills to go on with, each with the reason: what is known already. */
export function NextSkills({ map, onChoose }: NextSkillsProps) {
  const { t } = useTranslation('dashboard');
  const isOwn = useProgressOwner() === null;
  const begun = isOwn ? t('progress.next.begun') : t('family:progress.begun');
  const because = (skills: string) =>
    isOwn ? t('progress.next.because', { skills }) : t('family:progress.because', { skills });
  const next = map.next.slice(0, SHOWN).flatMap((id) => map.skills.find((skill) => skill.id === id) ?? []);
  const titleOf = (id: string) => [...map.skills, ...map.outside].find((skill) => skill.id === id)?.title;
  const reasonOf = ({ has, standing, prerequisites }: Skill): string => {
    if (standing === 'due') return isOwn ? t('progress.next.due') : t('family:progress.due');
    if (has.length > 0) return because(has.flatMap((one) => titleOf(one) ?? []).join(', '));
    if (standing !== 'ready') return begun;
    return t(prerequisites.length > 0 ? 'progress.next.ownAge' : 'progress.next.first');
  };
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next-skills" className="grid gap-3">
      <h2 id="next-skills" className="text-2xl">
        {t('progress.next.title')}
      </h2>
      <ul className="next-skills">
        {next.map((skill) => {
          const { id, title, opens } = skill;
          return (
            <li key={id}>
              <b>{title}</b>
              <span>
                {reasonOf(skill)}
                {opens.length > 0 && <> {t('progress.next.opens', { count: opens.length })}</>}
              </span>
              <Button variant="quiet" onClick={() => onChoose(id)}>
                {t('progress.next.show')}
                <span className="sr-only"> {title}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
