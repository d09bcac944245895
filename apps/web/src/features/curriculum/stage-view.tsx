import type { CurriculumAnswer, CurriculumCell } from '@ori/contracts/curriculum';
import { type Stage, SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CellSection } from './cell-section.tsx';
import { countsOf } from './counts.ts';
import { CountsLine } from './counts-line.tsx';
import { CurriculumHero } from './curriculum-hero.tsx';
import { StageLinks } from './stage-links.tsx';
import './curriculum.css';
import './map.css';

function SubjectShelf({
  subject,
  cells,
}: {
  readonly subject: Subject;
  readonly cells: readonly CurriculumCell[];
}) {
  const { t } = useTranslation('curriculum');
  return (
    <div id={subject} className="curriculum-shelf">
      <h2 className="sr-only">{t(`subject.${subject}.name`)}</h2>
      {cells.map((cell) => (
        <CellSection key={cell.band} cell={cell} title={cell.title} />
      ))}
    </div>
  );
}

/** Everything taught at one stage of schooling, subject by subject. */
export function StageView({ stage, answer }: { readonly stage: Stage; readonly answer: CurriculumAnswer }) {
  const { t } = useTranslation('curriculum');
  const { cells } = answer;
  return (
    <div className="curriculum">
      <CurriculumHero
        eyebrow={t(`stage.${stage}.ages`)}
        title={t(`stage.${stage}.title`)}
        lead={t(`stage.${stage}.lead`)}
        ornament="girih"
      >
        <CountsLine counts={countsOf(cells)} />
        <ul className="curriculum-jumps" aria-label={t('subjects')}>
          {SUBJECTS.map((subject) => (
            <li key={subject} data-tone={SUBJECT_LOOKS[subject].tone}>
              <a href={`#${subject}`}>
                <Emblem shape={SUBJECT_LOOKS[subject].emblem} size={22} />
                {t(`subject.${subject}.name`)}
              </a>
            </li>
          ))}
        </ul>
      </CurriculumHero>
      <StageLinks current={stage} />
      <div className="page grid gap-14 py-10">
        {SUBJECTS.map((subject) => (
          <SubjectShelf
            key={subject}
            subject={subject}
            cells={cells.filter((cell) => cell.subject === subject)}
          />
        ))}
        <p>
          <LinkButton to="/account-type" size="large">
            {t('start')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
