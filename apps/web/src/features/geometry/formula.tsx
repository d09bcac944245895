import type { PrincipleId } from '@ori/contracts/geometry-names';
import { FORMULAS } from './formulas.ts';

/** A principle's formula. */
export function Formula({ id }: { readonly id: PrincipleId }) {
  const html = { __html: `<math displaystyle="true">${FORMULAS[id]}</math>` };
  return <div className="geo-formula" dangerouslySetInnerHTML={html} />;
}
