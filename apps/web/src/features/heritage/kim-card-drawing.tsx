import type { Band, LessonKimCard as Card } from '@ori/contracts/content';
import { isComparison } from '@ori/core/kim/is-comparison';
import { ArrowDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { RELATION_TONES } from '../../lib/relation-tones.ts';
import { Badge } from '../../ui/badge.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { useEvidenceWords } from './evidence-words.ts';
import { KimCardForChildren } from './kim-card-for-children.tsx';
import { SourceList } from './source-list.tsx';

/** Quoted for few readers, and by their own choice: its code comes then. */
const Extract = lazy(async () => ({
  default: await loadWithRetry(async () => (await import('../../ui/extract.tsx')).Extract),
}));

export interface KimCardProps {
  readonly card: Card;
  readonly band: Band;
  /** Whether its relation is told: from the integrated level on. */
  readonly hasRelation: boolean;
  /** Whether the text it stands on is quoted: at the advanced level. */
  readonly hasExtract: boolean;
}

/** How an idea of today and one of long ago belong together, with its relation, its label and its sources. */
export function KimCardDrawing(props: KimCardProps) {
  const { card } = props;
  if (card.forChildren === undefined)
    return (
      <article className="kim-card" aria-label={card.ancestralConcept}>
        <Ornament name="girih" className="absolute -right-16 -bottom-16 size-72 opacity-20" />
        <InFull {...props} />
      </article>
    );
  return (
    <KimCardForChildren words={card.forChildren} label={card.label}>
      <InFull {...props} />
    </KimCardForChildren>
  );
}

function InFull({ card, band, hasRelation, hasExtract }: KimCardProps) {
  const { t } = useTranslation('lesson');
  const label = useEvidenceWords(band)(card.label);
  return (
    <>
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
        {hasRelation && (
          <Badge tone={RELATION_TONES[card.relation]}>{t(`kim.relation.${card.relation}`)}</Badge>
        )}
        <EvidenceChip kind={card.label} label={label.name} />
      </div>
      {hasRelation && <p className="text-sm text-mute">{t(`kim.meaning.${card.relation}`)}</p>}
      {isComparison(card.relation) && <p className="font-bold">{t('kim.comparison')}</p>}
      {hasExtract && card.extract && (
        <Suspense fallback={null}>
          <Extract
            {...card.extract}
            title={t('kim.extract.title')}
            rendering={
              card.extract.translator === null
                ? t('kim.extract.ours')
                : t('kim.extract.by', { name: card.extract.translator })
            }
          />
        </Suspense>
      )}
      <details>
        <summary>{t('sources.title')}</summary>
        <SourceList sources={card.sources} />
      </details>
    </>
  );
}
