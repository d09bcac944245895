import type { HiddenCard, OpenCard } from '@ori/contracts/kim';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { GuessForm } from './guess-form.tsx';
import { GuessVerdict } from './guess-verdict.tsx';
import type { Reader } from './relation-words.ts';
import { type Player, useGuess } from './use-guess.ts';
import '../../ui/styles/choices.css';
import './guess.css';

export interface GuessCardProps {
  readonly card: HiddenCard;
  readonly reader: Reader;
  readonly who: Player;
  /** Found before: there is nothing to ask any more. */
  readonly isFound?: boolean;
  /** The next free day, where it is known already. */
  readonly again?: string | null;
  readonly onFound: (card: OpenCard) => void;
}

/** The exercise of one card: asked without the answer, one try a day. */
export function GuessCard({ card, reader, who, isFound = false, again = null, onFound }: GuessCardProps) {
  const { t, i18n } = useTranslation('heritage');
  const wordsOf = useFailureWords();
  const { guessed, failure, isBusy, begin, send } = useGuess(card, who, onFound);
  const [isOpen, setOpen] = useState(false);
  const [waitsFor, setWaitsFor] = useState(again);
  const start = async () => {
    const next = await begin();
    setWaitsFor(next);
    setOpen(next === null);
  };
  if (guessed) return <GuessVerdict guessed={guessed} reader={reader} who={who} />;
  if (isFound) return null;
  if (waitsFor !== null)
    return (
      <p className="text-mute" role="status">
        {t('kim.guess.tomorrow', { day: dayWords(waitsFor, i18n.language, 'long') })}
      </p>
    );
  if (!isOpen)
    return (
      <p className="guess-invite">
        <Sparkles size={20} aria-hidden="true" />
        <span>{t('kim.guess.invite')}</span>
        <Button variant="secondary" onClick={() => void start()}>
          {t('kim.guess.start')}
        </Button>
      </p>
    );
  return (
    <div className="grid gap-4">
      <GuessForm id={card.id} reader={reader} isBusy={isBusy} onGuess={(guess) => void send(guess)} />
      {failure && <Note tone="danger">{wordsOf(failure)}</Note>}
    </div>
  );
}
