import { BeginSection } from './begin-section.tsx';
import { EvidenceSection } from './evidence-section.tsx';
import { GouguSection } from './gougu-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { RootsSection } from './roots-section.tsx';

/** What follows the first screen of the home page. */
export function HomeBelow() {
  return (
    <>
      <GouguSection />
      <PeopleSection />
      <EvidenceSection />
      <RootsSection />
      <BeginSection />
    </>
  );
}
