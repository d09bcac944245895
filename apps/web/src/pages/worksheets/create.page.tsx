import type { Locale } from '@ori/contracts/locale';
import { sheetDefaultsOf } from '@ori/core/worksheets/sheet-defaults';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { draftFrom, drawSeed, withDefaults } from '../../features/worksheets/maker/draft.ts';
import { SheetMaker } from '../../features/worksheets/maker/sheet-maker.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { GiveToChildren } from './give-to-children.tsx';

const giveIt = (code: string) => <GiveToChildren code={code} />;

/** `/worksheets/create`: a sheet is made, seen as it will be printed, kept, printed and given. */
export function Page() {
  const { t, i18n } = useTranslation('worksheets');
  const { user } = useSession();
  const [search] = useSearchParams();
  const preferences = user?.preferences;
  const start = useMemo(
    () =>
      withDefaults(
        draftFrom(search, i18n.language as Locale, drawSeed()),
        sheetDefaultsOf(preferences ?? {}),
      ),
    [search, i18n.language, preferences],
  );
  return (
    <div className="page pb-16">
      <PageHeader title={t('maker.title')} lead={t('maker.lead')} />
      <SheetMaker key={search.toString()} start={start} more={user?.role === 'parent' ? giveIt : undefined} />
    </div>
  );
}
