import type { User } from '@ori/contracts/accounts';
import type { Child } from '@ori/contracts/families';
import { LEADERBOARD_PREFERENCE, leaderboardPreferenceOf } from '@ori/contracts/preference-names';
import type { Result } from '@ori/contracts/result';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import type { Failure } from '../../lib/failure.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

interface FamilyBoardSwitchProps {
  /** The parent's own preferences, as they are kept. */
  readonly preferences: User['preferences'];
  readonly family: readonly Pick<Child, 'id' | 'firstName'>[];
  /** Keeps changed preferences with the account. */
  readonly keep: (changes: Readonly<Record<string, boolean>>) => Promise<Result<unknown, Failure>>;
}

/** Turns the family's leaderboard on or off, and each child's place on it; off until a parent wants it. */
export function FamilyBoardSwitch({ preferences, family, keep }: FamilyBoardSwitchProps) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const [error, setError] = useState<{ readonly name: string; readonly words: string } | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const turn = async (name: string, on: boolean) => {
    setChosen({ ...chosen, [name]: on });
    setError(null);
    const answer = await keep({ [name]: on });
    if (answer.ok) return;
    setChosen((before) => ({ ...before, [name]: !on }));
    setError({ name, words: wordsOf(answer.failure) });
  };
  const propsOf = (name: string, checked: boolean) => ({
    checked: chosen[name] ?? checked,
    error: error?.name === name ? error.words : undefined,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => void turn(name, target.checked),
  });
  const board = propsOf(LEADERBOARD_PREFERENCE, preferences[LEADERBOARD_PREFERENCE] === true);
  return (
    <section aria-labelledby="family-board" className="grid gap-3">
      <h2 id="family-board" className="text-2xl">
        {t('board.title')}
      </h2>
      <Checkbox label={t('board.switch')} hint={t('board.hint')} {...board} />
      {board.checked && family.length > 1 && (
        <fieldset className="grid gap-1 border-s-2 border-line ps-4">
          <legend className="field-label mb-2">{t('board.places')}</legend>
          {family.map(({ id, firstName }) => {
            const name = leaderboardPreferenceOf(id);
            return <Checkbox key={id} label={firstName} {...propsOf(name, preferences[name] !== false)} />;
          })}
        </fieldset>
      )}
    </section>
  );
}
