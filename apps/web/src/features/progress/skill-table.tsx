import type { SkillMap } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/aria/data-table.tsx';

/** The map once more, as a table to read and sort. */
export function SkillTable({ map }: { readonly map: SkillMap }) {
  const { t, i18n } = useTranslation('dashboard');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <DataTable
      label={t('progress.table.name')}
      language={i18n.language}
      empty={t('progress.table.empty')}
      columns={[
        { id: 'title', label: t('progress.table.skill'), rowHeader: true, sortable: true },
        { id: 'standing', label: t('progress.table.standing'), sortable: true },
        { id: 'chance', label: t('progress.table.chance'), numeric: true, sortable: true },
        { id: 'answers', label: t('progress.table.answers'), numeric: true, sortable: true },
      ]}
      rows={map.skills.map(({ id, title, standing, chance, answers }) => ({
        id,
        cells: {
          title,
          standing: t(`progress.standing.${standing}`),
          chance: chance === null ? '–' : percent.format(chance),
          answers,
        },
        sortBy: { title, standing, chance: chance ?? -1, answers },
      }))}
    />
  );
}
