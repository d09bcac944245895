import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

const KINDS = [
  {
    id: 'computed',
    path: 'M4 40C14 40 18 8 32 8S50 40 60 40',
    source: 'Griffiths, D., Introduction to Quantum Mechanics, 2nd ed., 2005',
  },
  {
    id: 'modelled',
    path: 'M6 24h8l4-10l8 20l8-20l8 20l4-10h12',
    source: 'Halgren, T., Merck molecular force field I–V, Journal of Computational Chemistry 17, 1996',
  },
  {
    id: 'measured',
    path: 'M10 8h44v32H10zM10 24h44M25 8v32M39 8v32',
    source: 'Wyckoff, R., Crystal Structures, vol. 1, 2nd ed., 1963',
  },
] as const;

/** Where each picture comes from: computed, modelled, measured. */
export function Kinds() {
  const { t } = useTranslation('matter');
  return (
    <section className="page matter-part" aria-labelledby="kinds-title">
      <h2 id="kinds-title">{t('kinds.title')}</h2>
      <p className="matter-lead">{t('kinds.lead')}</p>
      <ul className="matter-kinds">
        {KINDS.map(({ id, path, source }) => (
          <li key={id}>
            <svg viewBox="0 0 64 48" aria-hidden="true">
              <path d={path} />
            </svg>
            <p className="eyebrow">{t(`kinds.${id}.name`)}</p>
            <h3>{t(`kinds.${id}.title`)}</h3>
            <p>{t(`kinds.${id}.text`)}</p>
            <p>
              <EvidenceChip kind="science" label={t('kinds.label')} />
            </p>
            <details>
              <summary>{t('kinds.sources')}</summary>
              <p lang="en">{source}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
