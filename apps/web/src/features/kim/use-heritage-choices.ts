import type { KimLevel } from '@ori/contracts/content';
import type { KimProgress, KimSettingsInput } from '@ori/contracts/kim';
import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import { useEffect, useState } from 'react';
import { bringProgress } from './bring-progress.ts';
import { keepAccounts } from './kept-progress.ts';
import { keepChoices } from './kim.calls.ts';

/** Keeps a choice with the account; what could not be kept there still holds on this device. */
export async function keepHeritage(choice: KimSettingsInput): Promise<void> {
  const answer = await keepChoices(choice);
  if (answer.ok) keepAccounts(answer.value);
}

/** A learner's level and myths as their account keeps them, and the levels a grown-up allows. */
export function useHeritageChoices() {
  const [progress, setProgress] = useState<KimProgress | null>(null);
  useEffect(() => {
    let isHere = true;
    const bring = async () => {
      const found = await bringProgress();
      if (isHere) setProgress(found);
    };
    void bring();
    return () => {
      isHere = false;
    };
  }, []);
  const limit = progress?.levelLimit ?? null;
  const levels: readonly KimLevel[] =
    limit === null ? KIM_LEVELS : KIM_LEVELS.slice(0, KIM_LEVELS.indexOf(limit) + 1);
  return { progress, levels, mythsAllowed: progress?.mythsAllowed ?? true };
}
