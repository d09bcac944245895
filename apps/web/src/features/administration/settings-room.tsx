import type { Settings } from '@ori/contracts/administration';
import {
  OPERATOR_ADDRESS_MAX,
  OPERATOR_NAME_MAX,
  OPERATOR_PHONE_MAX,
} from '@ori/contracts/administration-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminPart } from './admin-part.tsx';
import { changeSettings, useSettings, useSettingsChanged } from './administration.queries.ts';
import { useFigures } from './use-figures.ts';

type Part = { readonly of: Settings };

/** What follows a change: the room is read anew, and it is said that it holds. */
function useKept() {
  const { t } = useTranslation('administration');
  const toasts = useToasts();
  const changed = useSettingsChanged();
  return () => {
    changed();
    toasts.show({ type: 'success', title: t('settings.kept') });
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

function SignUp({ of: { isSignUpOpen } }: Part) {
  const { t } = useTranslation('administration');
  const onDone = useKept();
  const state = useForm<Settings>({
    send: (filled) => changeSettings({ isSignUpOpen: textOf(filled, 'signUp') === 'open' }),
    onDone,
  });
  return (
    <AdminPart title={t('settings.signUp')} lead={t('settings.signUpLead')}>
      <form {...state.form} className="admin-form">
        <RadioCards
          legend={t('settings.signUp')}
          hideLegend
          name="signUp"
          columns={2}
          defaultValue={isSignUpOpen ? 'open' : 'closed'}
          options={(['open', 'closed'] as const).map((value) => ({
            value,
            title: t(`settings.${value}.title`),
            text: t(`settings.${value}.text`),
          }))}
        />
        <FormEnd {...state.end} label={t('settings.keep')} />
      </form>
    </AdminPart>
  );
}

function Operator({ of: { operatorName, operatorAddress, operatorPhone, contact, fallback } }: Part) {
  const { t } = useTranslation('administration');
  const onDone = useKept();
  const hint = (text: string | null) => t(text ? 'settings.else' : 'settings.elseNothing', { text });
  const state = useForm<Settings>({
    send: (filled) =>
      changeSettings({
        operatorName: orNull(textOf(filled, 'operatorName')),
        operatorAddress: orNull(textOf(filled, 'operatorAddress')),
        operatorPhone: orNull(textOf(filled, 'operatorPhone')),
        contact: orNull(textOf(filled, 'contact')),
      }),
    onDone,
  });
  return (
    <AdminPart title={t('settings.operator')} lead={t('settings.operatorLead')}>
      <form {...state.form} className="admin-form">
        <TextField
          label={t('settings.name')}
          name="operatorName"
          hint={hint(fallback.operatorName)}
          defaultValue={operatorName ?? ''}
          maxLength={OPERATOR_NAME_MAX}
          error={state.errorOf('operatorName')}
        />
        <TextArea
          label={t('settings.address')}
          name="operatorAddress"
          rows={3}
          hint={hint(fallback.operatorAddress)}
          defaultValue={operatorAddress ?? ''}
          maxLength={OPERATOR_ADDRESS_MAX}
          error={state.errorOf('operatorAddress')}
        />
        <TextField
          label={t('settings.phone')}
          name="operatorPhone"
          type="tel"
          hint={hint(fallback.operatorPhone)}
          defaultValue={operatorPhone ?? ''}
          maxLength={OPERATOR_PHONE_MAX}
          error={state.errorOf('operatorPhone')}
        />
        <TextField
          label={t('settings.contact')}
          name="contact"
          type="email"
          hint={hint(fallback.contact)}
          defaultValue={contact ?? ''}
          error={state.errorOf('contact')}
        />
        <FormEnd {...state.end} label={t('settings.keep')} />
      </form>
      <p>
        <Link to="/legal/privacy">{t('settings.toLegal')}</Link>
      </p>
    </AdminPart>
  );
}

/** Whether plans are sold: shown where somebody could pay for one. */
function Plans({ of: { sellsPlans } }: Part) {
  const { t } = useTranslation('administration');
  const onDone = useKept();
  const state = useForm<Settings>({
    send: (filled) => changeSettings({ sellsPlans: textOf(filled, 'plans') === 'sell' }),
    onDone,
  });
  return (
    <AdminPart title={t('settings.plans')} lead={t('settings.plansLead')}>
      <form {...state.form} className="admin-form">
        <RadioCards
          legend={t('settings.plans')}
          hideLegend
          name="plans"
          columns={2}
          defaultValue={sellsPlans ? 'sell' : 'free'}
          options={(['sell', 'free'] as const).map((value) => ({
            value,
            title: t(`settings.${value}.title`),
            text: t(`settings.${value}.text`),
          }))}
        />
        <FormEnd {...state.end} label={t('settings.keep')} />
      </form>
    </AdminPart>
  );
}

function Changes({ of: { changes } }: Part) {
  const { t } = useTranslation('administration');
  const { moment } = useFigures();
  if (changes.length === 0) return <p className="text-mute">{t('settings.noChanges')}</p>;
  return (
    <ul className="admin-list">
      {changes.map(({ id, at, by, fields }) => (
        <li key={id}>
          <time dateTime={at}>{moment(at)}</time> · {by ?? t('people.nameless')} ·{' '}
          {fields.map((field) => t(`settings.field.${field}`)).join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** What may be changed while the product runs; each change is written down. */
export function SettingsRoom() {
  const { t } = useTranslation('administration');
  const settings = useSettings();
  return (
    <AdminFrame title={t('settings.title')} lead={t('settings.lead')}>
      <Loaded query={settings} waiting={<Skeleton className="h-96 w-full" />}>
        {(of) => (
          <>
            <SignUp of={of} />
            <Operator key={`${of.operatorName}${of.operatorPhone}${of.contact}`} of={of} />
            {of.payments !== null && <Plans of={of} />}
            <AdminPart title={t('settings.announce')} lead={t('settings.announceLead')}>
              <p>
                <Link to="/dashboard/messages">{t('settings.toAnnounce')}</Link>
              </p>
            </AdminPart>
            <AdminPart title={t('settings.changes')}>
              <Changes of={of} />
            </AdminPart>
          </>
        )}
      </Loaded>
    </AdminFrame>
  );
}
