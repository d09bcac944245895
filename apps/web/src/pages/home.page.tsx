import type { ComponentType } from 'react';
import { HomeHero } from '../features/site/home-hero.tsx';
import { laterPart } from '../lib/later-part.tsx';
// The part below is in the first document, so its sheets must be, too.
import '../features/site/styles/begin.css';
import '../features/site/styles/evidence.css';
import '../features/site/styles/gougu.css';
import '../features/site/styles/people.css';
import '../features/site/styles/roots.css';
import '../ui/styles/choices.css';

const loadBelow = async (): Promise<ComponentType> =>
  (await import('../features/site/home-below.tsx')).HomeBelow;

const Below = laterPart(
  'home-below',
  loadBelow,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadBelow() : null,
);

/** `/`: a puzzle to do, a proof to move, then what it is like here and how sure we are. */
export function Page() {
  return (
    <>
      <HomeHero />
      <Below />
    </>
  );
}
