import type { Role } from '@ori/contracts/roles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Note } from '../../ui/note.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { NoticeList } from './notice-list.tsx';
import { useNoticeChoices, useNotices } from './notices.queries.ts';
import './notices.css';

function Told() {
  const { t } = useTranslation('messages');
  const query = useNotices();
  return (
    <Loaded query={query} waiting={<SkeletonText lines={6} label={t('notice.loading')} />}>
      {({ notices, isQuiet }) => (
        <div className="grid gap-6">
          {isQuiet && <Note tone="lapis">{t('notice.quiet')}</Note>}
          {notices.length === 0 ? (
            <EmptyState title={t('notice.none')} text={t('notice.noneText')} />
          ) : (
            <NoticeList notices={notices} />
          )}
        </div>
      )}
    </Loaded>
  );
}

interface Props {
  readonly role: Role;
  /** Whether letters reach the reader, as accounts tell it. */
  readonly address?: ReactNode;
}

/** What happened lately, and beside it what one wants to hear of. */
export function NoticesRoom({ role, address }: Props) {
  const { t } = useTranslation('messages');
  const choices = useNoticeChoices();
  return (
    <div className="notices-room">
      <Told />
      <aside className="notice-aside no-print" aria-labelledby="notice-choices">
        <h2 id="notice-choices" className="text-2xl">
          {t('choices.title')}
        </h2>
        {address}
        <Loaded query={choices} waiting={<SkeletonText lines={5} label={t('choices.loading')} />}>
          {(chosen) => <NoticeChoices chosen={chosen} reader={role} />}
        </Loaded>
      </aside>
    </div>
  );
}
