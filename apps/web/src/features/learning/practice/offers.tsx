import type { AttemptAnswer, Question } from '@ori/contracts/practice';
import type { WrongOffer } from '@ori/core/learning/after-wrong';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { Hint, PracticeCalls } from './practice.calls.ts';
import { StepLines } from './step-lines.tsx';

const HINT_LEVEL = { hint: 1, 'first-step': 2, worked: 3 } as const;

interface OffersProps {
  /** The question that was missed. */
  readonly item: string;
  readonly offers: readonly WrongOffer[];
  readonly easier: NonNullable<AttemptAnswer['easier']> | null;
  readonly calls: PracticeCalls;
  /** Told how far help went: hint level 1–3. */
  readonly onLevel: (level: number) => void;
  /** Puts another question in place of this one for a while. */
  readonly onTurn: (other: Question) => void;
}

function useOffers({ item, easier, calls, onLevel, onTurn }: OffersProps) {
  const { t } = useTranslation('lesson');
  const wordsOf = useFailureWords();
  const [help, setHelp] = useState<Hint | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<WrongOffer | null>(null);

  const show = async (offer: keyof typeof HINT_LEVEL) => {
    const answer = await calls.hint(item, HINT_LEVEL[offer]);
    if (!answer.ok)
      return setProblem(answer.failure.status === 0 ? t('hint.noNetwork') : wordsOf(answer.failure));
    setProblem(null);
    setHelp(answer.value);
    return onLevel(answer.value.level);
  };
  const askEasier = async () => {
    const answer = easier === null ? null : await calls.questions({ ...easier, count: 1 });
    const [question] = answer?.ok ? answer.value.questions : [];
    return question === undefined ? setProblem(t('verdict.offer.noEasier')) : onTurn(question);
  };
  const take = async (offer: WrongOffer) => {
    setBusy(offer);
    await (offer === 'easier' ? askEasier() : show(offer));
    setBusy(null);
  };
  return { help, problem, busy, take };
}

/** Help after a wrong answer: what was offered, and below it what was taken. */
export function Offers(props: OffersProps) {
  const { offers, onTurn } = props;
  const { t } = useTranslation('lesson');
  const { help, problem, busy, take } = useOffers(props);
  const nameOf = (offer: WrongOffer) =>
    offer === 'easier' ? t('verdict.offer.easier') : t(`hint.level${HINT_LEVEL[offer]}`);
  const left = offers.filter((offer) => help === null || offer === 'easier');
  const twin = help?.twin ?? null;
  return (
    <div className="hints">
      <div role="status" className="grid gap-3">
        {help && <StepLines steps={help.lines} />}
        {problem && <p className="field-error">{problem}</p>}
      </div>
      <p className="flex flex-wrap gap-3">
        {left.map((offer) => (
          <Button key={offer} variant="secondary" busy={busy === offer} onClick={() => void take(offer)}>
            {nameOf(offer)}
          </Button>
        ))}
        {twin && offers.includes('worked') && (
          <Button variant="secondary" onClick={() => onTurn(twin)}>
            {t('verdict.offer.twin')}
          </Button>
        )}
      </p>
    </div>
  );
}
