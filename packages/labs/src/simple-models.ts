import type { InteractiveName } from '@ori/contracts/interactives';
import type { LocalisedText } from '@ori/contracts/locale';

/**
 * What a lab leaves out, for children who do not read yet: of the labs that stand in their lessons and have a line
 * in MODELS. No sentence has more than eight words.
 */
export const SIMPLE_MODELS: ReadonlyMap<InteractiveName, LocalisedText> = new Map<
  InteractiveName,
  LocalisedText
>([
  [
    'fair-shares',
    {
      en: 'Here every loaf is the same size. Real loaves are never quite the same.',
      fr: 'Ici, tous les pains sont pareils. Les vrais pains ne sont jamais pareils.',
      es: 'Aquí todos los panes son iguales. Los panes de verdad nunca son iguales.',
    },
  ],
  [
    'share-out',
    {
      en: 'Here the numbers stay the same. In life they can change.',
      fr: 'Ici, les nombres ne changent pas. Dans la vie, ils peuvent changer.',
      es: 'Aquí los números no cambian. En la vida pueden cambiar.',
    },
  ],
  [
    'counting',
    {
      en: 'We drew these signs in a simple way. People made them in many ways.',
      fr: 'Nous avons dessiné ces signes simplement. Les gens les faisaient de plusieurs façons.',
      es: 'Dibujamos estos signos de forma sencilla. La gente los hacía de varias maneras.',
    },
  ],
  [
    'shadow-stick',
    {
      en: 'Here the ground is flat. Outside, your shadow may differ a little.',
      fr: 'Ici, le sol est plat. Dehors, ton ombre peut être un peu différente.',
      es: 'Aquí el suelo es plano. Afuera, tu sombra puede cambiar un poco.',
    },
  ],
]);
