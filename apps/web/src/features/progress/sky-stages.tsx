import type { Band } from '@ori/contracts/content';
import type { SkillMap, SkillStanding } from '@ori/contracts/learning';
import { BANDS } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';

type Skill = SkillMap['skills'][number];

const isLit = ({ standing }: Skill): boolean => standing === 'mastered' || standing === 'due';
/** Stars of a stage are drawn within such a box. */
const WIDE = 96;
const HIGH = 40;
const SIZES: Readonly<Record<SkillStanding, number>> = {
  mastered: 3,
  due: 3,
  known: 2.2,
  learning: 2.6,
  ready: 2,
  later: 1.2,
};

/** Scatters evenly without a grid: multiples of the golden ratio never gather. */
function scattered(index: number, count: number): { readonly cx: number; readonly cy: number } {
  const golden = (index * 0.618_034) % 1;
  return { cx: 5 + ((index + 0.5) / count) * (WIDE - 10), cy: 5 + golden * (HIGH - 10) };
}

/** The stages of a subject that have skills, in their order. */
export function stagesOf({ skills }: Pick<SkillMap, 'skills'>): Band[] {
  return BANDS.filter((band) => skills.some((skill) => skill.band === band));
}

interface SkyStagesProps {
  readonly map: SkillMap;
  readonly stage: Band;
  readonly onChoose: (stage: Band) => void;
}

/** The subject's stages from afar: how many stars shine in each; a press comes near. */
export function SkyStages({ map, stage, onChoose }: SkyStagesProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className="sky-stages" aria-label={t('progress.map.stages')}>
      {stagesOf(map).map((band) => {
        const skills = map.skills.filter((skill) => skill.band === band);
        return (
          <li key={band}>
            <button type="button" aria-pressed={band === stage} onClick={() => onChoose(band)}>
              <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
                {skills.map((skill, index) => (
                  <circle
                    key={skill.id}
                    {...scattered(index, skills.length)}
                    r={SIZES[skill.standing]}
                    data-standing={skill.standing}
                  />
                ))}
              </svg>
              <b>{t(`progress.stage.${band}`)}</b>
              <span>{t('progress.map.lit', { count: skills.filter(isLit).length, all: skills.length })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
