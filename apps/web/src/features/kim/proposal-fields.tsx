import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import { RELATIONS } from '@ori/contracts/kim-names';
import type { ProposalInput } from '@ori/contracts/kim-synthesis';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { Failure } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { useRelationWords } from './relation-words.ts';
import { propose } from './synthesis.calls.ts';
import './desk.css';

const LINES = [
  { name: 'modernConcept', least: 2, most: 120 },
  { name: 'ancestralConcept', least: 2, most: 160 },
  { name: 'culture', least: 2, most: 80 },
  { name: 'source', least: 8, most: 300 },
] as const;
const EMPTY: ProposalInput = {
  modernConcept: '',
  ancestralConcept: '',
  culture: '',
  relation: 'analogy',
  label: 'tradition',
  why: '',
  source: '',
};

function useProposal(onSent: () => void) {
  const [input, setInput] = useState(EMPTY);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [care, setCare] = useState<string | null>(null);
  const set = (changes: Partial<ProposalInput>) => setInput((before) => ({ ...before, ...changes }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await propose(input);
    setFailure(answer.ok ? null : answer.failure);
    if (!answer.ok) return;
    setCare(answer.value.care);
    if (answer.value.proposal === null) return;
    setInput(EMPTY);
    onSent();
  };
  return { input, failure, care, set, send };
}

function Choices({ input, set }: Pick<ReturnType<typeof useProposal>, 'input' | 'set'>) {
  const { t } = useTranslation('heritage');
  const words = useRelationWords('grown');
  return (
    <div className="desk-pair">
      <Select
        label={t('kim.guess.relation')}
        value={input.relation}
        onChange={({ target }) =>
          set({ relation: RELATIONS.find((one) => one === target.value) ?? input.relation })
        }
        options={RELATIONS.map((value) => ({ value, label: words.relation(value) }))}
      />
      <Select
        label={t('kim.guess.label')}
        value={input.label}
        onChange={({ target }) =>
          set({ label: EVIDENCE_LABELS.find((one) => one === target.value) ?? input.label })
        }
        options={EVIDENCE_LABELS.map((value) => ({ value, label: words.label(value) }))}
      />
    </div>
  );
}

/** A mapping in a learner's own words. */
export function ProposalFields({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('heritage');
  const wordsOf = useFailureWords();
  const { input, failure, care, set, send } = useProposal(onSent);
  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)}>
      {LINES.map(({ name, least, most }) => (
        <TextField
          key={name}
          label={t(`synthesis.proposal.${name}`)}
          required
          minLength={least}
          maxLength={most}
          value={input[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
      <Choices input={input} set={set} />
      <TextArea
        label={t('synthesis.proposal.why')}
        required
        minLength={10}
        maxLength={600}
        value={input.why}
        onChange={({ target }) => set({ why: target.value })}
      />
      {failure && <Note tone="danger">{wordsOf(failure)}</Note>}
      {care && (
        <Note tone="lapis">
          <p className="kim-lines">{care}</p>
        </Note>
      )}
      <Button type="submit" className="justify-self-start">
        {t('synthesis.proposal.send')}
      </Button>
    </form>
  );
}
