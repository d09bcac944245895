import type { Reports } from '@ori/contracts/administration';
import { GROUP_MIN, type ReportGroup } from '@ori/contracts/administration-names';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AdminPart } from './admin-part.tsx';
import { useFigures } from './use-figures.ts';

/** What a part of a group is called. */
function partName(group: ReportGroup, key: string, language: string, t: TFunction<'administration'>): string {
  if (group === 'languages') return new Intl.DisplayNames(language, { type: 'language' }).of(key) ?? key;
  if (group === 'ages') return t(`age.${key}`);
  return group === 'moves' ? t(`move.${key}`) : t(`tier.${key}`);
}

type Group = Reports['groups'][number];

function GroupTable({ group: { group, parts } }: { readonly group: Group }) {
  const { t } = useTranslation('administration');
  const { language, number } = useFigures();
  const most = Math.max(1, ...parts.map(({ count }) => count ?? 0));
  return (
    <div className="admin-group">
      <h3>{t(`group.${group}.title`)}</h3>
      <p className="text-mute">{t(`group.${group}.lead`)}</p>
      {parts.length === 0 ? (
        <p className="text-mute">{t('reports.nothing')}</p>
      ) : (
        <table className="data-table">
          <caption className="sr-only">{t(`group.${group}.title`)}</caption>
          <tbody>
            {parts.map(({ key, count }) => (
              <tr key={key}>
                <th scope="row">{partName(group, key, language, t)}</th>
                <td>
                  {count === null ? (
                    <span className="text-mute">{t('reports.hidden', { min: GROUP_MIN })}</span>
                  ) : (
                    <span className="admin-bar">
                      <meter min={0} max={most} value={count} aria-hidden="true" />
                      {number(count)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** The whole divided: by age, language, what Ori did, and what was looked after; small groups are not told apart. */
export function ReportGroups({ groups }: { readonly groups: Reports['groups'] }) {
  const { t } = useTranslation('administration');
  return (
    <AdminPart title={t('reports.groups')} lead={t('reports.groupsLead', { min: GROUP_MIN })}>
      <div className="admin-charts">
        {groups.map((group) => (
          <GroupTable key={group.group} group={group} />
        ))}
      </div>
    </AdminPart>
  );
}
