import type { CurriculumAnswer, CurriculumCell } from '@ori/contracts/curriculum';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { countsOf } from './counts.ts';
import { CountsLine } from './counts-line.tsx';
import { CurriculumHero } from './curriculum-hero.tsx';
import './curriculum.css';

function SkillTable({ cell }: { readonly cell: CurriculumCell }) {
  const { t } = useTranslation('curriculum');
  return (
    <div className="table-frame">
      <table className="data-table">
        <caption>{cell.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('grades.can')}</th>
            <th scope="col">{t('grades.standard')}</th>
            <th scope="col">{t('grades.checked')}</th>
          </tr>
        </thead>
        <tbody>
          {cell.skills.map(({ id, title, standard, practised }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{standard ?? '–'}</td>
              <td>{t(practised ? 'grades.atOnce' : 'grades.withYou')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GradesViewProps {
  readonly stage: 'elementary' | 'middle' | 'high';
  readonly answer: CurriculumAnswer;
}

/** What a child can do by the end of a stage, with the standards it supports: made to be compared and printed. */
export function GradesView({ stage, answer }: GradesViewProps) {
  const { t } = useTranslation('curriculum');
  const cells = answer.cells.filter(({ skills }) => skills.length > 0);
  return (
    <div className="curriculum">
      <CurriculumHero
        eyebrow={t(`stage.${stage}.ages`)}
        title={t(`grades.${stage}.title`)}
        lead={t('grades.lead')}
        ornament="circles"
      >
        <CountsLine counts={countsOf(cells)} />
        <p className="flex flex-wrap gap-3">
          <LinkButton to={`/curriculum/${stage}`} variant="secondary">
            {t('grades.units')}
          </LinkButton>
        </p>
      </CurriculumHero>
      <div className="page grid gap-10 py-10">
        <p className="max-w-prose text-mute">{t('grades.note')}</p>
        {cells.map((cell) => (
          <SkillTable key={`${cell.subject}${cell.band}`} cell={cell} />
        ))}
      </div>
    </div>
  );
}
