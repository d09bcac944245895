import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  temperature: { en: 'Temperature', fr: 'Température', es: 'Temperatura' },
  solid: {
    en: '{substance} at {celsius} °C is solid: the particles shake in their places.',
    fr: '{substance} à {celsius} °C : solide. Les particules vibrent à leur place.',
    es: '{substance} a {celsius} °C: sólido. Las partículas vibran en su lugar.',
  },
  liquid: {
    en: '{substance} at {celsius} °C is liquid: the particles touch and slide past each other.',
    fr: '{substance} à {celsius} °C : liquide. Les particules se touchent et glissent les unes sur les autres.',
    es: '{substance} a {celsius} °C: líquido. Las partículas se tocan y se deslizan unas sobre otras.',
  },
  gas: {
    en: '{substance} at {celsius} °C is a gas: the particles fly apart and fill the box.',
    fr: '{substance} à {celsius} °C : gaz. Les particules s’éloignent et remplissent la boîte.',
    es: '{substance} a {celsius} °C: gas. Las partículas se separan y llenan la caja.',
  },
  model: {
    en: 'Modeled: 30 particles drawn far too large, at the pressure of one atmosphere; warmth shows as how far each one strays.',
    fr: 'Modèle : 30 particules dessinées beaucoup trop grandes, sous une atmosphère ; la chaleur se voit à l’ampleur de leurs écarts.',
    es: 'Modelo: 30 partículas dibujadas demasiado grandes, a una atmósfera; el calor se ve en cuánto se aparta cada una.',
  },
} satisfies Record<string, LocalisedText>;
