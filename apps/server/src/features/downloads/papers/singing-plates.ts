import type { LocalisedText } from '@ori/contracts/locale';
import { nodalLines } from '@ori/core/sound/nodal-lines';
import { PLATE_MATERIALS, plateFrequencyHz } from '@ori/core/sound/plate-materials';
import { resonanceGrid } from '@ori/core/sound/plate-grid';
import { plateResonances } from '@ori/core/sound/plate-resonances';
import { printedClaim } from '../claims.ts';
import type { PaperMaker } from '../downloads.deps.ts';
import { drawing, element, type Inks, inksOf, pathOf } from '../svg.ts';

const COUNT = 12;
const NET = 101;
/** The plate of the content's table: a square of aluminium, its side and thickness in metres. */
const SIDE_M = 0.24;
const THICK_M = 0.001;

const WORDS = {
  lead: {
    en: 'Strew sand on a square plate and make it sing. Where it swings the sand jumps away; where it lies still the sand stays.',
    fr: 'Répands du sable sur une plaque carrée et fais-la chanter. Là où elle vibre, le sable saute ; là où elle est immobile, il reste.',
    es: 'Esparce arena sobre una placa cuadrada y hazla sonar. Donde vibra, la arena salta; donde queda quieta, se queda.',
  },
  solved: {
    en: 'Twelve tones of a square of aluminium, 24 cm wide and 1 mm thick, its edges free, from low to high: solved from the plate equation (Ritz’s method). Where two motions share a tone, one of their mixtures is shown. Established science; source: Leissa, Vibration of Plates, NASA SP-160, 1969.',
    fr: 'Douze sons d’un carré d’aluminium de 24 cm de côté et 1 mm d’épaisseur, bords libres, du grave à l’aigu : résolus par l’équation des plaques (méthode de Ritz). Quand deux mouvements ont le même son, un de leurs mélanges est montré. Science établie ; source : Leissa, Vibration of Plates, NASA SP-160, 1969.',
    es: 'Doce tonos de un cuadrado de aluminio de 24 cm de lado y 1 mm de grosor, con los bordes libres, de grave a agudo: resueltos con la ecuación de las placas (método de Ritz). Donde dos movimientos comparten un tono se muestra una de sus mezclas. Ciencia establecida; fuente: Leissa, Vibration of Plates, NASA SP-160, 1969.',
  },
  owns: {
    en: 'Another plate, other edges or another place to hold it: other figures. No tone owns a figure.',
    fr: 'Une autre plaque, d’autres bords, une autre prise : d’autres figures. Aucun son ne possède une figure.',
    es: 'Otra placa, otros bordes u otro punto de apoyo: otras figuras. Ningún tono es dueño de una figura.',
  },
  alt: {
    en: 'Still lines of the plate at {hz} hertz: {n}',
    fr: 'Lignes immobiles de la plaque à {hz} hertz : {n}',
    es: 'Líneas quietas de la placa a {hz} hercios: {n}',
  },
} as const satisfies Record<string, LocalisedText>;

/** The still lines of one tone, as the sand lies. */
function plateDrawn(lines: readonly (readonly (readonly [number, number])[])[], inks: Inks): string {
  const line = { fill: 'none', stroke: inks.ink, 'stroke-width': 3.4, 'stroke-linecap': 'round' };
  const paths = lines.map((points) =>
    element('path', {
      d: pathOf(points.map(([x, y]) => [x * 50, y * 50])),
      ...line,
      'stroke-linejoin': 'round',
    }),
  );
  const plate = { x: -50, y: -50, width: 100, height: 100, rx: 2 };
  return drawing(
    [-53, -53, 106, 106],
    [element('rect', { ...plate, fill: inks.tint, stroke: inks.gold, 'stroke-width': 1.8 }), ...paths],
  );
}

export const singingPlates: PaperMaker = ({ locale, isSparing, data }) => {
  const inks = inksOf(isSparing);
  const { aluminium } = PLATE_MATERIALS;
  const resonances = plateResonances('square', 'free', aluminium.poisson, COUNT);
  const drawings: Record<string, string> = {};
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const plates = resonances.map((resonance, at) => {
    const file = `plate-${at + 1}.svg`;
    const turn = resonance.modes.length > 1 ? Math.PI / 4 : 0;
    const lines = nodalLines(resonanceGrid('square', resonance, turn, NET));
    drawings[file] = plateDrawn(lines, inks);
    const hz = whole.format(plateFrequencyHz(resonance.lambda, SIDE_M, THICK_M, aluminium));
    const alt = WORDS.alt[locale].replace('{hz}', hz).replace('{n}', String(lines.length));
    return { file, alt, hz };
  });
  return {
    template: 'singing-plates',
    data: { lead: WORDS.lead[locale], solved: WORDS.solved[locale], owns: WORDS.owns[locale], plates },
    drawings,
    claims: data.soundHistory.map((claim) => printedClaim(claim, locale)),
  };
};
