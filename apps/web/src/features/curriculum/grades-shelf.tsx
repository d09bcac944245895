import type { CurriculumCell } from '@ori/contracts/curriculum';
import type { Subject } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { SkillList } from './skill-list.tsx';

interface GradesShelfProps {
  readonly subject: Subject;
  /** The subject at each age of the stage, the youngest first. */
  readonly cells: readonly CurriculumCell[];
}

/** What is learned of one subject at a stage: its name stays beside the list while one reads down it. */
export function GradesShelf({ subject, cells }: GradesShelfProps) {
  const { t } = useTranslation('curriculum');
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  const count = cells.reduce((sum, { skills }) => sum + skills.length, 0);
  return (
    <section className="grades-shelf" aria-labelledby={`grades-${subject}`} data-tone={tone}>
      <header>
        <Emblem shape={emblem} size={64} />
        <h2 id={`grades-${subject}`}>{t(`subject.${subject}.name`)}</h2>
        <p>{t('unit.skills', { count })}</p>
      </header>
      <div>
        {cells.map(({ band, skills }) => (
          <div key={band}>
            {cells.length > 1 && <h3>{t(`band.${band}`)}</h3>}
            <SkillList skills={skills} />
          </div>
        ))}
      </div>
    </section>
  );
}
