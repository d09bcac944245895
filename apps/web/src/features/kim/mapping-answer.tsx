import { isComparison } from '@ori/core/kim/is-comparison';
import type { OpenCard } from '@ori/contracts/kim';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { Extract } from '../../ui/extract.tsx';
import { useIsAdvanced } from './use-is-advanced.ts';
import { RELATION_TONES } from '../../lib/relation-tones.ts';
import { type Reader, useRelationWords } from './relation-words.ts';

interface MappingAnswerProps {
  readonly card: OpenCard;
  readonly reader: Reader;
}

/** How a mapping's two ideas belong together, how sure we are, and by which sources. */
export function MappingAnswer({ card, reader }: MappingAnswerProps) {
  const { t } = useTranslation('lesson');
  const words = useRelationWords(reader);
  const isAdvanced = useIsAdvanced();
  const { extract } = card;
  return (
    <div className="mapping-answer">
      <p className="flex flex-wrap gap-2">
        <Badge tone={RELATION_TONES[card.relation]}>{words.relation(card.relation)}</Badge>
        <EvidenceChip kind={card.label} label={words.label(card.label)} />
      </p>
      <p className="text-mute">{words.meaning(card.relation)}</p>
      {isComparison(card.relation) && <p className="font-bold">{t('kim.comparison')}</p>}
      {isAdvanced && extract && (
        <Extract
          {...extract}
          title={t('kim.extract.title')}
          rendering={
            extract.translator === null
              ? t('kim.extract.ours')
              : t('kim.extract.by', { name: extract.translator })
          }
        />
      )}
      <ul className="mapping-sources" aria-label={t('sources.title')} lang="en">
        {card.sources.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
