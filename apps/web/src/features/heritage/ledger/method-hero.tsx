import type { MethodologyAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Ornament } from '../../../ui/ornament/ornament.tsx';
import { Shelves } from './shelves.tsx';

/** What the method is, and the whole archive at a glance. */
export function MethodHero({ answer }: { readonly answer: MethodologyAnswer }) {
  const { t, i18n } = useTranslation('ledger');
  const all = new Intl.NumberFormat(i18n.language).format(answer.ledger.all);
  return (
    <div className="relative overflow-hidden">
      <Ornament name="lattice" className="absolute -top-28 -right-28 size-[32rem] opacity-25" />
      <header className="page relative grid gap-5 pt-14 pb-8 lg:pt-20">
        <p className="eyebrow">{t('methodology.eyebrow')}</p>
        <h1 className="max-w-[18ch] text-5xl">{t('methodology.heading')}</h1>
        <p className="max-w-prose text-xl text-mute">{t('methodology.lead', { all })}</p>
        <p>
          <LinkButton to="#ledger">{t('methodology.browse')}</LinkButton>
        </p>
        <section aria-labelledby="shelves" className="cabinet">
          <h2 id="shelves" className="text-xl">
            {t('methodology.shelves')}
          </h2>
          <Shelves shelf={answer.shelf} />
          <p className="text-sm text-mute">{t('methodology.shelvesNote')}</p>
        </section>
      </header>
    </div>
  );
}
