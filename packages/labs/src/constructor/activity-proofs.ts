import type { Proof } from './proof-shape.ts';

/** The proofs of what no compass makes, or what is no drawing at all. */
export const ACTIVITY_PROOFS = {
  fibonacci: {
    proves: {
      en: 'The rhythms of n beats are as many as those of n − 1 and n − 2 together.',
      fr: 'Les rythmes de n temps sont autant que ceux de n − 1 et n − 2 réunis.',
      es: 'Los ritmos de n tiempos son tantos como los de n − 1 y n − 2 juntos.',
    },
    lines: [
      {
        claim: {
          en: 'A rhythm ends with a short syllable or with a long one.',
          fr: 'Un rythme finit par une syllabe brève ou par une longue.',
          es: 'Un ritmo termina en sílaba breve o en sílaba larga.',
        },
        reason: 'everyCase',
      },
      {
        claim: {
          en: 'S(n − 1) of them end short, S(n − 2) end long.',
          fr: 'S(n − 1) finissent par une brève, S(n − 2) par une longue.',
          es: 'S(n − 1) terminan en breve, S(n − 2) en larga.',
        },
        reason: 'takeAway',
      },
      { claim: 'S(n) = S(n − 1) + S(n − 2)', reason: 'add' },
      {
        claim: {
          en: 'If S(n)/S(n − 1) settles at x, then x = 1 + 1/x',
          fr: 'Si S(n)/S(n − 1) se fixe à x, alors x = 1 + 1/x',
          es: 'Si S(n)/S(n − 1) se estabiliza en x, entonces x = 1 + 1/x',
        },
        reason: 'divide',
      },
      { claim: 'x = (1 + √5)/2 = φ', reason: 'solve' },
    ],
    asked: 1,
    others: ['pythagoras', 'chords'],
  },
  platonic: {
    proves: {
      en: 'There are five convex solids with equal regular faces and equal corners, and no more.',
      fr: 'Il y a cinq solides convexes à faces régulières égales et coins égaux, pas un de plus.',
      es: 'Hay cinco sólidos convexos de caras regulares iguales y vértices iguales, ni uno más.',
    },
    lines: [
      { claim: 'p ≥ 3,  q ≥ 3', reason: 'corner' },
      { claim: 'q · (180° − 360°/p) < 360°', reason: 'lessThanTurn' },
      { claim: '(p − 2) · (q − 2) < 4', reason: 'algebra' },
      { claim: '{p, q} = {3,3}, {4,3}, {3,4}, {5,3}, {3,5}', reason: 'tryAll' },
      { claim: 'p · F = 2E = q · V,  1/p + 1/q = 1/2 + 1/E', reason: 'euler' },
    ],
    asked: 1,
    others: ['series', 'radii'],
  },
  'log-spiral': {
    proves: {
      en: 'Growing by one factor in each quarter turn makes r = a·eᵇᶿ.',
      fr: 'Croître du même facteur à chaque quart de tour donne r = a·eᵇᶿ.',
      es: 'Crecer por el mismo factor en cada cuarto de vuelta da r = a·eᵇᶿ.',
    },
    lines: [
      { claim: '∠ABC = ∠BCD = 90°', reason: 'built' },
      { claim: 'OB : OA = OC : OB = OD : OC = k', reason: 'similar' },
      { claim: 'r = a · kⁿ', reason: 'eachTime' },
      { claim: 'r = a · eᵇᶿ,  b = ln k : (π/2)', reason: 'exponents' },
    ],
    asked: 1,
    others: ['chords', 'midline'],
  },
  fractal: {
    proves: {
      en: 'N pieces, each s times smaller, have dimension log N / log s.',
      fr: 'N morceaux, chacun s fois plus petit, ont la dimension log N / log s.',
      es: 'N piezas, cada una s veces menor, tienen dimensión log N / log s.',
    },
    lines: [
      {
        claim: {
          en: 'The whole is s times as large as a piece, and holds N of them.',
          fr: 'Le tout est s fois plus grand qu’un morceau, et en contient N.',
          es: 'El todo es s veces mayor que una pieza y contiene N.',
        },
        reason: 'built',
      },
      { claim: 'N = sᴰ', reason: 'scaling' },
      { claim: 'log N = D · log s,  D = log N / log s', reason: 'logs' },
      {
        claim: {
          en: 'Koch: length (4/3)ⁿ, beyond all bounds',
          fr: 'Koch : longueur (4/3)ⁿ, au-delà de toute borne',
          es: 'Koch: longitud (4/3)ⁿ, más allá de toda cota',
        },
        reason: 'eachTime',
      },
      {
        claim: {
          en: 'Three such strokes on a triangle of area 1: 1 + ⅓ · (1 + 4/9 + (4/9)² + …) = 8/5',
          fr: 'Trois tels traits sur un triangle d’aire 1 : 1 + ⅓ · (1 + 4/9 + (4/9)² + …) = 8/5',
          es: 'Tres trazos así sobre un triángulo de área 1: 1 + ⅓ · (1 + 4/9 + (4/9)² + …) = 8/5',
        },
        reason: 'series',
      },
    ],
    asked: 1,
    others: ['pythagoras', 'angleSum'],
  },
  wallpaper: {
    proves: {
      en: 'A repeating pattern can only turn into itself by 180°, 120°, 90° or 60°: never by fifths.',
      fr: 'Un motif qui se répète ne tourne en lui-même que de 180°, 120°, 90° ou 60° : jamais de cinquièmes.',
      es: 'Un patrón que se repite solo gira sobre sí mismo 180°, 120°, 90° o 60°: nunca en quintos.',
    },
    lines: [
      {
        claim: {
          en: 'P and Q are centers of turning by 360°/n, at the least distance d.',
          fr: 'P et Q sont des centres de rotation de 360°/n, à la distance minimale d.',
          es: 'P y Q son centros de giro de 360°/n, a la distancia mínima d.',
        },
        reason: 'least',
      },
      {
        claim: {
          en: 'Turn Q about P, and P about Q the other way: Q′ and P′ are centers too.',
          fr: 'Tourne Q autour de P, et P autour de Q dans l’autre sens : Q′ et P′ sont aussi des centres.',
          es: 'Gira Q alrededor de P, y P alrededor de Q al revés: Q′ y P′ también son centros.',
        },
        reason: 'carried',
      },
      { claim: 'P′Q′ = d · |1 − 2 cos(360°/n)|', reason: 'mirror' },
      { claim: 'n = 5, n ≥ 7:  0 < P′Q′ < d', reason: 'tooNear' },
      { claim: 'n = 2, 3, 4, 6:  P′Q′ = 3d, 2d, d, 0', reason: 'algebra' },
    ],
    asked: 3,
    others: ['chordArc', 'series'],
  },
  'lo-shu': {
    proves: {
      en: 'In a magic square of 1 to 9, five stands in the middle and nine in no corner.',
      fr: 'Dans un carré magique de 1 à 9, cinq est au centre et neuf dans aucun coin.',
      es: 'En un cuadrado mágico de 1 a 9, el cinco está en el centro y el nueve en ninguna esquina.',
    },
    lines: [
      { claim: '(1 + 2 + … + 9) : 3 = 45 : 3 = 15', reason: 'wholeSum' },
      { claim: '4 · 15 = 45 + 3c', reason: 'fourLines' },
      { claim: 'c = 5', reason: 'solve' },
      {
        claim: {
          en: '9 needs two numbers that make 6 on each of its lines: it stands on a side.',
          fr: '9 a besoin, sur chaque ligne, de deux nombres qui font 6 : il est sur un côté.',
          es: 'El 9 necesita en cada línea dos números que sumen 6: está en un lado.',
        },
        reason: 'pairs',
      },
      {
        claim: {
          en: '2 and 4 beside it, and all the rest follows: one square, turned and mirrored in 8 ways.',
          fr: '2 et 4 à ses côtés, et tout le reste suit : un seul carré, tourné et retourné de 8 façons.',
          es: '2 y 4 a sus lados, y todo lo demás se sigue: un solo cuadrado, girado y reflejado de 8 formas.',
        },
        reason: 'algebra',
      },
    ],
    asked: 1,
    others: ['pythagoras', 'similar'],
  },
  catenary: {
    proves: {
      en: 'A hanging chain is y = a·cosh(x/a), whatever it weighs.',
      fr: 'Une chaîne suspendue suit y = a·cosh(x/a), quel que soit son poids.',
      es: 'Una cadena colgada sigue y = a·cosh(x/a), pese lo que pese.',
    },
    lines: [
      {
        claim: {
          en: 'The sideways pull H is the same everywhere.',
          fr: 'La traction horizontale H est la même partout.',
          es: 'La tracción horizontal H es la misma en todas partes.',
        },
        reason: 'sideways',
      },
      {
        claim: {
          en: 'The upward pull is w · s, for a length s from the lowest point.',
          fr: 'La traction verticale est w · s, pour une longueur s depuis le point le plus bas.',
          es: 'La tracción vertical es w · s, para una longitud s desde el punto más bajo.',
        },
        reason: 'carries',
      },
      { claim: 'y′ = w · s / H = s/a', reason: 'alongChain' },
      { claim: 'y″ = √(1 + y′²) / a', reason: 'pythagoras' },
      { claim: 'y = a · cosh(x/a)', reason: 'hyperbolic' },
      {
        claim: {
          en: 'The same curve as an arch carries itself without bending.',
          fr: 'La même courbe en arche se porte elle-même sans fléchir.',
          es: 'La misma curva como arco se sostiene sin flexión.',
        },
        reason: 'turnedOver',
      },
    ],
    asked: 2,
    others: ['chords', 'angleSum'],
  },
} as const satisfies Record<string, Proof>;
