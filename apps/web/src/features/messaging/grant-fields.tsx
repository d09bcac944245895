import type { LinkGrants } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

/** What a parent lets a teacher see of a child; messages come with every link. */
export function GrantFields({ grants }: { readonly grants: LinkGrants }) {
  const { t } = useTranslation('messages');
  return (
    <fieldset className="grant-fields">
      <legend className="field-label">{t('grants.legend')}</legend>
      <Checkbox
        name="progress"
        label={t('grants.progress')}
        hint={t('grants.progressHint')}
        defaultChecked={grants.progress}
      />
      <Checkbox
        name="records"
        label={t('grants.records')}
        hint={t('grants.recordsHint')}
        defaultChecked={grants.records}
      />
    </fieldset>
  );
}

/** What was ticked. */
export function grantsOf(filled: FormData): LinkGrants {
  return { progress: filled.get('progress') === 'on', records: filled.get('records') === 'on' };
}
