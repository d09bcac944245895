import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { loadSignUpRest } from './load-sign-up-rest.ts';
import type { WhereFields } from './where-fields.tsx';

const Ask = lazy(async () => ({ default: (await loadSignUpRest()).AskGrownUpStep }));
const Closed = lazy(async () => ({ default: (await loadSignUpRest()).SignUpClosed }));
const Fields = lazy(async () => ({ default: (await loadSignUpRest()).WhereFields }));

/** Comes once the page is live; `h-28` is as high as the field of a country. */
function Later({ children }: { readonly children: ReactNode }) {
  const place = <div className="h-28" />;
  return useHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place;
}

/** Asks for a grown-up's address: of all who sign up, only children come here, so the page does not bring it for all. */
export const LaterAskGrownUp = () => (
  <Later>
    <Ask />
  </Later>
);

/** Says that no accounts are opened for a while: seldom true, so no page brings it. */
export const LaterClosed = () => (
  <Later>
    <Closed />
  </Later>
);

/** Where somebody lives, of whom it is asked: it decides for young learners, and is kept for a parent's family. */
export const LaterWhere = (props: ComponentProps<typeof WhereFields>) =>
  props.choice.role === 'parent' || props.choice.ageGroup === 'high' ? (
    <Later>
      <Fields {...props} />
    </Later>
  ) : null;
