import type { EvidenceLabel } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

/** How sure an article is, in the labels that its claims carry. */
export function ArticleLabels({ labels }: { readonly labels: readonly EvidenceLabel[] }) {
  const { t } = useTranslation('blog');
  return (
    <ul className="almanac-labels" aria-label={t('claims')}>
      {labels.map((label) => (
        <li key={label}>
          <EvidenceChip kind={label} label={t(`label.${label}`)} />
        </li>
      ))}
    </ul>
  );
}
