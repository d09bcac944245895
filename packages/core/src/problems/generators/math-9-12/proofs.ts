import type { LocalisedText } from '@ori/contracts/locale';

/** A proof line by line; each line after the first rests on the one before. Letters stand in braces. */
export interface Proof {
  readonly claim: LocalisedText;
  readonly lines: readonly LocalisedText[];
  /** The line that says “congruent”, counted from 0. */
  readonly congruent: number;
}

/** Short proofs: four lines. */
export const SHORT_PROOFS: readonly Proof[] = [
  {
    claim: {
      en: '{M} is the midpoint of both {A}{B} and {C}{D}. Show that {A}{C} = {B}{D}.',
      fr: '{M} est le milieu de {A}{B} et aussi de {C}{D}. Montre que {A}{C} = {B}{D}.',
      es: '{M} es el punto medio de {A}{B} y también de {C}{D}. Demostrar que {A}{C} = {B}{D}.',
    },
    lines: [
      {
        en: 'Given: {M} is the midpoint of {A}{B} and of {C}{D}.',
        fr: 'Donné : {M} est le milieu de {A}{B} et de {C}{D}.',
        es: 'Dado: {M} es el punto medio de {A}{B} y de {C}{D}.',
      },
      {
        en: 'So {A}{M} = {B}{M} and {C}{M} = {D}{M}; the angles between these sides are vertical angles, so they are equal too.',
        fr: 'Donc {A}{M} = {B}{M} et {C}{M} = {D}{M} ; les angles entre ces côtés sont opposés par le sommet, donc égaux aussi.',
        es: 'Luego {A}{M} = {B}{M} y {C}{M} = {D}{M}; los ángulos entre esos lados son opuestos por el vértice, así que también son iguales.',
      },
      {
        en: 'Two sides and the angle between them match, so triangles {A}{M}{C} and {B}{M}{D} are congruent.',
        fr: 'Deux côtés et l’angle compris coïncident, donc les triangles {A}{M}{C} et {B}{M}{D} sont isométriques.',
        es: 'Coinciden dos lados y el ángulo comprendido, así que los triángulos {A}{M}{C} y {B}{M}{D} son congruentes.',
      },
      {
        en: 'Matching sides of congruent triangles are equal: {A}{C} = {B}{D}.',
        fr: 'Les côtés correspondants de triangles isométriques sont égaux : {A}{C} = {B}{D}.',
        es: 'Los lados correspondientes de triángulos congruentes son iguales: {A}{C} = {B}{D}.',
      },
    ],
    congruent: 2,
  },
  {
    claim: {
      en: '{P} lies on the perpendicular bisector of {A}{B}, which meets {A}{B} at {M}. Show that {P}{A} = {P}{B}.',
      fr: '{P} est sur la médiatrice de {A}{B}, qui coupe {A}{B} en {M}. Montre que {P}{A} = {P}{B}.',
      es: '{P} está en la mediatriz de {A}{B}, que corta {A}{B} en {M}. Demostrar que {P}{A} = {P}{B}.',
    },
    lines: [
      {
        en: 'Given: {P}{M} is the perpendicular bisector of {A}{B}.',
        fr: 'Donné : {P}{M} est la médiatrice de {A}{B}.',
        es: 'Dado: {P}{M} es la mediatriz de {A}{B}.',
      },
      {
        en: 'So {A}{M} = {B}{M}, both angles at {M} are right angles, and the side {P}{M} is shared.',
        fr: 'Donc {A}{M} = {B}{M}, les deux angles en {M} sont droits, et le côté {P}{M} est commun.',
        es: 'Luego {A}{M} = {B}{M}, los dos ángulos en {M} son rectos y el lado {P}{M} es común.',
      },
      {
        en: 'Two sides and the angle between them match, so triangles {A}{M}{P} and {B}{M}{P} are congruent.',
        fr: 'Deux côtés et l’angle compris coïncident, donc les triangles {A}{M}{P} et {B}{M}{P} sont isométriques.',
        es: 'Coinciden dos lados y el ángulo comprendido, así que los triángulos {A}{M}{P} y {B}{M}{P} son congruentes.',
      },
      {
        en: 'Matching sides of congruent triangles are equal: {P}{A} = {P}{B}.',
        fr: 'Les côtés correspondants de triangles isométriques sont égaux : {P}{A} = {P}{B}.',
        es: 'Los lados correspondientes de triángulos congruentes son iguales: {P}{A} = {P}{B}.',
      },
    ],
    congruent: 2,
  },
  {
    claim: {
      en: 'In triangle {A}{B}{P}, {P}{A} = {P}{B} and {M} is the midpoint of {A}{B}. Show that the angles at {A} and {B} are equal.',
      fr: 'Dans le triangle {A}{B}{P}, {P}{A} = {P}{B} et {M} est le milieu de {A}{B}. Montre que les angles en {A} et {B} sont égaux.',
      es: 'En el triángulo {A}{B}{P}, {P}{A} = {P}{B} y {M} es el punto medio de {A}{B}. Demostrar que los ángulos en {A} y {B} son iguales.',
    },
    lines: [
      {
        en: 'Given: {P}{A} = {P}{B}, and {M} is the midpoint of {A}{B}.',
        fr: 'Donné : {P}{A} = {P}{B}, et {M} est le milieu de {A}{B}.',
        es: 'Dado: {P}{A} = {P}{B}, y {M} es el punto medio de {A}{B}.',
      },
      {
        en: 'So {A}{M} = {B}{M} as well, and the side {P}{M} is shared: three pairs of equal sides.',
        fr: 'Donc {A}{M} = {B}{M} aussi, et le côté {P}{M} est commun : trois paires de côtés égaux.',
        es: 'Luego también {A}{M} = {B}{M}, y el lado {P}{M} es común: tres pares de lados iguales.',
      },
      {
        en: 'Three sides match, so triangles {A}{M}{P} and {B}{M}{P} are congruent.',
        fr: 'Trois côtés coïncident, donc les triangles {A}{M}{P} et {B}{M}{P} sont isométriques.',
        es: 'Coinciden tres lados, así que los triángulos {A}{M}{P} y {B}{M}{P} son congruentes.',
      },
      {
        en: 'Matching angles of congruent triangles are equal: the angle at {A} equals the angle at {B}.',
        fr: 'Les angles correspondants de triangles isométriques sont égaux : l’angle en {A} est égal à l’angle en {B}.',
        es: 'Los ángulos correspondientes de triángulos congruentes son iguales: el ángulo en {A} es igual al ángulo en {B}.',
      },
    ],
    congruent: 2,
  },
];

/** Longer proofs: five lines. */
export const LONGER_PROOFS: readonly Proof[] = [
  {
    claim: {
      en: '{M} is the midpoint of both {A}{B} and {C}{D}. Show that {A}{C} and {B}{D} are parallel.',
      fr: '{M} est le milieu de {A}{B} et aussi de {C}{D}. Montre que {A}{C} et {B}{D} sont parallèles.',
      es: '{M} es el punto medio de {A}{B} y también de {C}{D}. Demostrar que {A}{C} y {B}{D} son paralelos.',
    },
    lines: [
      ...(SHORT_PROOFS[0]?.lines.slice(0, 3) ?? []),
      {
        en: 'Matching angles of congruent triangles are equal: the angle at {A} equals the angle at {B}.',
        fr: 'Les angles correspondants de triangles isométriques sont égaux : l’angle en {A} est égal à l’angle en {B}.',
        es: 'Los ángulos correspondientes de triángulos congruentes son iguales: el ángulo en {A} es igual al ángulo en {B}.',
      },
      {
        en: 'These are alternate angles at {A}{B}, and they are equal, so {A}{C} is parallel to {B}{D}.',
        fr: 'Ce sont des angles alternes en {A}{B}, et ils sont égaux, donc {A}{C} est parallèle à {B}{D}.',
        es: 'Son ángulos alternos en {A}{B}, y son iguales, así que {A}{C} es paralelo a {B}{D}.',
      },
    ],
    congruent: 2,
  },
  {
    claim: {
      en: 'In triangle {A}{B}{P}, {P}{A} = {P}{B} and {M} is the midpoint of {A}{B}. Show that {P}{M} is perpendicular to {A}{B}.',
      fr: 'Dans le triangle {A}{B}{P}, {P}{A} = {P}{B} et {M} est le milieu de {A}{B}. Montre que {P}{M} est perpendiculaire à {A}{B}.',
      es: 'En el triángulo {A}{B}{P}, {P}{A} = {P}{B} y {M} es el punto medio de {A}{B}. Demostrar que {P}{M} es perpendicular a {A}{B}.',
    },
    lines: [
      ...(SHORT_PROOFS[2]?.lines.slice(0, 3) ?? []),
      {
        en: 'Matching angles of congruent triangles are equal: the two angles at {M} are equal.',
        fr: 'Les angles correspondants de triangles isométriques sont égaux : les deux angles en {M} sont égaux.',
        es: 'Los ángulos correspondientes de triángulos congruentes son iguales: los dos ángulos en {M} son iguales.',
      },
      {
        en: 'Equal, and together a straight angle: each of them is 90°, so {P}{M} is perpendicular to {A}{B}.',
        fr: 'Égaux, et ensemble un angle plat : chacun vaut 90°, donc {P}{M} est perpendiculaire à {A}{B}.',
        es: 'Iguales, y juntos un ángulo llano: cada uno mide 90°, así que {P}{M} es perpendicular a {A}{B}.',
      },
    ],
    congruent: 2,
  },
  {
    claim: {
      en: '{A}{B}{C}{D} is a quadrilateral with {A}{B} parallel to {D}{C} and {A}{D} parallel to {B}{C}. Show that {A}{B} = {D}{C}.',
      fr: '{A}{B}{C}{D} est un quadrilatère avec {A}{B} parallèle à {D}{C} et {A}{D} parallèle à {B}{C}. Montre que {A}{B} = {D}{C}.',
      es: '{A}{B}{C}{D} es un cuadrilátero con {A}{B} paralelo a {D}{C} y {A}{D} paralelo a {B}{C}. Demostrar que {A}{B} = {D}{C}.',
    },
    lines: [
      {
        en: 'Given: {A}{B} is parallel to {D}{C}, and {A}{D} is parallel to {B}{C}. Draw the diagonal {A}{C}.',
        fr: 'Donné : {A}{B} est parallèle à {D}{C}, et {A}{D} à {B}{C}. On trace la diagonale {A}{C}.',
        es: 'Dado: {A}{B} es paralelo a {D}{C}, y {A}{D} a {B}{C}. Se traza la diagonal {A}{C}.',
      },
      {
        en: 'At this diagonal the alternate angles between parallel lines are equal, two pairs of them.',
        fr: 'À cette diagonale, les angles alternes entre parallèles sont égaux, deux paires.',
        es: 'En esa diagonal los ángulos alternos entre paralelas son iguales, dos pares.',
      },
      {
        en: 'Between the angles of these two pairs lies the shared side {A}{C}: two angles and the side between them match.',
        fr: 'Entre les angles de ces deux paires se trouve le côté commun {A}{C} : deux angles et le côté compris coïncident.',
        es: 'Entre los ángulos de esos dos pares está el lado común {A}{C}: coinciden dos ángulos y el lado comprendido.',
      },
      {
        en: 'With these three parts matching, triangles {A}{B}{C} and {C}{D}{A} are congruent.',
        fr: 'Ces trois parties coïncidant, les triangles {A}{B}{C} et {C}{D}{A} sont isométriques.',
        es: 'Al coincidir esas tres partes, los triángulos {A}{B}{C} y {C}{D}{A} son congruentes.',
      },
      {
        en: 'Matching sides of congruent triangles are equal: {A}{B} = {D}{C}.',
        fr: 'Les côtés correspondants de triangles isométriques sont égaux : {A}{B} = {D}{C}.',
        es: 'Los lados correspondientes de triángulos congruentes son iguales: {A}{B} = {D}{C}.',
      },
    ],
    congruent: 3,
  },
];
