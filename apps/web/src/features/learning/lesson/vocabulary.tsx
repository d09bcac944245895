import type { Lesson } from '@ori/contracts/content';

/** The lesson's words: what they mean, and where they come from. */
export function Vocabulary({ lesson }: { readonly lesson: Pick<Lesson, 'vocabulary' | 'locale'> }) {
  return (
    <dl className="vocabulary" lang={lesson.locale}>
      {lesson.vocabulary.map(({ term, simple, origin }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{simple}</dd>
          <dd className="text-sm text-mute">{origin}</dd>
        </div>
      ))}
    </dl>
  );
}
