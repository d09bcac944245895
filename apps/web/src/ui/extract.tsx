interface ExtractProps {
  readonly title: string;
  readonly text: string;
  /** The words as they were written, and their language. */
  readonly original: { readonly lang: string; readonly text: string } | null;
  /** Where they stand, told in English as all sources are. */
  readonly reference: string;
  /** Who put them into these words. */
  readonly rendering: string;
  /** What they leave open. */
  readonly question: string;
}

/** Short words of an old text, where they stand, whose wording it is, and what they leave open. */
export function Extract({ title, text, original, reference, rendering, question }: ExtractProps) {
  return (
    <figure className="grid max-w-prose gap-2 border-s-2 border-line ps-4">
      <figcaption className="eyebrow">{title}</figcaption>
      <blockquote className="grid gap-2">
        {original && (
          <p className="text-mute" lang={original.lang}>
            {original.text}
          </p>
        )}
        <p className="font-display text-xl">{text}</p>
      </blockquote>
      <p className="text-sm text-mute">
        <span lang="en">{reference}</span>. {rendering}
      </p>
      <p>{question}</p>
    </figure>
  );
}
