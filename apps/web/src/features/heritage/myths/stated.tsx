import type { Statement } from '@ori/contracts/heritage';
import { HowSure } from '../how-sure.tsx';

/** A statement with its label; the label opens what it rests on, without any script. */
export function Stated({ statement }: { readonly statement: Statement }) {
  return (
    <div className="myth-stated" id={statement.claimId}>
      <p>{statement.text}</p>
      <HowSure label={statement.label} sources={statement.sources} lang="en" band="9-12" />
    </div>
  );
}
