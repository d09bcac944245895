import type { SkillMap } from '@ori/contracts/learning';
import { BANDS } from '@ori/contracts/subjects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { useProgressOwner } from './progress-owner.ts';

type Skill = SkillMap['skills'][number];

/** Where one stands in a skill that one has: it needs nothing any more. */
const HELD: ReadonlySet<Skill['standing']> = new Set(['mastered', 'due', 'known']);

interface SkillPanelProps {
  readonly map: SkillMap;
  readonly skill: Skill;
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** Titles of skills named by id, in this subject or outside it. */
function titlesOf(ids: readonly string[], { skills, outside }: SkillMap): string {
  const known = [...skills, ...outside];
  return ids.flatMap((id) => known.find((skill) => skill.id === id)?.title ?? []).join(' · ');
}

/** What is missing was taken for granted: it is of earlier years, and what rests on it may be begun. */
function isOfEarlierYears(
  missing: readonly string[],
  { standing, band }: Skill,
  { skills }: SkillMap,
): boolean {
  if (standing === 'ready' || standing === 'later') return standing === 'ready';
  const bandOf = (id: string) => skills.find((skill) => skill.id === id)?.band ?? band;
  return missing.every((id) => BANDS.indexOf(bandOf(id)) < BANDS.indexOf(band));
}

function When({ skill }: { readonly skill: Skill }) {
  const { t, i18n } = useTranslation('dashboard');
  const day = (at: string) => dayWords(localDay(new Date(at)), i18n.language, 'long');
  return (
    <>
      {skill.masteredAt && <p>{t('progress.skill.masteredOn', { day: day(skill.masteredAt) })}</p>}
      {skill.dueAt && skill.standing !== 'due' && (
        <p>{t('progress.skill.dueOn', { day: day(skill.dueAt) })}</p>
      )}
    </>
  );
}

/** What a skill is, where one stands in it, what it rests on and what it opens, and where to learn it. */
export function SkillPanel({ map, skill, aloud }: SkillPanelProps) {
  const { t } = useTranslation('dashboard');
  const isOwn = useProgressOwner() === null;
  const missing = skill.prerequisites.filter((id) => !skill.has.includes(id));
  const facts = [
    { name: 'restsOn', words: titlesOf(skill.has, map) },
    { name: isOfEarlierYears(missing, skill, map) ? 'earlier' : 'needs', words: titlesOf(missing, map) },
    { name: 'opens', words: titlesOf(skill.opens, map) },
  ].filter(({ name, words }) => words !== '' && !(name === 'needs' && HELD.has(skill.standing)));
  return (
    <section className="skill-panel" aria-live="polite" data-standing={skill.standing}>
      <p className="eyebrow">{t(`progress.standing.${skill.standing}`)}</p>
      <h3 className="text-2xl">{skill.title}</h3>
      {aloud?.(`${skill.title}. ${t(`progress.standing.${skill.standing}`)}.`)}
      {map.next.includes(skill.id) && <p>{t('progress.skill.next')}</p>}
      <When skill={skill} />
      <dl>
        {facts.map(({ name, words }) => (
          <div key={name}>
            <dt>
              {isOwn || name !== 'restsOn' ? t(`progress.skill.${name}`) : t('family:progress.restsOn')}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-3">
        {skill.lessons.map(({ id, title, courseId }) => (
          <LinkButton
            key={id}
            to={isOwn ? `/dashboard/student/courses/${courseId}/lessons/${id}` : `/lessons/${id}`}
          >
            {title}
          </LinkButton>
        ))}
        {isOwn && skill.hasPractice && (
          <LinkButton to={`/dashboard/practice?skill=${skill.id}`} variant="secondary">
            {t('progress.skill.practise')}
          </LinkButton>
        )}
      </p>
    </section>
  );
}
