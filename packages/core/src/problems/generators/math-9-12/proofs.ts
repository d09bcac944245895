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
  {
    claim: {
      en: '{M} lies on {A}{B}, {P}{A} = {P}{B}, and {P}{M} halves the angle between {P}{A} and {P}{B}. Show that {A}{M} = {B}{M}.',
      fr: '{M} est sur {A}{B}, {P}{A} = {P}{B}, et {P}{M} partage en deux l’angle entre {P}{A} et {P}{B}. Montre que {A}{M} = {B}{M}.',
      es: '{M} está en {A}{B}, {P}{A} = {P}{B}, y {P}{M} divide en dos el ángulo entre {P}{A} y {P}{B}. Demostrar que {A}{M} = {B}{M}.',
    },
    lines: [
      {
        en: 'Given: {P}{A} = {P}{B}, and {P}{M} halves the angle at {P}.',
        fr: 'Donné : {P}{A} = {P}{B}, et {P}{M} partage en deux l’angle en {P}.',
        es: 'Dado: {P}{A} = {P}{B}, y {P}{M} divide en dos el ángulo en {P}.',
      },
      {
        en: 'So the two angles at {P} are equal as well, and the side {P}{M} is shared.',
        fr: 'Donc les deux angles en {P} sont égaux aussi, et le côté {P}{M} est commun.',
        es: 'Luego los dos ángulos en {P} también son iguales, y el lado {P}{M} es común.',
      },
      {
        en: 'Two sides and the angle between them match, so triangles {A}{M}{P} and {B}{M}{P} are congruent.',
        fr: 'Deux côtés et l’angle compris coïncident, donc les triangles {A}{M}{P} et {B}{M}{P} sont isométriques.',
        es: 'Coinciden dos lados y el ángulo comprendido, así que los triángulos {A}{M}{P} y {B}{M}{P} son congruentes.',
      },
      {
        en: 'Matching sides of congruent triangles are equal: {A}{M} = {B}{M}.',
        fr: 'Les côtés correspondants de triangles isométriques sont égaux : {A}{M} = {B}{M}.',
        es: 'Los lados correspondientes de triángulos congruentes son iguales: {A}{M} = {B}{M}.',
      },
    ],
    congruent: 2,
  },
  {
    claim: {
      en: '{A}{B} and {C}{D} cross at {M}. {A}{M} = {B}{M}, and the angle {M}{A}{C} equals the angle {M}{B}{D}. Show that {C}{M} = {D}{M}.',
      fr: '{A}{B} et {C}{D} se coupent en {M}. {A}{M} = {B}{M}, et l’angle {M}{A}{C} est égal à l’angle {M}{B}{D}. Montre que {C}{M} = {D}{M}.',
      es: '{A}{B} y {C}{D} se cortan en {M}. {A}{M} = {B}{M}, y el ángulo {M}{A}{C} es igual al ángulo {M}{B}{D}. Demostrar que {C}{M} = {D}{M}.',
    },
    lines: [
      {
        en: 'Given: {A}{M} = {B}{M}, and the angles at {A} and {B} are equal.',
        fr: 'Donné : {A}{M} = {B}{M}, et les angles en {A} et {B} sont égaux.',
        es: 'Dado: {A}{M} = {B}{M}, y los ángulos en {A} y {B} son iguales.',
      },
      {
        en: 'The other angles at the ends of these sides match, too: they are vertical angles at {M}.',
        fr: 'Les autres angles aux bouts de ces côtés sont égaux aussi : ils sont opposés par le sommet en {M}.',
        es: 'También coinciden los otros ángulos en los extremos de esos lados: son opuestos por el vértice en {M}.',
      },
      {
        en: 'So one side and the two angles at its ends match, and triangles {A}{M}{C} and {B}{M}{D} are congruent.',
        fr: 'Donc un côté et les deux angles à ses bouts coïncident, et les triangles {A}{M}{C} et {B}{M}{D} sont isométriques.',
        es: 'Luego coinciden un lado y los dos ángulos en sus extremos, y los triángulos {A}{M}{C} y {B}{M}{D} son congruentes.',
      },
      {
        en: 'Matching sides of congruent triangles are equal: {C}{M} = {D}{M}.',
        fr: 'Les côtés correspondants de triangles isométriques sont égaux : {C}{M} = {D}{M}.',
        es: 'Los lados correspondientes de triángulos congruentes son iguales: {C}{M} = {D}{M}.',
      },
    ],
    congruent: 2,
  },
];
