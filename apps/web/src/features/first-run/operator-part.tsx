import type { FirstRunFacts } from '@ori/contracts/first-run';
import {
  OPERATOR_ADDRESS_MAX,
  OPERATOR_NAME_MAX,
  OPERATOR_PHONE_MAX,
} from '@ori/contracts/administration-names';
import { EMAIL_MAX } from '@ori/contracts/limits';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../lib/use-form.ts';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/** Who answers for the installation, as the environment says it until somebody writes something else. */
export function OperatorPart({ state, facts }: { readonly state: FormState; readonly facts: FirstRunFacts }) {
  const { t } = useTranslation('administration');
  return (
    <>
      <TextField
        label={t('firstRun.operator.name')}
        name="operatorName"
        autoComplete="organization"
        defaultValue={facts.operatorName ?? ''}
        maxLength={OPERATOR_NAME_MAX}
        error={state.errorOf('operatorName')}
      />
      <TextArea
        label={t('firstRun.operator.address')}
        name="operatorAddress"
        autoComplete="street-address"
        rows={3}
        defaultValue={facts.operatorAddress ?? ''}
        maxLength={OPERATOR_ADDRESS_MAX}
        error={state.errorOf('operatorAddress')}
      />
      <div className="first-run-pair">
        <TextField
          label={t('firstRun.operator.phone')}
          name="operatorPhone"
          type="tel"
          autoComplete="tel"
          defaultValue={facts.operatorPhone ?? ''}
          maxLength={OPERATOR_PHONE_MAX}
          error={state.errorOf('operatorPhone')}
        />
        <TextField
          label={t('firstRun.operator.contact')}
          name="contact"
          type="email"
          hint={t('firstRun.operator.contactHint')}
          defaultValue={facts.contact ?? ''}
          maxLength={EMAIL_MAX}
          error={state.errorOf('contact')}
        />
      </div>
    </>
  );
}
