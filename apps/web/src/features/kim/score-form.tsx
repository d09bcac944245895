import type { Scores } from '@ori/contracts/kim';
import type { Synthesis } from '@ori/contracts/kim-synthesis';
import { totalOf } from '@ori/core/kim/score-synthesis';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { Failure } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Note } from '../../ui/note.tsx';
import { RubricChoice } from './rubric-choice.tsx';
import { scoreSynthesis } from './synthesis.calls.ts';

/** All four scores, or null while one is missing. */
function wholeOf({ accuracy, evidence, relation, respect }: Partial<Scores>): Scores | null {
  const isWhole =
    accuracy !== undefined && evidence !== undefined && relation !== undefined && respect !== undefined;
  return isWhole ? { accuracy, evidence, relation, respect } : null;
}

interface ScoreFormProps {
  readonly synthesis: Synthesis;
  readonly onScored: () => void;
}

/** Scores a synthesis by the rubric: a person does, the form only adds up. */
export function ScoreForm({ synthesis, onScored }: ScoreFormProps) {
  const { t } = useTranslation('heritage');
  const wordsOf = useFailureWords();
  const [given, setGiven] = useState<Partial<Scores>>({});
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const scores = wholeOf(given);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (scores === null) return;
    const answer = await scoreSynthesis(synthesis.id, { scores, note });
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) onScored();
  };
  return (
    <form className="grid gap-5" onSubmit={(event) => void send(event)}>
      <RubricChoice id={synthesis.id} given={given} onGive={setGiven} />
      <TextArea
        label={t('synthesis.note')}
        maxLength={600}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {failure && <Note tone="danger">{wordsOf(failure)}</Note>}
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={scores === null}>
          {t('synthesis.score')}
        </Button>
        {scores && <strong>{t('synthesis.points', { total: totalOf(scores) })}</strong>}
      </p>
    </form>
  );
}
