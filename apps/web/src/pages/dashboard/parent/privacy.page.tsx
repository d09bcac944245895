import { useTranslation } from 'react-i18next';
import { useChildren } from '../../../features/families/families.queries.ts';
import { AlertList } from '../../../features/tutor/care/alert-list.tsx';
import { HelplineList } from '../../../features/tutor/care/helpline-list.tsx';
import { Transcripts } from '../../../features/tutor/family/transcripts.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

function Talks() {
  const { t } = useTranslation('dashboard');
  const children = useChildren();
  return (
    <Loaded query={children} waiting={<Skeleton className="h-60 w-full" />}>
      {(answer) =>
        answer.children.length === 0 ? (
          <p className="text-mute">{t('family.nobodyText')}</p>
        ) : (
          answer.children.map(({ id, firstName }) => (
            <section key={id} className="grid gap-4" aria-labelledby={`talks-${id}`}>
              <h3 id={`talks-${id}`} className="text-xl">
                {firstName}
              </h3>
              <Transcripts childId={id} />
            </section>
          ))
        )
      }
    </Loaded>
  );
}

/** `/dashboard/parent/privacy`: what a parent has to know of, and what children and the tutor talked about. */
export function Page() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="page grid gap-12 pb-16">
      <PageHeader
        trail={
          <Breadcrumbs
            label={t('trail')}
            items={[{ label: t('family.short'), to: '/dashboard/parent' }, { label: t('ori.privacy.title') }]}
          />
        }
        title={t('ori.privacy.title')}
        lead={t('ori.privacy.lead')}
        actions={
          <LinkButton to="/dashboard/parent/settings" variant="secondary">
            {t('ori.settings.title')}
          </LinkButton>
        }
      />
      <section className="grid max-w-3xl gap-5" aria-labelledby="alerts">
        <h2 id="alerts" className="text-2xl">
          {t('ori.alerts.title')}
        </h2>
        <AlertList none={t('ori.alerts.none')} reader="parent" />
      </section>
      <section className="grid max-w-3xl gap-5" aria-labelledby="talks">
        <h2 id="talks" className="text-2xl">
          {t('ori.talks.title')}
        </h2>
        <p className="text-mute">{t('ori.talks.lead')}</p>
        <Talks />
      </section>
      <section className="grid max-w-3xl gap-5" aria-labelledby="helplines">
        <h2 id="helplines" className="text-2xl">
          {t('ori.helplines.title')}
        </h2>
        <HelplineList />
      </section>
    </div>
  );
}
