import type { EvidenceLabel } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { seedsOf } from './claim-dots.ts';

interface ClaimFieldProps {
  /** How many claims carry each label. */
  readonly labels: readonly { readonly label: EvidenceLabel; readonly count: number }[];
}

/** Every claim of the product as one dot, in the colour of its label; beneath, the labels with their counts. */
export function ClaimField({ labels }: ClaimFieldProps) {
  const { t, i18n } = useTranslation();
  const total = labels.reduce((sum, { count }) => sum + count, 0);
  const edge = Math.sqrt(total) + 1.5;
  const seeds = seedsOf(labels.map(({ count }) => count));
  return (
    <figure className="about-field">
      <svg viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`} aria-hidden="true">
        {labels.map(({ label }, place) => (
          <path
            key={label}
            data-evidence={label}
            d={(seeds[place] ?? []).map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')}
          />
        ))}
      </svg>
      <figcaption>
        <p>{t('help:about.field', { count: total })}</p>
        <ul>
          {labels.map(({ label, count }) => (
            <li key={label}>
              <EvidenceChip kind={label} label={t(`help:about.label.${label}.name`)} />
              <strong>{count.toLocaleString(i18n.language)}</strong>
              <span>{t(`help:about.label.${label}.meaning`)}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
