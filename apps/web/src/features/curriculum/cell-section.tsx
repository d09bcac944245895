import type { CurriculumCell } from '@ori/contracts/curriculum';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { SkillList } from './skill-list.tsx';
import { UnitCard } from './unit-card.tsx';

interface CellSectionProps {
  readonly cell: CurriculumCell;
  readonly title: string;
}

/** One subject at one age: its units, then every skill of it. */
export function CellSection({ cell, title }: CellSectionProps) {
  const { t } = useTranslation('curriculum');
  const { emblem, tone } = SUBJECT_LOOKS[cell.subject];
  const id = `${cell.subject}-${cell.band.toLowerCase()}`;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="curriculum-cell" data-tone={tone}>
      <h3 id={`${id}-title`}>
        <Emblem shape={emblem} size={38} />
        {title}
      </h3>
      <div className="curriculum-units">
        {cell.units.map((unit) => (
          <UnitCard key={unit.id} unit={unit} />
        ))}
      </div>
      {cell.skills.length > 0 && (
        <details className="curriculum-all">
          <summary>{t('cell.skills', { count: cell.skills.length })}</summary>
          <SkillList skills={cell.skills} />
        </details>
      )}
    </section>
  );
}
