import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { starOutline } from '../../ui/ornament/star.ts';

const STAR = starOutline([32, 32], 30, 8, 3);

/** A lamp on the way: a star with the part's number, which lights up once the part is filled in. */
export function Lamp({ number, isLit }: { readonly number: number; readonly isLit: boolean }) {
  return (
    <svg className={classNames('lamp', isLit && 'lamp-lit')} viewBox="0 0 64 64" aria-hidden="true">
      <path d={STAR} />
      <text x="32" y="32" textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </svg>
  );
}

interface Props {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly isLit: boolean;
  readonly children: ReactNode;
}

/** One part of the first run, on the thread that leads from lamp to lamp. */
export function PartFrame({ id, number, title, lead, isLit, children }: Props) {
  return (
    <section className="first-run-part" aria-labelledby={id}>
      <Lamp number={number} isLit={isLit} />
      <div className="grid gap-5">
        <header className="grid gap-1">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {lead && <p className="max-w-prose text-mute">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
