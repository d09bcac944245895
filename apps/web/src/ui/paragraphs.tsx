/** A text whose lines each stand by themselves. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text.split(/\n+/).map((line) => <p key={line}>{line}</p>);
}
