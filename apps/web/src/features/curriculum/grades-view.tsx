import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import { SUBJECTS } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { countsOf } from './counts.ts';
import { CountsLine } from './counts-line.tsx';
import { CurriculumHero } from './curriculum-hero.tsx';
import { GradesShelf } from './grades-shelf.tsx';
import './curriculum.css';
import './map.css';
import './grades.css';

/** How the list is read: what a filled and an open mark mean, and the code beside a skill. */
function Legend({ code }: { readonly code: string | null }) {
  const { t } = useTranslation('curriculum');
  return (
    <ul className="grades-legend">
      <li data-practised>{t('grades.atOnce')}</li>
      <li>{t('grades.withYou')}</li>
      {code !== null && (
        <li className="grades-code">
          <code>{code}</code> {t('grades.standard')}
        </li>
      )}
    </ul>
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
  const code = cells[0]?.skills.find(({ standard }) => standard !== null)?.standard ?? null;
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
        <Legend code={code} />
        {SUBJECTS.map((subject) => (
          <GradesShelf
            key={subject}
            subject={subject}
            cells={cells.filter((cell) => cell.subject === subject)}
          />
        ))}
        <p className="max-w-prose text-mute">{t('grades.note')}</p>
      </div>
    </div>
  );
}
