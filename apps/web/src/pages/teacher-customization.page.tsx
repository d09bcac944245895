import type { User } from '@ori/contracts/accounts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { updateProfile } from '../features/accounts/own-account.calls.ts';
import { PreferencesForm } from '../features/accounts/preferences-form.tsx';
import { useSession, useSessionStore } from '../features/accounts/session.ts';
import { NoticeChoices } from '../features/messaging/notice-choices.tsx';
import { useNoticeChoices } from '../features/messaging/notices.queries.ts';
import { RoomFirst } from '../features/teacher/room-first.tsx';
import { SheetChoices } from '../features/teacher/sheet-choices.tsx';
import { useKeptChoices } from '../features/teacher/use-kept-choices.ts';
import { UsualChoices } from '../features/teacher/usual-choices.tsx';
import { Loaded } from '../lib/loaded.tsx';
import { SkeletonText } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import '../features/messaging/notices.css';
import '../features/teacher/choices.css';

type PartName = 'sheets' | 'usual' | 'notices' | 'room' | 'look';

interface PartProps {
  readonly name: PartName;
  /** Where what is chosen here shows, if it is another page. */
  readonly to?: string;
  readonly children: ReactNode;
}

/** One thing that is set once, and the page where it acts. */
function Part({ name, to, children }: PartProps) {
  const { t } = useTranslation('teacher');
  return (
    <section className="choice-row" aria-labelledby={`choice-${name}`}>
      <div>
        <h2 id={`choice-${name}`}>{t(`choices.${name}.title`)}</h2>
        <p>{t(`choices.${name}.text`)}</p>
        {to !== undefined && <Link to={to}>{t(`choices.${name}.acts`)}</Link>}
      </div>
      <div>{children}</div>
    </section>
  );
}

function Notices() {
  const { t } = useTranslation('messages');
  return (
    <Loaded query={useNoticeChoices()} waiting={<SkeletonText lines={5} label={t('choices.loading')} />}>
      {(chosen) => <NoticeChoices chosen={chosen} reader="teacher" />}
    </Loaded>
  );
}

function Choices({ user }: { readonly user: User }) {
  const { t } = useTranslation('teacher');
  const store = useSessionStore();
  const kept = useKeptChoices(user.preferences, (preferences) => updateProfile(store, { preferences }));
  return (
    <div className="teacher-choices">
      <p role="status" className="choice-kept">
        {kept.isKept ? t('choices.kept') : ''}
      </p>
      <Part name="usual" to="/resources/teachers">
        <UsualChoices {...kept} />
      </Part>
      <Part name="sheets" to="/worksheets/create">
        <SheetChoices {...kept} />
      </Part>
      <Part name="room" to="/dashboard/teacher">
        <RoomFirst {...kept} />
      </Part>
      <Part name="notices" to="/notifications">
        <Notices />
      </Part>
      <Part name="look">
        <PreferencesForm />
      </Part>
    </div>
  );
}

/** `/teacher-customization`: what a teacher sets once, each with the place where it acts. */
export function Page() {
  const { t } = useTranslation('teacher');
  const { user } = useSession();
  if (user === null) return null;
  return (
    <div className="page pb-16">
      <PageHeader title={t('choices.title')} lead={t('choices.lead')} />
      <Choices user={user} />
    </div>
  );
}
