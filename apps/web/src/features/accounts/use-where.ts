import { ageRefusal } from '@ori/core/accounts/sign-up';
import { useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { browserCountry } from './country-select.tsx';
import type { SignUpChoice } from './sign-up-choice.ts';
import { asksAge, asksCountry, type Where } from './where-fields.tsx';

/** What was chosen, beginning with the region this browser names; `isOfAge`: nothing speaks against an account of one's own. */
export function useWhere(choice: SignUpChoice) {
  const [chosen, setWhere] = useState<Where | null>(null);
  const isLive = useHydrated();
  const where = chosen ?? { country: isLive ? browserCountry() : '', age: '' };
  const told = {
    ...(asksCountry(choice) && where.country ? { country: where.country } : {}),
    ...(asksAge(choice, where) && where.age ? { age: where.age } : {}),
  };
  const refusal = ageRefusal({
    role: choice.role,
    ageGroup: choice.ageGroup ?? undefined,
    country: told.country,
    age: told.age === undefined ? undefined : Number(told.age),
  });
  return { where, setWhere, told, isOfAge: refusal === null };
}
