import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AdminPart } from './admin-part.tsx';
import { useConfig } from './administration.queries.ts';

/** What the set-up still lacks before families may come; nothing where nothing is lacking, or it is not known. */
export function ToDo() {
  const { t } = useTranslation('administration');
  const acts = useConfig().data?.checks.filter(({ state }) => state === 'act') ?? [];
  if (acts.length === 0) return null;
  return (
    <AdminPart title={t('overview.toDo')}>
      <ul className="admin-list">
        {acts.map(({ check }) => (
          <li key={check}>
            <b>{t(`config.check.${check}.name`)}</b> · {t(`config.check.${check}.else`)}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/admin/config">{t('overview.toConfig')}</Link>
      </p>
    </AdminPart>
  );
}
