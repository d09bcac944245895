import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { decimalItem, rounded } from '../../item.ts';
import {
  ADDED_ACID_FORGOTTEN,
  ADDED_ACID_TURNED_ROUND,
  BUFFER_UPSIDE_DOWN,
  HYDROXIDE_COUNTED_ONCE,
  POH_FOR_PH,
} from '../../misconceptions/how-far-and-how-fast.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

/** pH of limewater, thought of as ideal, at 25 °C. */
export function limewater(random: SeededRandom): PracticeItem {
  const c = random.integer(5, 200) / 10_000;
  const answer = rounded(14 + Math.log10(2 * c), 2);
  const explained = worked(
    {
      prompt: say(
        'Limewater holds {c} mol/L of Ca(OH)₂, all of it as ions. What is its pH at 25 °C, to two decimal places? Use pH + pOH = 14.',
        'Une eau de chaux contient {c} mol/L de Ca(OH)₂, entièrement sous forme d’ions. Quel est son pH à 25 °C, à deux chiffres après la virgule ? Utiliser pH + pOH = 14.',
        'Un agua de cal contiene {c} mol/L de Ca(OH)₂, todo en forma de iones. ¿Cuál es su pH a 25 °C, con dos decimales? Usar pH + pOH = 14.',
      ),
      nudge: say(
        'First find the concentration of hydroxide ions.',
        'Chercher d’abord la concentration des ions hydroxyde.',
        'Primero se busca la concentración de iones hidróxido.',
      ),
      rule: [
        'Ca(OH)₂ → Ca²⁺ + 2 OH⁻',
        say(
          'Each formula unit sets free two hydroxide ions.',
          'Chaque unité de formule libère deux ions hydroxyde.',
          'Cada unidad de fórmula libera dos iones hidróxido.',
        ),
      ],
      work: [
        [
          'pOH = −log(2 × {c}) ≈ {pOH}',
          say(
            'pOH is minus the logarithm of [OH⁻].',
            'Le pOH est l’opposé du logarithme de [OH⁻].',
            'El pOH es menos el logaritmo de [OH⁻].',
          ),
        ],
        [
          'pH = 14 − {pOH} ≈ {answer}',
          say(
            'In water at 25 °C the two add up to 14.',
            'Dans l’eau à 25 °C, les deux font 14.',
            'En agua a 25 °C los dos suman 14.',
          ),
        ],
      ],
    },
    { c, pOH: rounded(14 - answer, 2), answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.02 }, [
    [rounded(14 + Math.log10(c), 2), HYDROXIDE_COUNTED_ONCE],
    [rounded(14 - answer, 2), POH_FOR_PH],
  ]);
}

interface Pair {
  readonly acid: LocalisedText;
  readonly base: LocalisedText;
  readonly pKa: number;
}
/** Weak acids with their bases; pKa at 25 °C, to two decimal places (CRC Handbook of Chemistry and Physics). */
const PAIRS: readonly [Pair, ...Pair[]] = [
  {
    acid: say('acetic acid', 'd’acide acétique', 'ácido acético'),
    base: say('acetate', 'd’acétate', 'acetato'),
    pKa: 4.76,
  },
  {
    acid: say('formic acid', 'd’acide formique', 'ácido fórmico'),
    base: say('formate', 'de formiate', 'formiato'),
    pKa: 3.75,
  },
  {
    acid: say('ammonium', 'd’ammonium', 'amonio'),
    base: say('ammonia', 'd’ammoniac', 'amoníaco'),
    pKa: 9.25,
  },
  {
    acid: say('dihydrogen phosphate', 'de dihydrogénophosphate', 'dihidrogenofosfato'),
    base: say('hydrogen phosphate', 'd’hydrogénophosphate', 'hidrogenofosfato'),
    pKa: 7.21,
  },
];

/** pH of a buffer after strong acid was added (Henderson and Hasselbalch). */
export function bufferPh(random: SeededRandom): PracticeItem {
  const { acid, base, pKa } = random.pick(PAIRS);
  const [a, b] = [random.integer(4, 12) / 20, random.integer(4, 12) / 20];
  const added = random.integer(1, 3) / 20;
  const [acidNow, baseNow] = [rounded(a + added, 2), rounded(b - added, 2)];
  const answer = rounded(pKa + Math.log10(baseNow / acidNow), 2);
  const explained = worked(
    {
      prompt: say(
        'One liter of a buffer holds {a} mol of {acid} and {b} mol of {base}; pKa = {pKa}. {added} mol of HCl is added, and the volume stays the same. What is the pH now, to two decimal places?',
        'Un litre de tampon contient {a} mol {acid} et {b} mol {base} ; pKa = {pKa}. On ajoute {added} mol de HCl sans changer le volume. Quel est maintenant le pH, à deux chiffres après la virgule ?',
        'Un litro de tampón contiene {a} mol de {acid} y {b} mol de {base}; pKa = {pKa}. Se añaden {added} mol de HCl sin cambiar el volumen. ¿Cuál es ahora el pH, con dos decimales?',
      ),
      nudge: say(
        'With which of the two does the strong acid react?',
        'Avec lequel des deux l’acide fort réagit-il ?',
        '¿Con cuál de los dos reacciona el ácido fuerte?',
      ),
      rule: [
        'pH = pKa + log([A⁻] ÷ [HA])',
        say(
          'This is the law of mass action of the acid, as a logarithm; A⁻ stands for the base.',
          'C’est la loi d’action de masse de l’acide, en logarithme ; A⁻ désigne la base.',
          'Es la ley de acción de masas del ácido, en logaritmos; A⁻ es la base.',
        ),
      ],
      work: [
        [
          '[HA] = {a} + {added} = {acidNow}; [A⁻] = {b} − {added} = {baseNow}',
          say(
            'Each proton that is added turns one base into its acid.',
            'Chaque proton ajouté change une base en son acide.',
            'Cada protón añadido convierte una base en su ácido.',
          ),
        ],
        [
          'pH = {pKa} + log({baseNow} ÷ {acidNow}) ≈ {answer}',
          say('Base stands on top.', 'La base est au numérateur.', 'La base va arriba.'),
        ],
      ],
    },
    { a, b, acid, base, pKa, added, acidNow, baseNow, answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.02 }, [
    [rounded(pKa + Math.log10(b / a), 2), ADDED_ACID_FORGOTTEN],
    [rounded(pKa - Math.log10(baseNow / acidNow), 2), BUFFER_UPSIDE_DOWN],
    [rounded(pKa + Math.log10((b + added) / (a - added)), 2), ADDED_ACID_TURNED_ROUND],
  ]);
}
