import type { ReactNode } from 'react';
import { OriEmblem, type OriMood } from '../ornament/ori-emblem.tsx';

interface StateProps {
  /** A few small words over the title. */
  readonly above?: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** What one can do now: buttons or links. */
  readonly actions?: ReactNode;
  /** The heading's level on its page. */
  readonly level?: 1 | 2 | 3;
}

function State({ above, title, text, actions, level = 2, mood }: StateProps & { readonly mood: OriMood }) {
  const Heading = `h${level}` as const;
  return (
    <div className="state">
      <OriEmblem mood={mood} size={104} />
      {above && <p className="eyebrow">{above}</p>}
      <Heading className={level === 1 ? 'text-4xl' : 'text-2xl'}>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: StateProps) {
  return <State {...props} mood="greeting" />;
}

/** It did not work; announced at once. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert">
      <State {...props} mood="concerned" />
    </div>
  );
}
