import type { Proposal } from '@ori/contracts/kim-synthesis';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { Failure } from '../../lib/failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Note } from '../../ui/note.tsx';
import { RELATION_TONES } from '../../lib/relation-tones.ts';
import { useRelationWords } from './relation-words.ts';
import { decideProposal } from './synthesis.calls.ts';

interface ReadProposalProps {
  readonly proposal: Proposal;
  readonly onDecided: () => void;
}

/** A learner's proposed mapping, for the grown-up it waits for. */
export function ReadProposal({ proposal, onDecided }: ReadProposalProps) {
  const { t } = useTranslation('heritage');
  const wordsOf = useFailureWords();
  const words = useRelationWords('grown');
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const decide = async (accept: boolean) => {
    const answer = await decideProposal(proposal.id, { accept, note });
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) onDecided();
  };
  return (
    <li className="desk-step">
      <h4 className="text-xl">
        {t('synthesis.proposal.toRead')} · {t('synthesis.by', { name: proposal.learnerName })}
      </h4>
      <p className="font-display text-xl">
        {proposal.ancestralConcept} → {proposal.modernConcept}
      </p>
      <p>
        {proposal.culture} · {proposal.why}
      </p>
      <p className="text-sm text-mute">{proposal.source}</p>
      <p className="flex flex-wrap gap-2">
        <Badge tone={RELATION_TONES[proposal.relation]}>{words.relation(proposal.relation)}</Badge>
        <EvidenceChip kind={proposal.label} label={words.label(proposal.label)} />
      </p>
      <TextArea
        label={t('synthesis.note')}
        maxLength={600}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {failure && <Note tone="danger">{wordsOf(failure)}</Note>}
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void decide(true)}>{t('synthesis.proposal.pass')}</Button>
        <Button variant="secondary" onClick={() => void decide(false)}>
          {t('synthesis.proposal.decline')}
        </Button>
      </p>
    </li>
  );
}
