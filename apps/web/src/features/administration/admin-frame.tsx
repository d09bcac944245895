import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import '../../ui/styles/table.css';
import './admin-marks.css';
import './administration.css';
import { GuardNotice } from './guard-notice.tsx';

/** The rooms in the order of a round: first what waits, then people, then the house. */
const ROOMS = [
  ['dashboard', '/admin/dashboard'],
  ['users', '/admin/users'],
  ['security', '/admin/security'],
  ['content', '/admin/content'],
  ['reports', '/admin/reports'],
  ['settings', '/admin/settings'],
  ['config', '/admin/config'],
] as const;
/** Other names of the overview. */
const OVERVIEW = ['/admin', '/dashboard/admin', '/dashboard/admin/dashboard'];

/** The way between the rooms of administration. */
export function AdminRooms() {
  const { t } = useTranslation('administration');
  const { pathname } = useLocation();
  const here = OVERVIEW.includes(pathname) ? '/admin/dashboard' : pathname;
  return (
    <nav aria-label={t('rooms.label')} className="admin-rooms no-print">
      <ul>
        {ROOMS.map(([room, to]) => (
          <li key={room}>
            <Link to={to} {...(to === here ? { 'aria-current': 'page' as const } : {})}>
              {t(`rooms.${room}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface AdminFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A room of administration: the way between them, its name, and what is in it. */
export function AdminFrame({ title, lead, actions, children }: AdminFrameProps) {
  return (
    <div className="page admin pb-16" data-density="high">
      <AdminRooms />
      <div className="admin-room">
        <GuardNotice />
        <PageHeader title={title} lead={lead} actions={actions} />
        <div className="grid gap-12">{children}</div>
      </div>
    </div>
  );
}
