import type { KemetTableAnswer } from '@ori/contracts/elements';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Drawings } from '../../features/elements/drawings.tsx';
import { usePageData } from '../../lib/page-data.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Head } from './kemetic-table/head.tsx';
import { SpecimenPart } from './kemetic-table/specimen-part.tsx';
import { TablePart } from './kemetic-table/table-part.tsx';
import { ToldClaim } from './kemetic-table/told-claim.tsx';
import '../../features/elements/elements.css';

export const dataPath = (): string => '/api/heritage/elements';

/** `/demo/kemetic-table`: materials of Kemet, the elements inside them, and the table they stand in today. */
export function Page() {
  const { t } = useTranslation('elements');
  const answer = usePageData<KemetTableAnswer>();
  return (
    <div className="kemet">
      <Drawings specimens={answer.specimens} />
      <Head answer={answer} />
      <section className="page kemet-part" aria-labelledby="specimens-title">
        <h2 id="specimens-title">{t('specimens.title')}</h2>
        <p className="kemet-lead">{t('specimens.lead')}</p>
        <ol className="kemet-specimens">
          {answer.specimens.map((specimen) => (
            <SpecimenPart key={specimen.id} specimen={specimen} />
          ))}
        </ol>
      </section>
      <TablePart elements={answer.elements} />
      <section className="page kemet-part" aria-labelledby="words-title">
        <h2 id="words-title">{t('words.title')}</h2>
        <p className="kemet-lead">{t('words.lead')}</p>
        <ul className="kemet-words">
          {answer.words.map((claim) => (
            <li key={claim.id}>
              <ToldClaim claim={claim} />
            </li>
          ))}
        </ul>
      </section>
      <section className="page kemet-next" aria-labelledby="next-title">
        <h2 id="next-title">{t('next.title')}</h2>
        <p>{t('next.text')}</p>
        <p>
          <LinkButton to="/chemistry-mythology">{t('next.go')}</LinkButton>
        </p>
        <p>
          <Link to="/kim-lessons/water-formation">{t('next.water')}</Link>
        </p>
      </section>
    </div>
  );
}
