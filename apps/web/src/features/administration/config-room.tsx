import type { Config } from '@ori/contracts/administration';
import { CHECK_STATES, type CheckState } from '@ori/contracts/administration-names';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminPart } from './admin-part.tsx';
import { useConfig } from './administration.queries.ts';
import { FaultsPart } from './faults-part.tsx';

const ICONS = { good: CircleCheck, know: Info, act: CircleAlert } as const;
/** What is to be done stands first. */
const ORDER: readonly CheckState[] = [...CHECK_STATES].toReversed();

function Checks({ checks }: Pick<Config, 'checks'>) {
  const { t } = useTranslation('administration');
  const sorted = checks.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  return (
    <ul className="admin-checks">
      {sorted.map(({ check, state }) => {
        const Icon = ICONS[state];
        return (
          <li key={check} data-state={state}>
            <Icon size={22} aria-hidden="true" />
            <div>
              <p>
                <b>{t(`config.check.${check}.name`)}</b> <span>{t(`config.state.${state}`)}</span>
              </p>
              <p className="text-mute">
                {t(state === 'good' ? `config.check.${check}.good` : `config.check.${check}.else`)}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Variables({ variables }: Pick<Config, 'variables'>) {
  const { t } = useTranslation('administration');
  return (
    <table className="data-table admin-variables">
      <caption className="sr-only">{t('config.variables')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('config.name')}</th>
          <th scope="col">{t('config.source')}</th>
          <th scope="col">{t('config.value')}</th>
        </tr>
      </thead>
      <tbody>
        {variables.map(({ name, source, value }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{t(`config.from.${source}`)}</td>
            <td>
              {value ?? (
                <span className="text-mute">{t(source === 'none' ? 'config.unset' : 'config.secret')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the installation is set up, what that means, and what browsers reported; nothing here can be changed. */
export function ConfigRoom() {
  const { t } = useTranslation('administration');
  const config = useConfig();
  return (
    <AdminFrame title={t('config.title')} lead={t('config.lead')}>
      <Loaded query={config} waiting={<Skeleton className="h-96 w-full" />}>
        {({ checks, variables }) => (
          <>
            <AdminPart title={t('config.checks')}>
              <Checks checks={checks} />
            </AdminPart>
            <FaultsPart />
            <AdminPart title={t('config.variables')} lead={t('config.variablesLead')}>
              <Variables variables={variables} />
            </AdminPart>
          </>
        )}
      </Loaded>
    </AdminFrame>
  );
}
