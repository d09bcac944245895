/** A text whose `<i>` parts are emphasised. Nothing else in it counts as markup. */
export function Emphasised({ text }: { readonly text: string }) {
  const parts = text.split(/<\/?i>/);
  return parts.map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part));
}
