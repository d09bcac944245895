import type { LocalisedText } from '@ori/contracts/locale';
import { text } from './text.ts';

/** What is said when an expression or an inequality is not yet in the form that is asked for. */
export const WANT_EXPRESSION: LocalisedText = text({
  en: 'This can be read in two ways, or not at all. Brackets help; ^ stands for “to the power of” and * for “times”.',
  fr: 'Cela peut se lire de deux façons, ou pas du tout. Des parenthèses aident ; ^ signifie « puissance » et * « fois ».',
  es: 'Esto se puede leer de dos maneras, o de ninguna. Los paréntesis ayudan; ^ significa «elevado a» y * «por».',
});
export const EXPAND_IT: LocalisedText = text({
  en: 'Equal. Now write it without brackets, with like terms put together.',
  fr: 'C’est égal. Écris-le maintenant sans parenthèses, termes semblables regroupés.',
  es: 'Es igual. Ahora conviene escribirlo sin paréntesis y con los términos semejantes reunidos.',
});
export const FACTOR_IT: LocalisedText = text({
  en: 'Equal. Now write it as a product, split as far as it goes.',
  fr: 'C’est égal. Écris-le maintenant comme un produit, factorisé jusqu’au bout.',
  es: 'Es igual. Ahora conviene escribirlo como producto, factorizado por completo.',
});

export function wantInterval(variable: string): LocalisedText {
  return text(
    {
      en: 'Please say which numbers {variable} may be, with {variable} alone and a sign such as < or ≥.',
      fr: 'Indique quels nombres {variable} peut valoir, avec {variable} seul et un signe comme < ou ≥.',
      es: 'Hay que decir qué números puede valer {variable}, con {variable} sola y un signo como < o ≥.',
    },
    { variable },
  );
}
