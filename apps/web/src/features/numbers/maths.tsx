/** Mathematics of a proof: the inside of a `<math>` element that our own engine printed. */
export function Maths({ inside }: { readonly inside: string }) {
  const html = { __html: `<math displaystyle="true">${inside}</math>` };
  return <div className="num-math" dangerouslySetInnerHTML={html} />;
}
