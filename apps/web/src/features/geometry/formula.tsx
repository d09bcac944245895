import type { PrincipleId } from '@ori/contracts/geometry-names';
import { Markup } from '../../lib/markup.tsx';
import { FORMULAS } from './formulas.ts';

/** A principle's formula. */
export function Formula({ id }: { readonly id: PrincipleId }) {
  return <Markup className="geo-formula" html={`<math displaystyle="true">${FORMULAS[id]}</math>`} />;
}
