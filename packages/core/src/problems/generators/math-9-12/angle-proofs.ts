import type { Proof } from './proofs.ts';

/** Proofs about angles that use what congruent triangles have shown. */
export const ANGLE_PROOFS: readonly Proof[] = [
  {
    claim: {
      en: 'Show that the angles of triangle {A}{B}{C} add up to a straight angle.',
      fr: 'Montre que les angles du triangle {A}{B}{C} font ensemble un angle plat.',
      es: 'Demostrar que los ángulos del triángulo {A}{B}{C} suman un ángulo llano.',
    },
    lines: [
      {
        en: 'Draw the line through {C} that is parallel to {A}{B}.',
        fr: 'On trace par {C} la parallèle à {A}{B}.',
        es: 'Se traza por {C} la paralela a {A}{B}.',
      },
      {
        en: 'At {C} there are now three angles: that of the triangle, and one on each side of it, up to this parallel.',
        fr: 'En {C} il y a maintenant trois angles : celui du triangle, et un de chaque côté, jusqu’à cette parallèle.',
        es: 'En {C} hay ahora tres ángulos: el del triángulo y uno a cada lado, hasta esa paralela.',
      },
      {
        en: 'The two outer ones of the three are alternate angles to those of the triangle at {A} and {B}, so they equal them.',
        fr: 'Les deux extérieurs des trois sont alternes à ceux du triangle en {A} et {B}, donc ils leur sont égaux.',
        es: 'Los dos de fuera de los tres son alternos a los del triángulo en {A} y {B}, así que son iguales a ellos.',
      },
      {
        en: 'By these equalities, the three angles side by side at {C} are just those of the triangle.',
        fr: 'Par ces égalités, les trois angles côte à côte en {C} sont justement ceux du triangle.',
        es: 'Por esas igualdades, los tres ángulos seguidos en {C} son justo los del triángulo.',
      },
      {
        en: 'Side by side along a line, they make a straight angle; hence so do the angles of the triangle.',
        fr: 'Côte à côte le long d’une droite, ils font un angle plat ; donc ceux du triangle aussi.',
        es: 'Seguidos a lo largo de una recta forman un ángulo llano; luego también los del triángulo.',
      },
    ],
    congruent: 3,
  },
  {
    claim: {
      en: '{A}{B} is a diameter of a circle with center {M}, and {C} is another point of the circle. Show that the angle at {C} is a right angle.',
      fr: '{A}{B} est un diamètre d’un cercle de centre {M}, et {C} un autre point du cercle. Montre que l’angle en {C} est droit.',
      es: '{A}{B} es un diámetro de una circunferencia de centro {M}, y {C} es otro punto de ella. Demostrar que el ángulo en {C} es recto.',
    },
    lines: [
      {
        en: 'Given: {A}, {B} and {C} lie on a circle around {M}, and {A}{B} goes through {M}.',
        fr: 'Donné : {A}, {B} et {C} sont sur un cercle de centre {M}, et {A}{B} passe par {M}.',
        es: 'Dado: {A}, {B} y {C} están en una circunferencia de centro {M}, y {A}{B} pasa por {M}.',
      },
      {
        en: 'So {M}{A}, {M}{B} and {M}{C} are radii: triangles {A}{M}{C} and {B}{M}{C} are isosceles.',
        fr: 'Donc {M}{A}, {M}{B} et {M}{C} sont des rayons : les triangles {A}{M}{C} et {B}{M}{C} sont isocèles.',
        es: 'Luego {M}{A}, {M}{B} y {M}{C} son radios: los triángulos {A}{M}{C} y {B}{M}{C} son isósceles.',
      },
      {
        en: 'Isosceles triangles have equal base angles, so the angle at {C} is the sum of the angles at {A} and {B}.',
        fr: 'Les triangles isocèles ont des angles à la base égaux, donc l’angle en {C} est la somme des angles en {A} et {B}.',
        es: 'Los triángulos isósceles tienen iguales los ángulos de la base, así que el ángulo en {C} es la suma de los ángulos en {A} y {B}.',
      },
      {
        en: 'With this sum in place of the other two, the angle sum of triangle {A}{B}{C} says: twice the angle at {C} is 180°.',
        fr: 'Cette somme remplaçant les deux autres, la somme des angles du triangle {A}{B}{C} dit : deux fois l’angle en {C} font 180°.',
        es: 'Con esa suma en lugar de los otros dos, la suma de ángulos del triángulo {A}{B}{C} dice: dos veces el ángulo en {C} son 180°.',
      },
      {
        en: 'Half of 180° is 90°: the angle at {C} is a right angle.',
        fr: 'La moitié de 180° est 90° : l’angle en {C} est droit.',
        es: 'La mitad de 180° es 90°: el ángulo en {C} es recto.',
      },
    ],
    congruent: 3,
  },
  {
    claim: {
      en: '{P} lies on the bisector of the angle {B}{A}{C}; {D} and {M} are the feet of its perpendiculars to the two sides. Show that {P}{D} = {P}{M}.',
      fr: '{P} est sur la bissectrice de l’angle {B}{A}{C} ; {D} et {M} sont les pieds de ses perpendiculaires aux deux côtés. Montre que {P}{D} = {P}{M}.',
      es: '{P} está en la bisectriz del ángulo {B}{A}{C}; {D} y {M} son los pies de sus perpendiculares a los dos lados. Demostrar que {P}{D} = {P}{M}.',
    },
    lines: [
      {
        en: 'Given: {A}{P} bisects the angle at {A}, {P}{D} and {P}{M} are perpendicular to its sides.',
        fr: 'Donné : {A}{P} partage l’angle en {A} en deux, {P}{D} et {P}{M} sont perpendiculaires à ses côtés.',
        es: 'Dado: {A}{P} divide en dos el ángulo en {A}, {P}{D} y {P}{M} son perpendiculares a sus lados.',
      },
      {
        en: 'So triangles {A}{D}{P} and {A}{M}{P} have equal angles at {A}, and right angles at {D} and {M}.',
        fr: 'Donc les triangles {A}{D}{P} et {A}{M}{P} ont des angles égaux en {A}, et des angles droits en {D} et {M}.',
        es: 'Luego los triángulos {A}{D}{P} y {A}{M}{P} tienen ángulos iguales en {A} y rectos en {D} y {M}.',
      },
      {
        en: 'With two pairs of angles equal, the third pair, at {P}, is equal as well.',
        fr: 'Deux paires d’angles étant égales, la troisième, en {P}, l’est aussi.',
        es: 'Con dos pares de ángulos iguales, el tercero, en {P}, también lo es.',
      },
      {
        en: 'The shared side {A}{P} lies between the angles at {A} and those at {P}, so the triangles are congruent.',
        fr: 'Le côté commun {A}{P} est compris entre les angles en {A} et ceux en {P}, donc les triangles sont isométriques.',
        es: 'El lado común {A}{P} está entre los ángulos en {A} y los de {P}, así que los triángulos son congruentes.',
      },
      {
        en: 'Matching sides of congruent triangles are equal: {P}{D} = {P}{M}.',
        fr: 'Les côtés correspondants de triangles isométriques sont égaux : {P}{D} = {P}{M}.',
        es: 'Los lados correspondientes de triángulos congruentes son iguales: {P}{D} = {P}{M}.',
      },
    ],
    congruent: 3,
  },
  {
    claim: {
      en: 'From {P} two lines touch the circle around {M}, at {A} and at {B}. Show that {P}{A} = {P}{B}.',
      fr: 'De {P}, deux droites touchent le cercle de centre {M}, en {A} et en {B}. Montre que {P}{A} = {P}{B}.',
      es: 'Desde {P}, dos rectas tocan la circunferencia de centro {M}, en {A} y en {B}. Demostrar que {P}{A} = {P}{B}.',
    },
    lines: [
      {
        en: 'Given: {P}{A} and {P}{B} are tangents; draw the radii {M}{A} and {M}{B}.',
        fr: 'Donné : {P}{A} et {P}{B} sont des tangentes ; trace les rayons {M}{A} et {M}{B}.',
        es: 'Dado: {P}{A} y {P}{B} son tangentes; se trazan los radios {M}{A} y {M}{B}.',
      },
      {
        en: 'A tangent is perpendicular to the radius at its point, so the angles at {A} and {B} are right angles.',
        fr: 'Une tangente est perpendiculaire au rayon en son point, donc les angles en {A} et {B} sont droits.',
        es: 'Una tangente es perpendicular al radio en su punto, así que los ángulos en {A} y {B} son rectos.',
      },
      {
        en: 'In these right triangles the hypotenuse {P}{M} is shared and a leg is a radius, so triangles {P}{A}{M} and {P}{B}{M} are congruent.',
        fr: 'Dans ces triangles rectangles, l’hypoténuse {P}{M} est commune et un côté est un rayon, donc les triangles {P}{A}{M} et {P}{B}{M} sont isométriques.',
        es: 'En estos triángulos rectángulos la hipotenusa {P}{M} es común y un cateto es un radio, así que los triángulos {P}{A}{M} y {P}{B}{M} son congruentes.',
      },
      {
        en: 'Matching sides of congruent triangles are equal: {P}{A} = {P}{B}.',
        fr: 'Les côtés correspondants de triangles isométriques sont égaux : {P}{A} = {P}{B}.',
        es: 'Los lados correspondientes de triángulos congruentes son iguales: {P}{A} = {P}{B}.',
      },
    ],
    congruent: 2,
  },
];
