import type { RoomChild } from '@ori/contracts/classroom';
import { useTranslation } from 'react-i18next';
import { useNameList } from './names.ts';

/** What this page leaves out, and that it is the parents' to open: said once, without asking for anything. */
export function NotShown({ learners }: { readonly learners: readonly RoomChild[] }) {
  const { t } = useTranslation('classroom');
  const list = useNameList();
  const without = (isShut: (child: RoomChild) => boolean) =>
    list(learners.filter(isShut).map(({ name }) => name));
  const shut = {
    progress: without(({ grants }) => !grants.progress),
    stuck: without(({ grants, isStuckShown }) => grants.progress && !isStuckShown),
    work: without(({ grants }) => !grants.work),
  };
  const told = (['progress', 'stuck', 'work'] as const).filter((what) => shut[what] !== '');
  if (told.length === 0) return null;
  return (
    <aside className="not-shown" aria-labelledby="not-shown">
      <h2 id="not-shown">{t('notShown.title')}</h2>
      <ul>
        {told.map((what) => (
          <li key={what}>{t(`notShown.${what}`, { names: shut[what] })}</li>
        ))}
      </ul>
      <p>{t('notShown.where')}</p>
    </aside>
  );
}
