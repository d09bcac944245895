import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { AuthErrorBoundary } from './auth-error-boundary.tsx';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  /** A few lines beside the form on wide screens, beneath it on narrow ones. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The room of sign-in, sign-up and forgotten PINs: a form on one side, calm words on the other. */
export function AccountFrame({ title, lead, aside, children }: Props) {
  return (
    <div className="page relative grid items-start gap-10 py-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-16 lg:py-16">
      <div className="grid gap-6">
        <header className="grid gap-3">
          <h1 className="text-4xl text-pretty">{title}</h1>
          <p className="max-w-prose text-lg text-mute">{lead}</p>
        </header>
        <Card className="grid gap-6">
          <AuthErrorBoundary>{children}</AuthErrorBoundary>
        </Card>
      </div>
      <aside className="grid gap-5 lg:mt-20 lg:border-l lg:border-line lg:pl-12">
        {aside}
        <Ornament
          name="star"
          turning
          className="mt-6 hidden size-72 justify-self-center opacity-70 lg:block"
        />
      </aside>
    </div>
  );
}
