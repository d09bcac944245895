import type { ConstructorProps } from '@ori/contracts/geometry-labs';
import { ACTIVITY_PROOFS } from './activity-proofs.ts';
import type { Proof, ProofLine } from './proof-shape.ts';
import type { Reason } from './reasons.ts';

const line = (claim: ProofLine['claim'], reason: Reason): ProofLine => ({ claim, reason });

const COMPASS_PROOFS = {
  'right-triangle': {
    proves: {
      en: 'In the right triangle AEB, AE² + EB² = AB².',
      fr: 'Dans le triangle rectangle AEB, AE² + EB² = AB².',
      es: 'En el triángulo rectángulo AEB, AE² + EB² = AB².',
    },
    lines: [
      line('MA = ME = MB', 'radii'),
      line('∠MAE = ∠MEA = α,  ∠MBE = ∠MEB = β', 'equalAngles'),
      line('α + β + (α + β) = 180°,  ∠AEB = α + β = 90°', 'angleSum'),
      line('AE : AH = AB : AE,  AE² = AH · AB', 'similar'),
      line('EB : HB = AB : EB,  EB² = HB · AB', 'similar'),
      line('AE² + EB² = (AH + HB) · AB = AB²', 'add'),
    ],
    asked: 3,
    others: ['radii', 'angleSum'],
  },
  'circle-pi': {
    proves: {
      en: 'π is more than 3, and can be closed in from both sides.',
      fr: 'π dépasse 3, et on peut l’encadrer aussi près qu’on veut.',
      es: 'π es mayor que 3 y se puede encerrar por ambos lados.',
    },
    lines: [
      line('BC = AB = r', 'radii'),
      line('6 · BC = 6r < 2πr,  3 < π', 'chordArc'),
      line('BE² = (½ BC)² + (r − √(r² − ¼ BC²))²', 'pythagoras'),
      line('r = 1:  s₂ₙ² = 2 − √(4 − sₙ²)', 'again'),
      line('n = 96:  3 + 10/71 < π < 3 + 1/7', 'between'),
      line('A = ½ · 2πr · r = πr²', 'thin'),
      line(
        {
          en: 'No number of such steps ends at a length of exactly π.',
          fr: 'Aucun nombre d’étapes n’arrive à une longueur d’exactement π.',
          es: 'Ningún número de pasos llega a una longitud de exactamente π.',
        },
        'noCompass',
      ),
    ],
    asked: 1,
    others: ['equalToSame', 'angleSum'],
  },
  'golden-ratio': {
    proves: {
      en: 'N cuts MF in the golden ratio: MN : NF = (1 + √5)/2.',
      fr: 'N coupe MF selon le nombre d’or : MN : NF = (1 + √5)/2.',
      es: 'N corta MF en la razón áurea: MN : NF = (1 + √5)/2.',
    },
    lines: [
      line('CN = NE,  CM = MD', 'mirror'),
      line('MN = ½ DE = CN = NE', 'midline'),
      line('CN · NE = FN · NG', 'chords'),
      line('MN = 1,  NF = x:  NG = 1 + x,  1 = x · (1 + x)', 'mirror'),
      line('x = (√5 − 1)/2,  MN : NF = 1/x = (1 + √5)/2 = φ', 'solve'),
    ],
    asked: 2,
    others: ['pythagoras', 'midline'],
  },
  pentagon: {
    proves: {
      en: 'FN is exactly the side of the regular pentagon in the circle.',
      fr: 'FN est exactement le côté du pentagone régulier inscrit.',
      es: 'FN es exactamente el lado del pentágono regular inscrito.',
    },
    lines: [
      line('AF = 1,  AM = ½,  MF² = 5/4', 'pythagoras'),
      line('MN = MF,  AN = √5/2 − ½ = 1/φ', 'radii'),
      line('FN² = 1 + 1/φ² = 2 − 1/φ', 'pythagoras'),
      line('36°, 72°, 72°:  1 : x = x : (1 − x),  x = 1/φ,  cos 72° = 1/(2φ)', 'similar'),
      line('s² = 1 + 1 − 2 · cos 72° = 2 − 1/φ = FN²', 'cosines'),
    ],
    asked: 3,
    others: ['chordArc', 'midline'],
  },
  'root-two': {
    proves: {
      en: 'The diagonal is √2 sides, and no fraction says that exactly.',
      fr: 'La diagonale vaut √2 côtés, et aucune fraction ne le dit exactement.',
      es: 'La diagonal vale √2 lados, y ninguna fracción lo dice con exactitud.',
    },
    lines: [
      line('AB = AF = AC = AG', 'radii'),
      line('BF² = AB² + AF² = 2 · AB²', 'pythagoras'),
      line('BC² = 4 · AB² = 2 · BF²,  d = s√2', 'algebra'),
      line(
        {
          en: 'BC : BF = p : q in lowest terms, so p² = 2q²',
          fr: 'BC : BF = p : q irréductible, donc p² = 2q²',
          es: 'BC : BF = p : q irreducible, luego p² = 2q²',
        },
        'suppose',
      ),
      line(
        {
          en: 'p² is even, so p is even: p = 2k',
          fr: 'p² est pair, donc p est pair : p = 2k',
          es: 'p² es par, luego p es par: p = 2k',
        },
        'oddSquare',
      ),
      line(
        {
          en: 'q² = 2k², so q is even too',
          fr: 'q² = 2k², donc q est pair aussi',
          es: 'q² = 2k², luego q también es par',
        },
        'lowestTerms',
      ),
    ],
    asked: 4,
    others: ['pythagoras', 'radii'],
  },
  vesica: {
    proves: {
      en: 'Height to width is √3 : 1.',
      fr: 'La hauteur est à la largeur comme √3 : 1.',
      es: 'La altura es a la anchura como √3 : 1.',
    },
    lines: [
      line('AC = AB = BC', 'radii'),
      line('∠CAB = ∠ABC = ∠BCA = 60°', 'sixty'),
      line('AM = MB = ½ AB,  ∠AMC = 90°', 'onBisector'),
      line('CM² = AC² − AM² = ¾ AB²', 'pythagoras'),
      line('CD = 2 · CM = √3 · AB', 'mirror'),
    ],
    asked: 3,
    others: ['fullTurn', 'similar'],
  },
  hexagon: {
    proves: {
      en: 'Six openings of the compass go exactly once round; discs side by side cover π/(2√3) of the plane.',
      fr: 'Six ouvertures de compas font exactement le tour ; des disques serrés couvrent π/(2√3) du plan.',
      es: 'Seis aberturas de compás dan exactamente una vuelta; discos juntos cubren π/(2√3) del plano.',
    },
    lines: [
      line('AB = BC = CA', 'radii'),
      line('∠BAC = 60°', 'sixty'),
      line('6 · 60° = 360°', 'fullTurn'),
      line('½ · 6 · (2r/√3) · r = 2√3 r²', 'pythagoras'),
      line('πr² : 2√3 r² = π/(2√3)', 'areas'),
    ],
    asked: 2,
    others: ['chordArc', 'radii'],
  },
  'seed-of-life': {
    proves: {
      en: 'Six circles of one size fit exactly round a seventh, and n rings hold 3n(n − 1) + 1 centers.',
      fr: 'Six cercles égaux entourent exactement un septième, et n anneaux portent 3n(n − 1) + 1 centres.',
      es: 'Seis círculos iguales rodean exactamente a un séptimo, y n anillos tienen 3n(n − 1) + 1 centros.',
    },
    lines: [
      line('AB = BC = CA', 'radii'),
      line('∠BAC = 60°', 'sixty'),
      line('6 · 60° = 360°', 'fullTurn'),
      line('1 + 6 + 12 + … + 6(n − 1)', 'rings'),
      line('1 + 6 · n(n − 1)/2 = 3n(n − 1) + 1:  1, 7, 19, 37, …', 'series'),
    ],
    asked: 3,
    others: ['pythagoras', 'similar'],
  },
  'sri-yantra': {
    proves: {
      en: 'The three lines that halve the sides of a triangle squarely meet in one point.',
      fr: 'Les trois médiatrices d’un triangle se coupent en un seul point.',
      es: 'Las tres mediatrices de un triángulo se cortan en un solo punto.',
    },
    lines: [
      line('GA = GB', 'onBisector'),
      line('GC = GA', 'onBisector'),
      line('GB = GC', 'equalToSame'),
      line({ en: 'G lies on AF', fr: 'G est sur AF', es: 'G está en AF' }, 'toBisector'),
    ],
    asked: 3,
    others: ['angleSum', 'midline'],
  },
} as const satisfies Record<string, Proof>;

/** The proof that each construction or activity ends in. */
export const PROOFS: Readonly<Record<Exclude<ConstructorProps['start'], 'free'>, Proof>> = {
  ...COMPASS_PROOFS,
  ...ACTIVITY_PROOFS,
};
