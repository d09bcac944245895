import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../features/administration/admin-frame.tsx';
import { AlertList } from '../../features/tutor/care/alert-list.tsx';
import { RedirectCounts } from '../../features/tutor/care/redirect-counts.tsx';
import { HelplineEditor } from '../../features/tutor/care/helpline-editor.tsx';
import { WrongList } from '../../features/tutor/care/wrong-list.tsx';

interface PartProps {
  readonly title: string;
  /** None where the part says it itself. */
  readonly lead?: string;
  readonly children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section className="grid max-w-4xl gap-5" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="text-mute">{lead}</p>}
      {children}
    </section>
  );
}

/** `/admin/security`: alerts that go to safeguarding, helplines, and what people said looks wrong. */
export function Page() {
  const { t } = useTranslation('dashboard');
  return (
    <AdminFrame title={t('ori.admin.title')} lead={t('ori.admin.lead')}>
      <Part title={t('ori.alerts.title')} lead={t('ori.admin.alerts')}>
        <AlertList none={t('ori.admin.noAlerts')} reader="safeguarding" />
      </Part>
      <Part title={t('ori.redirects.title')}>
        <RedirectCounts />
      </Part>
      <Part title={t('ori.helplines.title')} lead={t('ori.admin.helplines')}>
        <HelplineEditor />
      </Part>
      <Part title={t('ori.wrong.title')} lead={t('ori.wrong.lead')}>
        <WrongList />
      </Part>
    </AdminFrame>
  );
}
