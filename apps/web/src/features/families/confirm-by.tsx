import type { Child } from '@ori/contracts/families';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';

/** Consents of before rest on an address that nobody confirmed: until when that is asked for, and what comes after. */
export function ConfirmBy({ asked }: { readonly asked: readonly Child[] }) {
  const { t, i18n } = useTranslation('dashboard');
  const [first] = asked.flatMap(({ consent }) => consent?.confirmBy ?? []).toSorted();
  if (first === undefined) return null;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    asked.map(({ firstName }) => firstName),
  );
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(first));
  return (
    <section className="grid max-w-3xl justify-items-start gap-3" aria-label={t('consent.confirm.title')}>
      <Note tone="clay">
        <p>
          <strong>{t('consent.confirm.title')}</strong>
        </p>
        <p>{t('consent.confirm.text', { names, day })}</p>
      </Note>
      <LinkButton to="/dashboard/parent/profile" variant="secondary">
        {t('consent.confirm.way')}
      </LinkButton>
    </section>
  );
}
