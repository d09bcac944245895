import type { InventionsAnswer } from '@ori/contracts/inventions';
import { useTranslation } from 'react-i18next';
import { Hero } from '../features/inventions/hero.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { FreeEnergy } from './inventions/free-energy.tsx';
import { History } from './inventions/history.tsx';
import { Patents } from './inventions/patents.tsx';
import { Sheets } from './inventions/sheets.tsx';
import '../features/inventions/inventions.css';

export const dataPath = (): string => '/api/heritage/inventions';

/** `/inventions`: three of Tesla's patents as models that run, the others beside him, and the patents by date. */
export function Page() {
  const { t } = useTranslation('inventions');
  const { patents, heldBack, claims, history } = usePageData<InventionsAnswer>();
  return (
    <div className="inv">
      <Hero />
      <Sheets />
      <FreeEnergy claims={claims} />
      <History history={history} />
      <Patents patents={patents} heldBack={heldBack} />
      <div className="page pb-16">
        <div className="inv-next">
          <p className="flex-1 text-lg">{t('next.lead')}</p>
          <LinkButton to="/lessons/bells-with-two-notes">{t('next.bells')}</LinkButton>
        </div>
      </div>
    </div>
  );
}
