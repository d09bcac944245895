import { useTranslation } from 'react-i18next';
import { useChildren } from '../../../features/families/families.queries.ts';
import { HeritageLimits } from '../../../features/kim/heritage-limits.tsx';
import { LimitsForm } from '../../../features/tutor/family/limits-form.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** `/dashboard/parent/settings`: what each child may have of the tutor. */
export function Page() {
  const { t } = useTranslation('dashboard');
  const children = useChildren();
  return (
    <div className="page pb-16">
      <PageHeader
        trail={
          <Breadcrumbs
            label={t('trail')}
            items={[
              { label: t('family.short'), to: '/dashboard/parent' },
              { label: t('ori.settings.title') },
            ]}
          />
        }
        title={t('ori.settings.title')}
        lead={t('ori.settings.lead')}
        actions={
          <LinkButton to="/dashboard/parent/privacy" variant="secondary">
            {t('ori.privacy.title')}
          </LinkButton>
        }
      />
      <Loaded query={children} waiting={<Skeleton className="h-96 w-full" />}>
        {(answer) =>
          answer.children.length === 0 ? (
            <EmptyState
              title={t('family.nobody')}
              text={t('family.nobodyText')}
              actions={<LinkButton to="/dashboard/parent/children/add">{t('family.add')}</LinkButton>}
            />
          ) : (
            <ul className="grid gap-6">
              {answer.children.map(({ id, firstName }) => (
                <Card as="li" key={id} className="grid gap-5">
                  <h2 className="text-3xl">{firstName}</h2>
                  <LimitsForm childId={id} firstName={firstName} />
                  <HeritageLimits childId={id} firstName={firstName} />
                </Card>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
