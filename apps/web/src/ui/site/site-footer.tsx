import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OriEmblem } from '../ornament/ori-emblem.tsx';
import type { SiteLink } from './site-header.tsx';

interface SiteFooterProps {
  readonly brand: string;
  readonly homeTo: string;
  readonly line: ReactNode;
  readonly groups: readonly { readonly title: string; readonly links: readonly SiteLink[] }[];
  /** Last line: languages, year, licence. */
  readonly end?: ReactNode;
}

/** The foot of every page: groups of links, or without any only the last line. */
export function SiteFooter({ brand, homeTo, line, groups, end }: SiteFooterProps) {
  const hasGroups = groups.length > 0;
  return (
    <footer className="site-footer">
      {hasGroups && (
        <div className="page grid gap-10 py-12 md:grid-cols-[1.4fr_2fr]">
          <div className="grid content-start gap-2">
            <Link to={homeTo} className="brand">
              <OriEmblem size={36} />
              {brand}
            </Link>
            <p className="max-w-[24rem]">{line}</p>
          </div>
          <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <p className="font-bold text-ink">{title}</p>
                <ul>
                  {links.map(({ label, to, isPending }) => (
                    <li key={to} data-pending={isPending || undefined}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
      )}
      {end && (
        <div
          className={`page flex flex-wrap items-center gap-4 py-5 ${hasGroups ? 'border-t border-line' : ''}`}
        >
          {end}
        </div>
      )}
    </footer>
  );
}
