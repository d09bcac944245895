import type { Locale } from '@ori/contracts/locale';
import type { CouldTheyHaveMetProps, MeetingLabPair } from '@ori/contracts/meeting-labs';
import type { MeetingVerdict } from '@ori/contracts/meeting-verdicts';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { Evidence } from './evidence.tsx';
import { GUESSES, SAID, SAID_OF_ONE } from './said.ts';
import type { Desk } from './use-desk.ts';
import { WORDS } from './words.ts';

/** A way that is argued over was rightly thought of as a way. */
function isRight(guess: MeetingVerdict, verdict: MeetingVerdict): boolean {
  return guess === verdict || (guess === 'documented' && verdict === 'debated');
}

function saidOf(pair: MeetingLabPair, guess: MeetingVerdict | null, locale: Locale): string {
  const { verdict, isOnePeople, yearsApart } = pair;
  const text = (isOnePeople ? SAID_OF_ONE[verdict] : undefined) ?? SAID[verdict];
  const said = say(text, locale, { n: number(yearsApart ?? 0, locale, 0) });
  const guessed = GUESSES.find((it) => it.verdict === guess);
  if (!guessed) return said;
  const echo = isRight(guessed.verdict, verdict)
    ? say(WORDS.thought, locale)
    : say(WORDS.guessed, locale, { guess: say(guessed.words, locale) });
  return `${said} ${echo}`;
}

interface PairPartProps {
  readonly setting: CouldTheyHaveMetProps;
  readonly desk: Desk;
  readonly locale: Locale;
}

function findingOf({ desk, locale, setting }: PairPartProps): string {
  const { pair, isShown, chosen, guess } = desk;
  const numbers = chosen.map((id) => setting.ideas.findIndex((idea) => idea.id === id) + 1);
  if (pair && isShown) return saidOf(pair, guess, locale);
  if (pair) return say(WORDS.ask, locale, { a: Math.min(...numbers), b: Math.max(...numbers) });
  return say(chosen.length === 1 ? WORDS.chooseOther : WORDS.choose, locale);
}

/** The question about the two chosen ideas, the learner's guess, and what is known. */
export function PairPart(props: PairPartProps) {
  const { setting, desk, locale } = props;
  const { pair, isShown, guess } = desk;
  const two = [pair?.earlier, pair?.later].flatMap((id) => {
    const at = setting.ideas.findIndex((idea) => idea.id === id);
    const idea = setting.ideas[at];
    return idea ? [[at + 1, idea] as const] : [];
  });
  return (
    <div className="meeting-pair">
      <Finding tone={isShown ? 'found' : 'open'}>{findingOf(props)}</Finding>
      {pair && !isShown && (
        <>
          <Choices
            legend={two.map(([at, { words }]) => `${at} · ${words}`).join(' — ')}
            choices={GUESSES.map(({ verdict, words }) => ({ value: verdict, label: say(words, locale) }))}
            value={guess}
            onChoose={desk.setGuess}
          />
          <button
            type="button"
            className="btn btn-primary justify-self-start"
            disabled={guess === null}
            onClick={desk.show}
          >
            {say(WORDS.show, locale)}
          </button>
        </>
      )}
      {pair && isShown && (
        <>
          <Evidence pair={pair} two={two} locale={locale} />
          <button type="button" className="btn btn-secondary justify-self-start" onClick={desk.restart}>
            {say(WORDS.again, locale)}
          </button>
          <p className="text-sm text-mute">
            {say(WORDS.found, locale, { n: desk.opened, all: setting.pairs.length })}
          </p>
        </>
      )}
    </div>
  );
}
