import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, decimalItem, generator, rounded } from '../../item.ts';
import {
  COOL_STARS_BLUE,
  ONE_LINE_ENOUGH,
  RED_AND_BLUE_SHIFT_MIXED,
} from '../../misconceptions/earth-and-life.ts';
import { UNIT_NOT_CONVERTED } from '../../misconceptions/forces-and-heat.ts';
import { MULTIPLIED_FOR_DIVIDED } from '../../misconceptions/waves-and-photons.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked } from '../science-6-8/worked.ts';

/** Strong visible lines in nm, in air, rounded (NIST Atomic Spectra Database). */
const ELEMENTS = [
  { name: say('hydrogen', 'hydrogène', 'hidrógeno'), lines: [434, 486, 656] },
  { name: say('helium', 'hélium', 'helio'), lines: [447, 502, 588, 668] },
  { name: say('lithium', 'lithium', 'litio'), lines: [610, 671] },
  { name: say('mercury', 'mercure', 'mercurio'), lines: [436, 546, 579] },
  { name: say('calcium ions', 'ions calcium', 'iones de calcio'), lines: [393, 397] },
] as const;

/** Which element of the table is in the star? All its lines must be there. */
function match(random: SeededRandom): PracticeItem {
  const [right, one, two] = random.shuffle(ELEMENTS);
  if (!right || !one || !two) throw new Error('three elements are drawn');
  const lines = [...right.lines, one.lines[0], two.lines[1]].toSorted((a, b) => a - b);
  const table = (element: (typeof ELEMENTS)[number]) => element.lines.join(', ');
  const explained = worked(
    {
      prompt: say(
        'Lines in nm: {a} {la}; {b} {lb}; {c} {lc}. A star shows lines at {lines} nm. Which of these elements shows all its lines?',
        'Raies en nm : {a} {la} ; {b} {lb} ; {c} {lc}. Une étoile montre des raies à {lines} nm. Lequel de ces éléments y montre toutes ses raies ?',
        'Líneas en nm: {a} {la}; {b} {lb}; {c} {lc}. Una estrella muestra líneas a {lines} nm. ¿Cuál de estos elementos muestra todas sus líneas?',
      ),
      nudge: say(
        'Tick off each line of each element.',
        'Cocher chaque raie de chaque élément.',
        'Se marca cada línea de cada elemento.',
      ),
      rule: [
        say(
          'Look for a whole set of lines, not for one.',
          'Chercher toute la série de raies, pas une seule.',
          'Se busca toda la serie de líneas, no una sola.',
        ),
        say(
          'Each kind of atom has its own set, like a fingerprint.',
          'Chaque sorte d’atome a sa série, comme une empreinte.',
          'Cada clase de átomo tiene su serie, como una huella.',
        ),
      ],
      work: [
        [
          '{right}: {found}',
          say(
            'Of the others a line is missing.',
            'Aux autres il manque une raie.',
            'A los otros les falta una línea.',
          ),
        ],
      ],
    },
    {
      ...Object.fromEntries(
        [right, one, two]
          .toSorted((x, y) => x.lines[0] - y.lines[0])
          .flatMap((element, index) => [
            ['abc'[index] ?? '', element.name],
            [`l${'abc'[index] ?? ''}`, table(element)],
          ]),
      ),
      lines: lines.join(', '),
      right: right.name,
      found: table(right),
    },
  );
  return choiceItem(explained, random, { text: text(right.name) }, [
    [{ text: text(one.name) }, ONE_LINE_ENOUGH],
    [{ text: text(two.name) }, ONE_LINE_ENOUGH],
  ]);
}

const AWAY = say('It moves away from us.', 'Elle s’éloigne de nous.', 'Se aleja de aquí.');
const TOWARD = say('It comes toward us.', 'Elle s’approche de nous.', 'Se acerca hacia aquí.');
const STILL = say('It keeps its distance.', 'Elle garde sa distance.', 'Mantiene su distancia.');

/** Where a known line has moved, or which of two stars is hotter. */
function shiftOrColor(random: SeededRandom): PracticeItem {
  const rest = random.pick([434, 486, 656]);
  const shift = random.integer(1, 9) / 10;
  const away = random.integer(0, 1) === 0;
  const seen = rounded(away ? rest + shift : rest - shift, 1);
  const right: LocalisedText = away ? AWAY : TOWARD;
  const explained = worked(
    {
      prompt: say(
        'A hydrogen line lies at {rest} nm in the laboratory. In the light of a star it lies at {seen} nm. How does the star move?',
        'Une raie de l’hydrogène est à {rest} nm au laboratoire. Dans la lumière d’une étoile elle est à {seen} nm. Comment l’étoile se déplace-t-elle ?',
        'Una línea del hidrógeno está a {rest} nm en el laboratorio. En la luz de una estrella está a {seen} nm. ¿Cómo se mueve la estrella?',
      ),
      nudge: say(
        'Was the wave stretched or squeezed?',
        'L’onde a-t-elle été étirée ou resserrée ?',
        '¿La onda se estiró o se comprimió?',
      ),
      rule: [
        say(
          'Compare both wavelengths.',
          'Comparer les deux longueurs d’onde.',
          'Se comparan las dos longitudes de onda.',
        ),
        say(
          'Motion along the line of sight stretches or squeezes light, as with the sound of a siren.',
          'Le mouvement sur la ligne de visée étire ou resserre la lumière, comme le son d’une sirène.',
          'El movimiento en la línea de visión estira o comprime la luz, como el sonido de una sirena.',
        ),
      ],
      work: [
        [
          right,
          away
            ? say(
                'Longer waves: a shift to the red.',
                'Ondes plus longues : un décalage vers le rouge.',
                'Ondas más largas: un corrimiento al rojo.',
              )
            : say(
                'Shorter waves: a shift to the blue.',
                'Ondes plus courtes : un décalage vers le bleu.',
                'Ondas más cortas: un corrimiento al azul.',
              ),
        ],
      ],
    },
    { rest, seen },
  );
  return choiceItem(explained, random, { text: text(right) }, [
    [{ text: text(away ? TOWARD : AWAY) }, RED_AND_BLUE_SHIFT_MIXED],
    [{ text: text(STILL) }, RED_AND_BLUE_SHIFT_MIXED],
  ]);
}

const WIEN_KM = 2_900_000;

/** Wien's law: the temperature of a star from the wavelength at which it shines most. */
function temperature(random: SeededRandom): PracticeItem {
  const peak = random.integer(15, 95) * 10;
  const kelvin = rounded(WIEN_KM / peak / 10, 0) * 10;
  const explained = worked(
    {
      prompt: say(
        'A star shines most strongly at {peak} nm. How hot is its surface, in K? Use T = {wien} nm·K ÷ λ and round to tens.',
        'Une étoile brille le plus à {peak} nm. Quelle est la température de sa surface, en K ? Utiliser T = {wien} nm·K ÷ λ et arrondir à la dizaine.',
        'Una estrella brilla más a {peak} nm. ¿Cuál es la temperatura de su superficie, en K? Usar T = {wien} nm·K ÷ λ y redondear a decenas.',
      ),
      nudge: say(
        'Is a star of shorter waves hotter or cooler?',
        'Une étoile aux ondes plus courtes est-elle plus chaude ou plus froide ?',
        '¿Una estrella de ondas más cortas es más caliente o más fría?',
      ),
      rule: [
        'T = b ÷ λ',
        say(
          'The hotter a body, the shorter the waves it gives off most (Wien).',
          'Plus un corps est chaud, plus les ondes qu’il émet le plus sont courtes (Wien).',
          'Cuanto más caliente es un cuerpo, más cortas son las ondas que más emite (Wien).',
        ),
      ],
      work: [
        [
          '{wien} ÷ {peak} ≈ {kelvin} K',
          say(
            'Nanometers cancel, kelvins are left.',
            'Les nanomètres se simplifient, il reste des kelvins.',
            'Los nanómetros se cancelan y quedan kelvins.',
          ),
        ],
      ],
    },
    { peak, wien: WIEN_KM, kelvin },
  );
  return decimalItem(explained, kelvin, { tolerance: 15, unit: 'K' }, [
    [peak * 10, COOL_STARS_BLUE],
    [kelvin / 10, UNIT_NOT_CONVERTED],
    [WIEN_KM * peak, MULTIPLIED_FOR_DIVIDED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return match(random);
  return difficulty === 2 ? shiftOrColor(random) : temperature(random);
}

/** What light tells about stars (NGSS HS-ESS1-3). */
export const scStars = generator('sc-stars', make);
