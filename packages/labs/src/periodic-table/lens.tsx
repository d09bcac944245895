import type { Locale } from '@ori/contracts/locale';
import type { ChemicalElement } from '@ori/core/elements/elements';
import { Shells } from './shells.tsx';

interface LensProps {
  readonly element: ChemicalElement;
  readonly locale: Locale;
}

/** The chosen element at a glance, in the corner the table leaves empty; its card says the same in words. */
export function Lens({ element, locale }: LensProps) {
  const { z, symbol, name, printedWeight } = element;
  return (
    <>
      <Shells z={z} symbol={symbol} />
      <p>
        <small>{z}</small>
        <b>{symbol}</b>
        <span>{name[locale]}</span>
        <small>{locale === 'en' ? printedWeight : printedWeight.replace('.', ',')}</small>
      </p>
    </>
  );
}
