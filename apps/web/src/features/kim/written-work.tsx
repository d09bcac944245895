import type { SynthesisWork } from '@ori/contracts/kim-synthesis';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { RELATION_TONES } from '../../lib/relation-tones.ts';
import { useRelationWords } from './relation-words.ts';
import { cardsOf } from './synthesis-work.ts';
import { usePatternCards } from './use-pattern-cards.ts';

/** A synthesis to read: its mappings as the learner describes them, and every text. */
export function WrittenWork({ work }: { readonly work: SynthesisWork }) {
  const { t } = useTranslation('heritage');
  const words = useRelationWords('grown');
  const cards = cardsOf(work, usePatternCards(work.patternId) ?? []);
  const texts = [
    ['met', work.couldHaveMet ? `${t(`synthesis.meeting.${work.couldHaveMet}`)}. ${work.metBecause}` : ''],
    ['same', work.same],
    ['different', work.different],
    ['unknown', work.unknown],
    ['claim', work.claim],
    ['weDoNotKnow', work.weDoNotKnow],
  ] as const;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {work.mappings.map(({ id, label, relation, source }) => {
          const card = cards.find((one) => one.id === id);
          return (
            <li key={id} className="grid gap-1">
              <span lang={card?.language}>{card?.ancestralConcept ?? id}</span>
              <span className="flex flex-wrap gap-2">
                {relation && <Badge tone={RELATION_TONES[relation]}>{words.relation(relation)}</Badge>}
                {label && <EvidenceChip kind={label} label={words.label(label)} />}
              </span>
              <span className="text-sm text-mute">
                {card?.sources.find((one) => one.id === source)?.text}
              </span>
            </li>
          );
        })}
      </ul>
      <dl className="desk-read">
        {texts.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`synthesis.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
