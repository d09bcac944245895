import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { leftOf, rightOf, type PairBank } from '../../fact-pairs.ts';
import { decimalItem, generator, rounded } from '../../item.ts';
import { PLATE_SIDES_MIXED } from '../../misconceptions/earth-and-life.ts';
import { POWER_OF_TEN_SHIFTED, UNIT_NOT_CONVERTED } from '../../misconceptions/forces-and-heat.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from './worked.ts';

type Words = readonly [string, string, string];
const edge = (left: Words, right: Words, why: Words, alsoFits: readonly string[] = []) => ({
  left: { text: say(...left) },
  right: { text: say(...right) },
  why: say(...why),
  alsoFits,
});

const EDGES: PairBank = {
  pairs: [
    edge(
      [
        'Two ocean plates move apart',
        'Deux plaques océaniques s’écartent',
        'Dos placas oceánicas se separan',
      ],
      [
        'a ridge of new sea floor',
        'une dorsale de plancher océanique neuf',
        'una dorsal de fondo marino nuevo',
      ],
      [
        'Melted rock rises into the gap.',
        'De la roche fondue monte dans l’ouverture.',
        'Roca fundida sube por la abertura.',
      ],
    ),
    edge(
      ['Two continents collide', 'Deux continents se heurtent', 'Dos continentes chocan'],
      ['high folded mountains', 'de hautes montagnes plissées', 'altas montañas plegadas'],
      [
        'Neither sinks easily, so the crust crumples, as in the Himalaya.',
        'Aucun ne s’enfonce facilement ; la croûte se plisse, comme dans l’Himalaya.',
        'Ninguno se hunde fácilmente y la corteza se pliega, como en el Himalaya.',
      ],
    ),
    edge(
      [
        'An ocean plate sinks under a continent',
        'Une plaque océanique plonge sous un continent',
        'Una placa oceánica se hunde bajo un continente',
      ],
      [
        'a deep trench and a chain of volcanoes',
        'une fosse profonde et une chaîne de volcans',
        'una fosa profunda y una cadena de volcanes',
      ],
      [
        'The denser ocean plate goes down, as along the Andes.',
        'La plaque océanique, plus dense, descend, comme le long des Andes.',
        'La placa oceánica, más densa, baja, como a lo largo de los Andes.',
      ],
    ),
    edge(
      ['Two plates slide past each other', 'Deux plaques coulissent', 'Dos placas se deslizan lado a lado'],
      [
        'earthquakes but hardly any volcanoes',
        'des séismes mais presque pas de volcans',
        'terremotos pero casi ningún volcán',
      ],
      [
        'They catch and slip, as at the San Andreas fault.',
        'Elles se bloquent puis glissent, comme à la faille de San Andreas.',
        'Se traban y resbalan, como en la falla de San Andrés.',
      ],
    ),
    edge(
      [
        'One ocean plate sinks under another',
        'Une plaque océanique plonge sous une autre',
        'Una placa oceánica se hunde bajo otra',
      ],
      [
        'a deep trench and a curved row of volcanic islands',
        'une fosse profonde et un arc d’îles volcaniques',
        'una fosa profunda y un arco de islas volcánicas',
      ],
      [
        'Melted rock rises through the sea floor, as at the Mariana Islands.',
        'De la roche fondue perce le fond marin, comme aux îles Mariannes.',
        'Roca fundida sube por el fondo marino, como en las islas Marianas.',
      ],
      ['a deep trench and a chain of volcanoes'],
    ),
    edge(
      [
        'A continent is pulled apart',
        'Un continent est étiré et se déchire',
        'Un continente se estira y se rompe',
      ],
      ['a long rift valley', 'une longue vallée de rift', 'un largo valle de rift'],
      [
        'Blocks of crust sink between the two sides, as in East Africa.',
        'Des blocs de croûte s’affaissent entre les deux bords, comme en Afrique de l’Est.',
        'Bloques de corteza se hunden entre los dos lados, como en África oriental.',
      ],
    ),
  ],
  askRight: say(
    '{left}. What forms or happens there?',
    '{left}. Qu’est-ce qui s’y forme ou s’y passe ?',
    '{left}. ¿Qué se forma o pasa ahí?',
  ),
  askLeft: say(
    'What do plates do where we find {right}?',
    'Que font les plaques là où l’on trouve {right} ?',
    '¿Qué hacen las placas donde hay {right}?',
  ),
  askMatch: say(
    'Match each movement with what it makes.',
    'Associe chaque mouvement à ce qu’il fait.',
    'Une cada movimiento con lo que produce.',
  ),
  mixedUp: PLATE_SIDES_MIXED,
  nudge: say(
    'Show the movement with your two hands.',
    'Montre le mouvement avec tes deux mains.',
    'Se muestra el movimiento con las dos manos.',
  ),
  rule: [
    say(
      'Ask whether crust is made, crumpled, sunk or only moved.',
      'Demande-toi si la croûte naît, se plisse, plonge ou bouge seulement.',
      'Se mira si la corteza nace, se pliega, se hunde o solo se mueve.',
    ),
    say(
      'That is decided by which way the plates move.',
      'Cela dépend du sens du mouvement des plaques.',
      'Eso lo decide el sentido del movimiento de las placas.',
    ),
  ],
};

const RULE = [
  say(
    'Rate = distance ÷ time. Bring kilometers to centimeters: 1 km = {perKm} cm.',
    'Vitesse = distance ÷ temps. Mets les kilomètres en centimètres : 1 km = {perKm} cm.',
    'Rapidez = distancia ÷ tiempo. Se pasan los kilómetros a centímetros: 1 km = {perKm} cm.',
  ),
  say(
    'Plates move a few centimeters a year, about as fast as fingernails grow.',
    'Les plaques bougent de quelques centimètres par an, comme poussent les ongles.',
    'Las placas se mueven unos centímetros al año, como crecen las uñas.',
  ),
] as const;

function findRate(rate: number, millions: number): PracticeItem {
  const distance = rounded(rate * millions * 10, 1);
  const explained = worked(
    {
      prompt: say(
        'Rock that formed at an ocean ridge {millions} million years ago is now {distance} km from it. How fast did it move, in cm per year?',
        'Une roche née à une dorsale il y a {millions} millions d’années en est maintenant à {distance} km. À quelle vitesse a-t-elle bougé, en cm par an ?',
        'Una roca formada en una dorsal hace {millions} millones de años está ahora a {distance} km de ella. ¿A qué rapidez se movió, en cm por año?',
      ),
      nudge: say(
        'How far is that in one million years? And in one year?',
        'Combien cela fait-il en un million d’années ? Et en un an ?',
        '¿Cuánto es en un millón de años? ¿Y en un año?',
      ),
      rule: RULE,
      work: [
        [
          '{distance} ÷ {millions} = {perMillion}',
          say(
            'Kilometers in one million years.',
            'Des kilomètres en un million d’années.',
            'Kilómetros en un millón de años.',
          ),
        ],
        [
          '{perMillion} ÷ 10 = {rate}',
          say(
            'A kilometer in a million years is a tenth of a centimeter a year.',
            'Un kilomètre en un million d’années, c’est un dixième de centimètre par an.',
            'Un kilómetro en un millón de años es una décima de centímetro al año.',
          ),
        ],
      ],
    },
    { rate, millions, distance, perMillion: rounded(rate * 10, 1), perKm: 100_000 },
  );
  return decimalItem(explained, rate, { tolerance: 0.02 }, [
    [rounded(rate * 10, 1), UNIT_NOT_CONVERTED],
    [rounded(rate * 100, 1), POWER_OF_TEN_SHIFTED],
    [rounded(rate / 10, 3), POWER_OF_TEN_SHIFTED],
  ]);
}

function findTime(rate: number, millions: number): PracticeItem {
  const distance = rounded(rate * millions * 10, 1);
  const explained = worked(
    {
      prompt: say(
        'Two continents are {distance} km apart and move apart by {rate} cm per year. If the rate was always the same, how many million years ago did they touch?',
        'Deux continents sont à {distance} km et s’écartent de {rate} cm par an. Si la vitesse a toujours été la même, il y a combien de millions d’années se touchaient-ils ?',
        'Dos continentes están a {distance} km y se separan {rate} cm por año. Si la rapidez fue siempre la misma, ¿hace cuántos millones de años se tocaban?',
      ),
      nudge: say(
        'How many kilometers do they part in a million years?',
        'De combien de kilomètres s’écartent-ils en un million d’années ?',
        '¿Cuántos kilómetros se separan en un millón de años?',
      ),
      rule: [
        say(
          'Time = distance ÷ rate. Write both with the same unit of length.',
          'Temps = distance ÷ vitesse. Écris les deux dans la même unité de longueur.',
          'Tiempo = distancia ÷ rapidez. Ambas en la misma unidad de longitud.',
        ),
        say(
          'Each year adds the same small step.',
          'Chaque année ajoute le même petit pas.',
          'Cada año añade el mismo paso pequeño.',
        ),
      ],
      work: [
        [
          '{rate} × 10 = {perMillion}',
          say(
            'Kilometers in one million years.',
            'Des kilomètres en un million d’années.',
            'Kilómetros en un millón de años.',
          ),
        ],
        [
          '{distance} ÷ {perMillion} = {millions}',
          say('So many millions of years.', 'Autant de millions d’années.', 'Tantos millones de años.'),
        ],
      ],
    },
    { rate, millions, distance, perMillion: rounded(rate * 10, 1), perKm: 100_000 },
  );
  return decimalItem(explained, millions, { tolerance: 0.1 }, [
    [millions * 10, UNIT_NOT_CONVERTED],
    [rounded(millions / 10, 2), POWER_OF_TEN_SHIFTED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? rightOf(EDGES, random, 4) : leftOf(EDGES, random, 4);
  const rate = random.integer(2, 16) / 2;
  return difficulty === 2 ? findRate(rate, random.integer(2, 40)) : findTime(rate, random.integer(10, 160));
}

/** Edges of plates and how fast plates move (NGSS MS-ESS2-3). */
export const scPlates = generator('sc-plates', make);
