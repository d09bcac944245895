import { BRIDGE_PAGES, type BridgePage, type BridgesAnswer } from '@ori/contracts/bridges';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { BridgeRow } from './bridge-row.tsx';
import { MythFigure } from './myth-figure.tsx';
import './myths.css';

/** Where a reader of each page goes on: to the science itself. */
const NEXT: Readonly<Record<BridgePage, string>> = {
  quantum: '/lessons/quantum-mechanics',
  chemistry: '/lessons/molecule-structure',
  astronomy: '/sites',
};

function OtherPages({ page }: { readonly page: BridgePage }) {
  const { t } = useTranslation('heritage');
  return (
    <nav className="myth-pages" aria-label={t('myths.pages')}>
      {BRIDGE_PAGES.map((each) => (
        <Link key={each} to={`/${each}-mythology`} aria-current={each === page ? 'page' : undefined}>
          {t(`myths.${each}.title`)}
        </Link>
      ))}
    </nav>
  );
}

/** Old stories beside the science whose words they are often mixed with: two columns, never merged. */
export function MythView({ answer }: { readonly answer: BridgesAnswer }) {
  const { t } = useTranslation('heritage');
  const { page, bridges } = answer;
  return (
    <div className="myths page">
      <header className="myth-head">
        <div className="grid gap-4">
          <p className="eyebrow">{t('myths.eyebrow')}</p>
          <h1 className="text-5xl">{t(`myths.${page}.headline`)}</h1>
          <p className="max-w-prose text-xl text-mute">{t(`myths.${page}.lead`)}</p>
        </div>
        <MythFigure page={page} label={t(`myths.${page}.figure`)} />
      </header>
      <OtherPages page={page} />
      <p className="myth-rule">{t('myths.rule')}</p>
      {bridges.map((bridge) => (
        <BridgeRow key={bridge.id} bridge={bridge} />
      ))}
      <footer className="myth-next">
        <p className="font-display text-2xl">{t(`myths.${page}.onward`)}</p>
        <LinkButton to={NEXT[page]} size="large">
          {t(`myths.${page}.next`)}
        </LinkButton>
      </footer>
    </div>
  );
}
