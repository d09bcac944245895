import type { CurriculumOverview } from '@ori/contracts/curriculum';
import { type Stage, STAGES, SUBJECTS } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';

type Cell = CurriculumOverview['cells'][number];
const STAGE_NAMES = Object.keys(STAGES) as Stage[];

function cellsAt(cells: readonly Cell[], subject: string, stage: Stage): readonly Cell[] {
  const bands: readonly string[] = STAGES[stage];
  return cells.filter((cell) => cell.subject === subject && bands.includes(cell.band));
}

const sum = (cells: readonly Cell[], of: 'lessons' | 'skills') =>
  cells.reduce((total, cell) => total + cell[of], 0);

/** Subjects down, stages across; each field leads to its part. On a phone it reads subject by subject. */
export function OverviewTable({ cells }: CurriculumOverview) {
  const { t } = useTranslation('curriculum');
  return (
    <div className="curriculum-map">
      {SUBJECTS.map((subject) => (
        <section key={subject} data-tone={SUBJECT_LOOKS[subject].tone}>
          <h2>
            <Emblem shape={SUBJECT_LOOKS[subject].emblem} size={34} />
            <Link to={`/subjects/${subject === 'life' ? 'life-skills' : subject}`}>
              {t(`subject.${subject}.name`)}
            </Link>
          </h2>
          <ul>
            {STAGE_NAMES.map((stage) => {
              const here = cellsAt(cells, subject, stage);
              const [lessons, skills] = [sum(here, 'lessons'), sum(here, 'skills')];
              return (
                <li key={stage}>
                  <Link to={`/curriculum/${stage}#${subject}`}>
                    <b>{t(`stage.${stage}.name`)}</b>
                    <span>{here.flatMap(({ units }) => units).join(' · ')}</span>
                    <small>
                      {t('map.lessons', { count: lessons })}
                      {skills > 0 && <> · {t('map.skills', { count: skills })}</>}
                    </small>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
