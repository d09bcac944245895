import type { LinkGrants } from '@ori/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

/** What a parent lets a teacher see of a child, and whether the teacher may give work; messages come with every link. */
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
      <Checkbox
        name="work"
        label={t('grants.work')}
        hint={t('grants.workHint')}
        defaultChecked={grants.work}
      />
    </fieldset>
  );
}

/** What was ticked. */
export function grantsOf(filled: FormData): LinkGrants {
  const isTicked = (name: string) => filled.get(name) === 'on';
  return { progress: isTicked('progress'), records: isTicked('records'), work: isTicked('work') };
}
