import type { HiddenCard, PatternCard } from '@ori/contracts/kim';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface MappingNamesProps {
  readonly card: PatternCard & Partial<Pick<HiddenCard, 'connection' | 'object'>>;
  readonly heading?: 'h3' | 'h4';
}

/** A mapping's two ideas, whose and when, and what there is to judge it by. */
export function MappingNames({ card, heading: Heading = 'h3' }: MappingNamesProps) {
  const { t } = useTranslation('heritage');
  return (
    <>
      <p className="eyebrow">
        {card.cultureName} · <span lang={card.language}>{card.date}</span>
      </p>
      <Heading className="mapping-pair" lang={card.language}>
        <span>{card.ancestralConcept}</span>
        <ArrowDown size={18} aria-hidden="true" />
        <span className="mapping-modern">{card.modernConcept}</span>
      </Heading>
      {card.connection && <p lang={card.language}>{card.connection}</p>}
      {card.object && (
        <p className="text-sm text-mute" lang={card.language}>
          {t('patterns.object', { object: card.object })}
        </p>
      )}
    </>
  );
}
