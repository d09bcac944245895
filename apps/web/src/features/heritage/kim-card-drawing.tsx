import type { Band, KimCard as Card } from '@ori/contracts/content';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { useEvidenceWords } from './evidence-words.ts';
import { SourceList } from './source-list.tsx';

type Relation = Card['relation'];

const TONES: Readonly<Record<Relation, Tone>> = {
  'direct-transmission': 'nile',
  'independent-discovery': 'lapis',
  analogy: 'gold',
  'symbolic-resonance': 'clay',
  'modern-study': 'leaf',
};
/** Relations that compare and claim no route (charter, rule 6). */
const COMPARISONS: readonly Relation[] = ['analogy', 'symbolic-resonance'];

export interface KimCardProps {
  readonly card: Card;
  readonly band: Band;
  /** Whether its relation is told: from the integrated level on. */
  readonly hasRelation: boolean;
}

/** How an idea of today and one of long ago belong together, with its relation, its label and its sources. */
export function KimCardDrawing({ card, band, hasRelation }: KimCardProps) {
  const { t } = useTranslation('lesson');
  const label = useEvidenceWords(band)(card.label);
  return (
    <article className="kim-card" aria-label={card.ancestralConcept}>
      <Ornament name="girih" className="absolute -right-16 -bottom-16 size-72 opacity-20" />
      <p className="eyebrow">
        {card.cultureName} · {card.date}
      </p>
      <div className="kim-pair">
        <p className="font-display text-2xl">{card.ancestralConcept}</p>
        <ArrowDown size={22} aria-hidden="true" className="text-gold" />
        <p className="font-display text-2xl">{card.modernConcept}</p>
      </div>
      <p className="max-w-prose">{card.connection}</p>
      <div className="flex flex-wrap gap-2">
        {hasRelation && <Badge tone={TONES[card.relation]}>{t(`kim.relation.${card.relation}`)}</Badge>}
        <EvidenceChip kind={card.label} label={label.name} />
      </div>
      {hasRelation && <p className="text-sm text-mute">{t(`kim.meaning.${card.relation}`)}</p>}
      {COMPARISONS.includes(card.relation) && <p className="font-bold">{t('kim.comparison')}</p>}
      <details>
        <summary>{t('sources.title')}</summary>
        <SourceList sources={card.sources} />
      </details>
    </article>
  );
}
