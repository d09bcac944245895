import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { Hint, PracticeCalls } from './practice.calls.ts';
import { StepLines } from './step-lines.tsx';

export const HINT_LEVELS = 3;

interface HintsProps {
  readonly item: string;
  readonly level: number;
  readonly onLevel: (level: number) => void;
  readonly calls: PracticeCalls;
  /** How far hints go; all the way unless told otherwise. */
  readonly most?: number;
}

/** Help in three levels: a pointer, the first step, the whole way. Each shows what it adds. */
export function Hints({ item, level, onLevel, calls, most = HINT_LEVELS }: HintsProps) {
  const { t } = useTranslation('lesson');
  const wordsOf = useFailureWords();
  const [lines, setLines] = useState<readonly Hint['lines'][]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const ask = async () => {
    setBusy(true);
    const answer = await calls.hint(item, level + 1);
    setBusy(false);
    if (!answer.ok) {
      const { failure } = answer;
      return setProblem(failure.status === 0 ? t('hint.noNetwork') : wordsOf(failure));
    }
    setProblem(null);
    setLines([...lines.slice(0, 1), answer.value.lines]);
    return onLevel(level + 1);
  };
  return (
    <div className="hints">
      <div role="status" className="grid gap-3">
        {lines.map((shown, index) => (
          <StepLines key={index} steps={shown} />
        ))}
        {problem && <p className="field-error">{problem}</p>}
      </div>
      {level < most && (
        <Button variant="quiet" busy={busy} onClick={() => void ask()}>
          <Lightbulb size={18} aria-hidden="true" />
          {t(`hint.level${level + 1}`)}
        </Button>
      )}
    </div>
  );
}
