import type { StudentHome } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';

interface Props {
  readonly home: StudentHome;
  readonly shown: number;
  /** The chance of a right answer in per cent, or only words. */
  readonly exact?: boolean;
}

/** Skills worked on last as calm bars: how likely the next answer is right. */
export function SkillsPart({ home, shown, exact = false }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  if (home.skills.length === 0) return <p className="text-mute">{t('room.noSkills')}</p>;
  return (
    <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      {home.skills.slice(0, shown).map(({ skill, title, chance, mastered, answers }) => {
        const standing = t(mastered ? 'skill.mastered' : 'skill.growing');
        return (
          <li key={skill}>
            <ProgressBar
              label={title}
              value={Math.round(chance * 100)}
              max={100}
              valueText={
                exact
                  ? `${standing} · ${percent.format(chance)} · ${t('week.answers', { count: answers })}`
                  : standing
              }
              tone={mastered ? 'gold' : 'nile'}
            />
          </li>
        );
      })}
    </ul>
  );
}
