import { Markup } from '../../lib/markup.tsx';

/** Mathematics of a proof: the inside of a `<math>` element that our own engine printed. */
export function Maths({ inside }: { readonly inside: string }) {
  return <Markup className="num-math" html={`<math displaystyle="true">${inside}</math>`} />;
}
