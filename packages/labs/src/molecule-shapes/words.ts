import type { LocalisedText } from '@ori/contracts/locale';
import type { ShapeName } from '@ori/core/chemistry/vsepr';

export const SHAPE_WORDS: Readonly<Record<ShapeName, LocalisedText>> = {
  linear: { en: 'linear', fr: 'linéaire', es: 'lineal' },
  'trigonal-planar': { en: 'trigonal planar', fr: 'triangulaire plane', es: 'trigonal plana' },
  bent: { en: 'bent', fr: 'coudée', es: 'angular' },
  tetrahedral: { en: 'tetrahedral', fr: 'tétraédrique', es: 'tetraédrica' },
  'trigonal-pyramidal': {
    en: 'trigonal pyramidal',
    fr: 'pyramidale à base triangulaire',
    es: 'piramidal trigonal',
  },
  'trigonal-bipyramidal': {
    en: 'trigonal bipyramidal',
    fr: 'bipyramidale trigonale',
    es: 'bipiramidal trigonal',
  },
  seesaw: { en: 'seesaw', fr: 'à bascule', es: 'de balancín' },
  't-shaped': { en: 'T-shaped', fr: 'en T', es: 'en forma de T' },
  octahedral: { en: 'octahedral', fr: 'octaédrique', es: 'octaédrica' },
  'square-pyramidal': { en: 'square pyramidal', fr: 'pyramidale à base carrée', es: 'piramidal cuadrada' },
  'square-planar': { en: 'square planar', fr: 'plane carrée', es: 'plana cuadrada' },
};

export const WORDS = {
  molecule: { en: 'Molecule', fr: 'Molécule', es: 'Molécula' },
  turn: { en: 'Turn', fr: 'Tourner', es: 'Girar' },
  lean: { en: 'Lean', fr: 'Incliner', es: 'Inclinar' },
  degrees: { en: '{n} degrees', fr: '{n} degrés', es: '{n} grados' },
  lonePairs: { en: 'Show lone pairs', fr: 'Montrer les doublets non liants', es: 'Mostrar los pares libres' },
  found: {
    en: '{formula}: {bonds} bonded atoms and {pairs} lone pairs make the shape {shape}, with angles of {angle}°.',
    fr: '{formula} : {bonds} atomes liés et {pairs} doublets non liants donnent une forme {shape}, avec des angles de {angle}°.',
    es: '{formula}: {bonds} átomos enlazados y {pairs} pares libres dan una forma {shape}, con ángulos de {angle}°.',
  },
  squeezed: {
    en: '{formula}: {bonds} bonded atoms and {pairs} lone pairs make the shape {shape}. Lone pairs push harder, so real angles are somewhat smaller than {angle}°.',
    fr: '{formula} : {bonds} atomes liés et {pairs} doublets non liants donnent une forme {shape}. Les doublets non liants repoussent plus fort : les angles réels sont un peu plus petits que {angle}°.',
    es: '{formula}: {bonds} átomos enlazados y {pairs} pares libres dan una forma {shape}. Los pares libres repelen más, así que los ángulos reales son algo menores que {angle}°.',
  },
} satisfies Record<string, LocalisedText>;
