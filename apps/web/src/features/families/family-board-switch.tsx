import type { User } from '@ori/contracts/accounts';
import { LEADERBOARD_PREFERENCE } from '@ori/contracts/preference-names';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { rest } from '../../lib/rest.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

/** Turns the family's leaderboard on or off; off until a parent wants it. */
export function FamilyBoardSwitch({ user }: { readonly user: Pick<User, 'id' | 'preferences'> }) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const [error, setError] = useState<string>();
  const [isOn, setIsOn] = useState(user.preferences[LEADERBOARD_PREFERENCE] === true);
  const turn = async (on: boolean) => {
    setIsOn(on);
    setError(undefined);
    const answer = await rest('PUT', `/api/users/${user.id}/preferences`, { [LEADERBOARD_PREFERENCE]: on });
    if (answer.ok) return;
    setIsOn(!on);
    setError(wordsOf(answer.failure));
  };
  return (
    <section aria-labelledby="family-board" className="mt-12 grid gap-3">
      <h2 id="family-board" className="text-2xl">
        {t('board.title')}
      </h2>
      <Checkbox
        label={t('board.switch')}
        hint={t('board.hint')}
        error={error}
        checked={isOn}
        onChange={(event) => void turn(event.target.checked)}
      />
    </section>
  );
}
