import type { TextSection } from '@ori/contracts/texts';
import { ChildPicture } from './child-pictures.tsx';

/** A text for a child of seven: a few large words at a time, each part with its drawing. */
export function ChildNotice({ sections }: { readonly sections: readonly TextSection[] }) {
  const [first, ...parts] = sections;
  return (
    <div className="child-notice">
      {first && <div className="child-lead" dangerouslySetInnerHTML={{ __html: first.html }} />}
      {parts.map(({ id, heading, html }, index) => (
        <section key={id} aria-labelledby={id}>
          <ChildPicture part={index} />
          <div>
            <h2 id={id}>{heading}</h2>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        </section>
      ))}
    </div>
  );
}
