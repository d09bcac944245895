import { lazy, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { loadSignUpRest } from './load-sign-up-rest.ts';

const Form = lazy(async () => ({ default: (await loadSignUpRest()).AskGrownUpForm }));

/** Asks for a grown-up's address: of all who sign up, only children come here, so the page does not bring it for all. */
export function LaterAskGrownUp() {
  const isLive = useHydrated();
  return isLive ? (
    <Suspense fallback={null}>
      <Form />
    </Suspense>
  ) : null;
}
