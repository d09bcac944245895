import type { TextSection } from '@ori/contracts/texts';
import type { ReactNode } from 'react';
import { Markup } from '../../lib/markup.tsx';
import './text-article.css';

/** So few headings need no list. */
const LISTED_FROM = 3;

interface TextArticleProps {
  readonly sections: readonly TextSection[];
  /** What the list of contents is called, in the reader's language. */
  readonly contents: string;
  /** What stands beneath a section, by its id: how sure an article is of what it tells there. */
  readonly beneath?: ReadonlyMap<string, ReactNode>;
  /** Stands beneath the text, in its column: sources, changes, where to go on. */
  readonly children?: ReactNode;
}

function Contents({ sections, contents }: TextArticleProps) {
  return (
    <nav className="text-contents no-print" aria-label={contents}>
      <p aria-hidden="true">{contents}</p>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The HTML was sanitised when it was compiled (packages/content, lessons/compile). */
function Part({ id, heading, html, beneath }: TextSection & Pick<TextArticleProps, 'beneath'>) {
  const body = (
    <>
      <Markup className="text-html" html={html} />
      {beneath?.get(id)}
    </>
  );
  if (id === '') return <div className="text-lead">{body}</div>;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {body}
    </section>
  );
}

/** A compiled text with its list of contents: articles, help and legal pages. The page brings the `h1`. */
export function TextArticle({ sections, contents, beneath, children }: TextArticleProps) {
  const headed = sections.filter(({ id }) => id !== '');
  const isListed = headed.length >= LISTED_FROM;
  return (
    <div className="text" data-listed={isListed}>
      {isListed && <Contents sections={headed} contents={contents} />}
      <div className="text-column">
        {sections.map((section) => (
          <Part key={section.id} {...section} {...(beneath && { beneath })} />
        ))}
        {children}
      </div>
    </div>
  );
}
