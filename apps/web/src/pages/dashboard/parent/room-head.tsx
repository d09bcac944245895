import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const ROOMS = ['consciousness', 'mindfulness', 'activities'] as const;

/** The head of the three rooms about mind and home, each a press from the others. */
export function RoomHead({ room }: { readonly room: (typeof ROOMS)[number] }) {
  const { t } = useTranslation('dashboard');
  const others = ROOMS.filter((it) => it !== room);
  return (
    <PageHeader
      trail={
        <Breadcrumbs
          label={t('trail')}
          items={[
            { label: t('family.short'), to: '/dashboard/parent' },
            { label: t(`practices.${room}.title`) },
          ]}
        />
      }
      title={t(`practices.${room}.title`)}
      lead={t(`practices.${room}.lead`)}
      actions={others.map((it) => (
        <LinkButton key={it} to={`/dashboard/parent/${it}`} variant="secondary">
          {t(`practices.${it}.title`)}
        </LinkButton>
      ))}
    />
  );
}
