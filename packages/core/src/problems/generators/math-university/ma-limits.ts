import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import {
  CONSTANTS_DECIDE,
  FACTORS_IN_SINE_IGNORED,
  LIMIT_UPSIDE_DOWN,
  NOTHING_OVER_NOTHING_IS_ZERO,
  SIGN_LOST_IN_FACTOR,
} from '../../misconceptions/limits-and-derivatives.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import {
  notZero,
  product,
  shown,
  shownFactor,
  shownPolynomial,
  shownRational,
  withSine,
} from '../math-9-12/writing.ts';

const PROMPT = {
  en: 'What is the limit of {formula} as x goes to {place}?',
  fr: 'Quelle est la limite de {formula} quand x tend vers {place} ?',
  es: '¿Cuál es el límite de {formula} cuando x tiende a {place}?',
};

/** (x − r)(a x + s) over (x − r)(x + t), at r. */
function removable(r: number, a: number, s: number, t: number): PracticeItem {
  const answer = fraction(a * r + s, r + t);
  const [top, bottom] = [product([1, -r], [a, s]), product([1, -r], [1, t])];
  const all = {
    formula: `(${shownPolynomial(top)}) / (${shownPolynomial(bottom)})`,
    place: shown(r),
    factored: `${shownFactor(1, -r)}${shownFactor(a, s)} / (${shownFactor(1, -r)}${shownFactor(1, t)})`,
    rest: `${shownFactor(a, s)} / ${shownFactor(1, t)}`,
    value: shownRational(answer),
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'Top and bottom are both 0 there. Which factor do they share?',
      fr: 'Le haut et le bas y valent 0. Quel facteur ont-ils en commun ?',
      es: 'Arriba y abajo valen 0 ahí. ¿Qué factor comparten?',
    }),
    steps: [
      step(
        '{factored}',
        {
          en: 'A polynomial that is zero at a place has a factor for it.',
          fr: 'Un polynôme nul en un point y a un facteur.',
          es: 'Un polinomio que se anula en un punto tiene un factor para él.',
        },
        all,
      ),
      step(
        '{rest} → {value}',
        {
          en: 'Near the place the shared factor is not zero and cancels; the rest is continuous.',
          fr: 'Près du point, le facteur commun n’est pas nul et se simplifie ; le reste est continu.',
          es: 'Cerca del punto el factor común no es cero y se simplifica; el resto es continuo.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(0, 1), NOTHING_OVER_NOTHING_IS_ZERO],
    [r === t ? fraction(a * r - s, 1) : fraction(a * r + s, r - t), SIGN_LOST_IN_FACTOR],
    [fraction(a * r - s, r + t), SIGN_LOST_IN_FACTOR],
  ]);
}

/** Two quadratics far out. */
function farOut(a: number, b: number, c: number, d: number, e: number, f: number): PracticeItem {
  const answer = fraction(a, d);
  const all = {
    formula: `(${shownPolynomial([a, b, c])}) / (${shownPolynomial([d, e, f])})`,
    place: { en: 'infinity', fr: 'l’infini', es: 'infinito' },
    divided: `(${shownPolynomial([a, 0]).replace('x', '')} ${b < 0 ? '−' : '+'} ${Math.abs(b)}/x ${c < 0 ? '−' : '+'} ${Math.abs(c)}/x²) / (${shown(d)} ${e < 0 ? '−' : '+'} ${Math.abs(e)}/x ${f < 0 ? '−' : '+'} ${Math.abs(f)}/x²)`,
    value: shownRational(answer),
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'For very large x, which terms count?',
      fr: 'Pour x très grand, quels termes comptent ?',
      es: 'Con x muy grande, ¿qué términos cuentan?',
    }),
    steps: [
      step(
        '{divided}',
        {
          en: 'Top and bottom were divided by x².',
          fr: 'On a divisé le haut et le bas par x².',
          es: 'Se han dividido arriba y abajo entre x².',
        },
        all,
      ),
      step(
        '{value}',
        {
          en: 'Everything over x or x² goes to 0.',
          fr: 'Tout ce qui est sur x ou x² tend vers 0.',
          es: 'Todo lo que va sobre x o x² tiende a 0.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(c, f), CONSTANTS_DECIDE],
    [fraction(a + b + c, d + e + f === 0 ? 1 : d + e + f), CONSTANTS_DECIDE],
    [fraction(d, a), LIMIT_UPSIDE_DOWN],
  ]);
}

/** sin(k x) over m x, at 0. */
function sineQuotient(k: number, m: number, hasSineBelow: boolean): PracticeItem {
  const answer = fraction(k, m);
  const below = hasSineBelow ? `sin(${m}x)` : `(${m}x)`;
  const all = { formula: withSine(`sin(${k}x) / ${below}`), place: '0', k, m, value: shownRational(answer) };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'How does the sine of a very small angle, in radians, compare with the angle?',
      fr: 'Comment le sinus d’un très petit angle, en radians, se compare-t-il à l’angle ?',
      es: '¿Cómo es el seno de un ángulo muy pequeño, en radianes, comparado con el ángulo?',
    }),
    steps: [
      step(withSine('sin(u) / u → 1'), {
        en: 'For u near 0, the sine and its angle become one; here u is the whole inside.',
        fr: 'Pour u proche de 0, le sinus et son angle se confondent ; ici u est tout l’intérieur.',
        es: 'Con u cerca de 0, el seno y su ángulo se igualan; aquí u es todo lo de dentro.',
      }),
      step(
        '{k}x / {m}x = {value}',
        {
          en: 'So each sine may be replaced by its inside.',
          fr: 'On peut donc remplacer chaque sinus par son intérieur.',
          es: 'Así, cada seno se puede cambiar por lo de dentro.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(m, k), LIMIT_UPSIDE_DOWN],
    [fraction(1, m), FACTORS_IN_SINE_IGNORED],
    [fraction(1, 1), FACTORS_IN_SINE_IGNORED],
    [fraction(0, 1), NOTHING_OVER_NOTHING_IS_ZERO],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) {
    const [r, a, s, t] = [notZero(random, 6), random.integer(1, 3), notZero(random, 7), notZero(random, 7)];
    return r + t === 0 || a * r + s === 0 || s === a * t ? make(random, difficulty) : removable(r, a, s, t);
  }
  if (difficulty === 2) {
    const [a, b, c] = [notZero(random, 9), notZero(random, 9), notZero(random, 9)];
    const [d, e, f] = [random.integer(2, 9), notZero(random, 9), notZero(random, 9)];
    return farOut(a, b, c, d, e, f);
  }
  const [k, m] = [random.integer(2, 12), random.integer(2, 12)];
  return k === m ? make(random, difficulty) : sineQuotient(k, m, random.pick([true, false]));
}

/** Limits by cancelling, far out, and of sines. */
export const maLimits = generator('ma-limits', make);
