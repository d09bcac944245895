import { type ComponentProps, lazy, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { SignUpChoice } from './sign-up-choice.ts';
import { loadSignUpRest } from './load-sign-up-rest.ts';
import type { WhereFields } from './where-fields.tsx';

/** What was told of where somebody lives and of their age; `isOfAge`: nothing speaks against an account of one's own. */
export interface Told {
  readonly told: { readonly country?: string; readonly age?: string };
  readonly isOfAge: boolean;
}

/** Is the country asked? It decides for young learners, and is kept for a parent's family. */
const asksCountry = ({ role, ageGroup }: SignUpChoice): boolean => role === 'parent' || ageGroup === 'high';

/** Before anything was told: young learners depend on their country. */
export const nothingTold = ({ ageGroup }: SignUpChoice): Told => ({ told: {}, isOfAge: ageGroup !== 'high' });

const Fields = lazy(async () => ({ default: (await loadSignUpRest()).WhereFields }));
/** As high as the field that comes. */
const PLACE = <div className="h-28" />;

/** Where somebody lives: the names of countries come from the browser, so the field comes after the page. */
export function LaterWhere(props: ComponentProps<typeof WhereFields>) {
  const isLive = useHydrated();
  if (!asksCountry(props.choice)) return null;
  if (!isLive) return PLACE;
  return (
    <Suspense fallback={PLACE}>
      <Fields {...props} />
    </Suspense>
  );
}
