import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly eyebrow?: ReactNode;
  readonly lead?: ReactNode;
  /** Breadcrumbs, above everything. */
  readonly trail?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a page: where one is, its one title, a sentence, what can be done: beside the title where there is room. */
export function PageHeader({ title, eyebrow, lead, trail, actions }: PageHeaderProps) {
  return (
    <header className="grid gap-3 pt-8 pb-8 md:pt-12">
      {trail}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-4xl">{title}</h1>
        {lead && (
          <div className="basis-full md:order-last">
            <p className="max-w-prose text-lg text-mute">{lead}</p>
          </div>
        )}
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
