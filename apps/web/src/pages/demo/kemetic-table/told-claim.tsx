import type { ElementsClaim } from '@ori/contracts/elements';
import { HowSure } from '../../../features/heritage/how-sure.tsx';

/** A claim as it is told: its sentence, how sure we are, and the sources behind a press. */
export function ToldClaim({ claim }: { readonly claim: ElementsClaim }) {
  return (
    <div className="kemet-claim" id={claim.id}>
      <p lang={claim.lang}>{claim.text}</p>
      <HowSure label={claim.label} sources={claim.sources} lang="en" />
    </div>
  );
}
