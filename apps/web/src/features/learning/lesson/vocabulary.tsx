import type { Lesson } from '@ori/contracts/content';

/** The lesson's words: what they mean, and where they come from. */
export function Vocabulary({ words }: { readonly words: Lesson['vocabulary'] }) {
  return (
    <dl className="vocabulary">
      {words.map(({ term, simple, origin }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{simple}</dd>
          <dd className="text-sm text-mute">{origin}</dd>
        </div>
      ))}
    </dl>
  );
}
