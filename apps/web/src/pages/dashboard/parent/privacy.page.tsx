import type { Child } from '@ori/contracts/families';
import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession, useSessionStore } from '../../../features/accounts/session.ts';
import { ConsentRenewal } from '../../../features/families/consent-renewal.tsx';
import { useChildren } from '../../../features/families/families.queries.ts';
import { ConsentHistory } from '../../../features/privacy/consent-history.tsx';
import { Corrections } from '../../../features/privacy/corrections.tsx';
import { DeleteFamily } from '../../../features/privacy/delete-family.tsx';
import { LooksList } from '../../../features/privacy/looks-list.tsx';
import { RetentionTable } from '../../../features/privacy/retention-table.tsx';
import { WholeCopy } from '../../../features/privacy/whole-copy.tsx';
import { AlertList } from '../../../features/tutor/care/alert-list.tsx';
import { Transcripts } from '../../../features/tutor/family/transcripts.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useAskedFor } from '../../../lib/use-asked-for.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FamilyHelplines } from './family-helplines.tsx';

const PARTS = [
  'alerts',
  'looks',
  'talks',
  'consents',
  'copy',
  'correct',
  'retention',
  'helplines',
  'deletion',
] as const;
type PartId = (typeof PARTS)[number];

function Part({ id, children }: { readonly id: PartId; readonly children: ReactNode }) {
  const { t } = useTranslation('privacy');
  const part = useAskedFor<HTMLElement>(id);
  return (
    <section id={id} ref={part} className="privacy-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {t(`part.${id}`)}
      </h2>
      <p className="text-mute">{t(`lead.${id}`)}</p>
      {children}
    </section>
  );
}

function TalksOf({ child: { id, firstName } }: { readonly child: Child }) {
  const anchor = `talks-${id}`;
  const part = useAskedFor<HTMLElement>(anchor);
  return (
    <section id={anchor} ref={part} className="grid gap-4" aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`} className="text-xl">
        {firstName}
      </h3>
      <Transcripts childId={id} />
    </section>
  );
}

function Talks({ family }: { readonly family: readonly Child[] }) {
  const { t } = useTranslation('dashboard');
  if (family.length === 0) return <p className="text-mute">{t('family.nobodyText')}</p>;
  return family.map((child) => <TalksOf key={child.id} child={child} />);
}

/** What children do and say, as a parent may know it. */
function Seen() {
  const { t } = useTranslation('dashboard');
  const children = useChildren();
  return (
    <div className="privacy-rooms-main grid content-start gap-14">
      <Part id="alerts">
        <AlertList none={t('ori.alerts.none')} reader="parent" />
      </Part>
      <Loaded query={children} waiting={<Skeleton className="h-96 w-full" />}>
        {({ children: family }) => (
          <>
            <Part id="looks">
              <LooksList family={family} />
            </Part>
            <Part id="talks">
              <Talks family={family} />
            </Part>
          </>
        )}
      </Loaded>
      <Part id="consents">
        <ConsentRenewal />
        <ConsentHistory />
      </Part>
    </div>
  );
}

/** What a parent may do with what is kept: take it away, put it right, end it. */
function Done() {
  const { t } = useTranslation('privacy');
  const { user } = useSession();
  const store = useSessionStore();
  const toasts = useToasts();
  const navigate = useNavigate();
  const gone = () => {
    toasts.show({ type: 'info', title: t('deletion.gone', { count: DAYS_TO_UNDO }) });
    void store.signOut().then(() => navigate('/'));
  };
  const hasPin = user?.sacredId !== null;
  return (
    <div className="privacy-side">
      <Part id="copy">
        <WholeCopy hasPin={hasPin} />
      </Part>
      <Part id="correct">
        <Corrections />
      </Part>
      <Part id="retention">
        <RetentionTable />
      </Part>
      <Part id="helplines">
        <FamilyHelplines />
      </Part>
      <Part id="deletion">
        <DeleteFamily hasPin={hasPin} onGone={gone} />
      </Part>
    </div>
  );
}

/** `/dashboard/parent/privacy`: what is known of the family, who looked at it, and every right over it. */
export function Page() {
  const { t } = useTranslation('privacy');
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('title')}
        lead={t('lead.page')}
        actions={
          <LinkButton to="/dashboard/parent/settings" variant="secondary">
            {t('settings.title')}
          </LinkButton>
        }
      />
      <nav className="privacy-index" aria-label={t('index')}>
        {PARTS.map((part) => (
          <a key={part} href={`#${part}`}>
            {t(`part.${part}`)}
          </a>
        ))}
      </nav>
      <div className="privacy-rooms">
        <Seen />
        <Done />
      </div>
    </div>
  );
}
