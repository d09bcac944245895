import type { Proposal } from '@ori/contracts/kim-synthesis';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Note } from '../../ui/note.tsx';
import { keptProgress } from './kept-progress.ts';
import { ProposalFields } from './proposal-fields.tsx';
import { readProposals } from './synthesis.calls.ts';
import { useAnswered } from './use-answered.ts';

function Mine({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const { t } = useTranslation('heritage');
  return (
    <ul className="grid gap-2">
      {proposals.map(({ id, modernConcept, ancestralConcept, state, note }) => (
        <li key={id} className="desk-item">
          <p className="flex flex-wrap items-center gap-3">
            <strong>
              {ancestralConcept} → {modernConcept}
            </strong>
            <Badge>{t(`synthesis.proposal.state.${state}`)}</Badge>
          </p>
          {note && <blockquote className="desk-note">{note}</blockquote>}
        </li>
      ))}
    </ul>
  );
}

/** "Propose a mapping", for learners at the advanced level. */
export function ProposalForm() {
  const { t } = useTranslation('heritage');
  const { value, refresh } = useAnswered(readProposals, '');
  const [isSent, setSent] = useState(false);
  const sent = () => {
    setSent(true);
    refresh();
  };
  if (keptProgress().methodologyLevel !== 'advanced') return null;
  return (
    <section className="desk-step" aria-labelledby="propose">
      <h3 id="propose">{t('synthesis.proposal.title')}</h3>
      <p className="max-w-prose text-mute">{t('synthesis.proposal.lead')}</p>
      <Mine proposals={value?.proposals ?? []} />
      <div role="status">{isSent && <Note tone="nile">{t('synthesis.proposal.sent')}</Note>}</div>
      <ProposalFields onSent={sent} />
    </section>
  );
}
