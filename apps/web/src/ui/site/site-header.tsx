import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { OriEmblem } from '../ornament/ori-emblem.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export interface SiteLink {
  readonly label: string;
  readonly to: string;
  /** Kept out of sight for the moment, unless there is no script. */
  readonly isPending?: boolean;
}

interface SiteHeaderProps {
  readonly brand: string;
  readonly homeTo: string;
  readonly links: readonly SiteLink[];
  /** Names of the navigation and of the button that opens it on a narrow screen. */
  readonly navLabel: string;
  readonly menuLabel: string;
  /** Always in sight, at the end: one button or the account menu. */
  readonly action?: ReactNode;
  /** Beside it on wide screens, in the menu on narrow ones: languages, theme, sign-in. */
  readonly tools?: ReactNode;
}

function Links({ links }: Pick<SiteHeaderProps, 'links'>) {
  return links.map(({ label, to, isPending }) => (
    <NavLink key={to} to={to} className="nav-link" data-pending={isPending || undefined}>
      {label}
    </NavLink>
  ));
}

/** The head of every page. */
export function SiteHeader({ brand, homeTo, links, navLabel, menuLabel, action, tools }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <Link to={homeTo} className="brand">
          <OriEmblem size={40} />
          <span className="brand-name">{brand}</span>
        </Link>
        <nav className="nav-wide" aria-label={navLabel}>
          <Links links={links} />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <div className="nav-wide">{tools}</div>
          {action}
          <MobileMenu label={menuLabel}>
            <nav aria-label={navLabel} className="grid">
              <Links links={links} />
            </nav>
            <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-2">{tools}</div>
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
