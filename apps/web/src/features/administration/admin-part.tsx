import { type ReactNode, useId } from 'react';

interface AdminPartProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a room, with its name. */
export function AdminPart({ title, lead, id, children }: AdminPartProps) {
  const own = useId();
  return (
    <section className="admin-part" id={id} aria-labelledby={own}>
      <h2 id={own}>{title}</h2>
      {lead && <p className="max-w-prose text-mute">{lead}</p>}
      {children}
    </section>
  );
}

interface TallyProps {
  readonly figures: readonly {
    readonly id: string;
    readonly value: string;
    readonly name: string;
    readonly note?: string | null;
  }[];
}

/** Figures side by side, each with its name beneath it. */
export function Tally({ figures }: TallyProps) {
  return (
    <dl className="admin-tally">
      {figures.map(({ id, value, name, note }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && <dd data-note>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
