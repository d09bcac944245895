import { useTranslation } from 'react-i18next';
import { PreferencesForm } from '../../../features/accounts/preferences-form.tsx';
import { keepHeritage, useHeritageChoices } from '../../../features/kim/use-heritage-choices.ts';
import { SettingsForm } from '../../../features/rooms/settings-form.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** Level and myths are kept by the account as well, within what a grown-up allows. */
function HeritageSettings() {
  const { levels, mythsAllowed, progress } = useHeritageChoices();
  return (
    <SettingsForm
      key={progress?.methodologyLevel}
      onHeritage={(choice) => void keepHeritage(choice)}
      levels={levels}
      mythsAllowed={mythsAllowed}
    />
  );
}

/** A student's settings: language, theme, how much heritage, myths, size, ink, voice. */
export function Page() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="page pb-16">
      <PageHeader
        trail={
          <Breadcrumbs
            label={t('trail')}
            items={[{ label: t('room.home'), to: '/dashboard/student' }, { label: t('settings.title') }]}
          />
        }
        title={t('settings.title')}
        lead={t('settings.lead')}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <Card as="section">
          <PreferencesForm />
        </Card>
        <Card as="section">
          <HeritageSettings />
        </Card>
      </div>
    </div>
  );
}
