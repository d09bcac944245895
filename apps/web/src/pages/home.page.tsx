import { BeginSection } from '../features/site/begin-section.tsx';
import { EvidenceSection } from '../features/site/evidence-section.tsx';
import { GouguSection } from '../features/site/gougu-section.tsx';
import { HomeHero } from '../features/site/home-hero.tsx';
import { PeopleSection } from '../features/site/people-section.tsx';
import { RootsSection } from '../features/site/roots-section.tsx';

/** `/`: a puzzle to do, a proof to move, then what it is like here and how sure we are. */
export function Page() {
  return (
    <>
      <HomeHero />
      <GouguSection />
      <PeopleSection />
      <EvidenceSection />
      <RootsSection />
      <BeginSection />
    </>
  );
}
