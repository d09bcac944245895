import { SHORT_PROOFS, type Proof } from './proofs.ts';

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
  {
    claim: {
      en: 'In parallelogram {A}{B}{C}{D} the diagonals cross at {M}. Show that {A}{M} = {C}{M}.',
      fr: 'Dans le parallélogramme {A}{B}{C}{D}, les diagonales se coupent en {M}. Montre que {A}{M} = {C}{M}.',
      es: 'En el paralelogramo {A}{B}{C}{D} las diagonales se cortan en {M}. Demostrar que {A}{M} = {C}{M}.',
    },
    lines: [
      {
        en: 'Given: {A}{B}{C}{D} is a parallelogram, and its diagonals cross at {M}.',
        fr: 'Donné : {A}{B}{C}{D} est un parallélogramme, et ses diagonales se coupent en {M}.',
        es: 'Dado: {A}{B}{C}{D} es un paralelogramo, y sus diagonales se cortan en {M}.',
      },
      {
        en: 'So {A}{B} = {C}{D}, and these two sides are parallel.',
        fr: 'Donc {A}{B} = {C}{D}, et ces deux côtés sont parallèles.',
        es: 'Luego {A}{B} = {C}{D}, y estos dos lados son paralelos.',
      },
      {
        en: 'Because they are parallel, their angles with the diagonals are alternate angles, and those are equal.',
        fr: 'Comme ils sont parallèles, leurs angles avec les diagonales sont alternes-internes, donc égaux.',
        es: 'Como son paralelos, sus ángulos con las diagonales son alternos internos, y esos son iguales.',
      },
      {
        en: 'One side and the two angles at its ends match, so triangles {A}{B}{M} and {C}{D}{M} are congruent.',
        fr: 'Un côté et les deux angles à ses bouts coïncident, donc les triangles {A}{B}{M} et {C}{D}{M} sont isométriques.',
        es: 'Coinciden un lado y los dos ángulos en sus extremos, así que los triángulos {A}{B}{M} y {C}{D}{M} son congruentes.',
      },
      {
        en: 'Matching sides of congruent triangles are equal: {A}{M} = {C}{M}.',
        fr: 'Les côtés correspondants de triangles isométriques sont égaux : {A}{M} = {C}{M}.',
        es: 'Los lados correspondientes de triángulos congruentes son iguales: {A}{M} = {C}{M}.',
      },
    ],
    congruent: 3,
  },
  {
    claim: {
      en: 'In triangle {A}{B}{P} the angle at {A} equals the angle at {B}. Show that {P}{A} = {P}{B}.',
      fr: 'Dans le triangle {A}{B}{P}, l’angle en {A} est égal à l’angle en {B}. Montre que {P}{A} = {P}{B}.',
      es: 'En el triángulo {A}{B}{P} el ángulo en {A} es igual al ángulo en {B}. Demostrar que {P}{A} = {P}{B}.',
    },
    lines: [
      {
        en: 'Draw {P}{M}, which halves the angle at {P} and meets {A}{B} at {M}.',
        fr: 'Trace {P}{M}, qui partage en deux l’angle en {P} et coupe {A}{B} en {M}.',
        es: 'Se traza {P}{M}, que divide en dos el ángulo en {P} y corta {A}{B} en {M}.',
      },
      {
        en: 'Now triangles {A}{M}{P} and {B}{M}{P} have two pairs of equal angles: those at {P}, and the given ones.',
        fr: 'Alors les triangles {A}{M}{P} et {B}{M}{P} ont deux paires d’angles égaux : ceux en {P}, et ceux donnés.',
        es: 'Ahora los triángulos {A}{M}{P} y {B}{M}{P} tienen dos pares de ángulos iguales: los de {P} y los dados.',
      },
      {
        en: 'Then the third angles, at {M}, are equal too, for the angles of a triangle add up to 180°.',
        fr: 'Alors les troisièmes angles, en {M}, sont égaux aussi, car les angles d’un triangle font 180°.',
        es: 'Entonces los terceros ángulos, en {M}, también son iguales, pues los ángulos de un triángulo suman 180°.',
      },
      {
        en: 'The shared side {P}{M} lies between the angles at {P} and those at {M}, so the triangles are congruent.',
        fr: 'Le côté commun {P}{M} est entre les angles en {P} et ceux en {M}, donc les triangles sont isométriques.',
        es: 'El lado común {P}{M} está entre los ángulos en {P} y los de {M}, así que los triángulos son congruentes.',
      },
      {
        en: 'Matching sides of congruent triangles are equal: {P}{A} = {P}{B}.',
        fr: 'Les côtés correspondants de triangles isométriques sont égaux : {P}{A} = {P}{B}.',
        es: 'Los lados correspondientes de triángulos congruentes son iguales: {P}{A} = {P}{B}.',
      },
    ],
    congruent: 3,
  },
];
