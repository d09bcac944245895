import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import { type Relation, RELATIONS } from '@ori/contracts/kim-names';
import type { EvidenceLabel } from '@ori/contracts/content';
import type { Guess } from '@ori/contracts/kim';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { type Reader, useRelationWords } from './relation-words.ts';

interface GuessFormProps {
  readonly id: string;
  readonly reader: Reader;
  readonly isBusy: boolean;
  readonly onGuess: (guess: Guess) => void;
}

/** "How are these two related? How sure are we?": one of five, twice. */
export function GuessForm({ id, reader, isBusy, onGuess }: GuessFormProps) {
  const { t } = useTranslation('heritage');
  const words = useRelationWords(reader);
  const [relation, setRelation] = useState<Relation | null>(null);
  const [label, setLabel] = useState<EvidenceLabel | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (relation !== null && label !== null) onGuess({ relation, label });
  };
  return (
    <form className="guess-form" onSubmit={send}>
      <RadioCards
        legend={t('kim.guess.relation')}
        name={`relation-${id}`}
        value={relation ?? ''}
        onChange={(value) => setRelation(RELATIONS.find((known) => known === value) ?? null)}
        options={RELATIONS.map((value) => ({
          value,
          title: words.relation(value),
          text: words.meaning(value),
        }))}
      />
      <RadioCards
        legend={t('kim.guess.label')}
        name={`label-${id}`}
        value={label ?? ''}
        onChange={(value) => setLabel(EVIDENCE_LABELS.find((known) => known === value) ?? null)}
        options={EVIDENCE_LABELS.map((value) => ({
          value,
          title: words.label(value),
          text: words.labelMeaning(value),
        }))}
      />
      <Button type="submit" className="justify-self-start" busy={isBusy} disabled={!relation || !label}>
        {t('kim.guess.check')}
      </Button>
    </form>
  );
}
