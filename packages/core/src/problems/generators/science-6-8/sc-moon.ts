import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, type Wrong } from '../../item.ts';
import {
  HEMISPHERES_MIXED,
  NEW_AND_FULL_MIXED,
  SEASONS_BY_DISTANCE,
  WAXING_WANING_MIXED,
} from '../../misconceptions/earth-and-life.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { askMoonIdea } from './moon-ideas.ts';
import { worked } from './worked.ts';

/** The eight phases in their order, and days after new moon on which each is surely seen (29.5 days in all). */
const PHASES = [
  { name: say('New Moon', 'Nouvelle lune', 'Luna nueva'), days: [0] },
  { name: say('Waxing crescent', 'Premier croissant', 'Creciente iluminante'), days: [2, 3, 4, 5] },
  { name: say('First quarter', 'Premier quartier', 'Cuarto creciente'), days: [7] },
  { name: say('Waxing gibbous', 'Lune gibbeuse croissante', 'Gibosa creciente'), days: [10, 11, 12] },
  { name: say('Full Moon', 'Pleine lune', 'Luna llena'), days: [15] },
  { name: say('Waning gibbous', 'Lune gibbeuse décroissante', 'Gibosa menguante'), days: [17, 18, 19, 20] },
  { name: say('Last quarter', 'Dernier quartier', 'Cuarto menguante'), days: [22] },
  { name: say('Waning crescent', 'Dernier croissant', 'Creciente menguante'), days: [25, 26, 27] },
] as const;
const nameOf = (phase: number): LocalisedText => (PHASES[((phase % 8) + 8) % 8] ?? PHASES[0]).name;

/** The mirrored phase, the opposite one and a neighbor. */
function wrongPhases(phase: number): Wrong<{ text: LocalisedText }>[] {
  const others: readonly (readonly [number, typeof WAXING_WANING_MIXED])[] = [
    [8 - phase, WAXING_WANING_MIXED],
    [phase + 4, NEW_AND_FULL_MIXED],
    [phase + 2, WAXING_WANING_MIXED],
  ];
  return others
    .filter(([other]) => other % 8 !== phase)
    .map(([other, why]) => [{ text: text(nameOf(other)) }, why]);
}

const RULE = [
  say(
    'First new, then growing to full, then shrinking again.',
    'D’abord nouvelle, puis elle grandit jusqu’à la pleine, puis elle diminue.',
    'Primero nueva, luego crece hasta llena, luego mengua.',
  ),
  say(
    'As the Moon goes round Earth, we see more and then less of its lit half.',
    'En tournant autour de la Terre, la Lune montre plus, puis moins de sa moitié éclairée.',
    'Al girar en torno a la Tierra, la Luna muestra más y luego menos de su mitad iluminada.',
  ),
] as const;

/** What is drawn is what is seen: from the south the Moon stands the other way up, so growing light is on the left. */
function phaseSeen(random: SeededRandom): PracticeItem {
  const phase = random.integer(0, 7);
  const isSouth = random.integer(0, 1) === 1;
  const explained = worked({
    prompt: isSouth
      ? say(
          'The Moon is seen like this from the southern half of Earth. Which phase is it?',
          'La Lune se voit ainsi depuis la moitié sud de la Terre. Quelle phase est-ce ?',
          'Así se ve la Luna desde la mitad sur de la Tierra. ¿Qué fase es?',
        )
      : say(
          'The Moon is seen like this from the northern half of Earth. Which phase is it?',
          'La Lune se voit ainsi depuis la moitié nord de la Terre. Quelle phase est-ce ?',
          'Así se ve la Luna desde la mitad norte de la Tierra. ¿Qué fase es?',
        ),
    nudge: say(
      'How much of it is lit, and on which side?',
      'Quelle part est éclairée, et de quel côté ?',
      '¿Qué parte está iluminada y de qué lado?',
    ),
    rule: [
      say(
        'In the north, light on the right means it is growing; in the south, light on the left does.',
        'Au nord, la lumière à droite veut dire qu’elle grandit ; au sud, c’est la lumière à gauche.',
        'En el norte, luz a la derecha indica que crece; en el sur, luz a la izquierda.',
      ),
      RULE[1],
    ],
    work: [[nameOf(phase), RULE[0]]],
    figure: { type: 'moon-phase', eighths: isSouth ? (8 - phase) % 8 : phase },
    figureText: isSouth
      ? say(
          'The disc of the Moon, partly lit or dark, left side lit while it grows.',
          'Le disque de la Lune, en partie éclairé ou sombre, à gauche quand elle grandit.',
          'El disco de la Luna, en parte iluminado u oscuro, a la izquierda cuando crece.',
        )
      : say(
          'The disc of the Moon, partly lit or dark, right side lit while it grows.',
          'Le disque de la Lune, en partie éclairé ou sombre, à droite quand elle grandit.',
          'El disco de la Luna, en parte iluminado u oscuro, a la derecha cuando crece.',
        ),
  });
  return choiceItem(explained, random, { text: text(nameOf(phase)) }, wrongPhases(phase));
}

function phaseByDay(random: SeededRandom): PracticeItem {
  const phase = random.integer(1, 7);
  const days = random.pick((PHASES[phase] ?? PHASES[1]).days);
  const explained = worked(
    {
      prompt: say(
        'From new moon to new moon takes about 29.5 days. Which phase is seen {days} days after new moon?',
        'D’une nouvelle lune à l’autre il passe environ 29,5 jours. Quelle phase voit-on {days} jours après la nouvelle lune ?',
        'De una luna nueva a otra pasan unos 29,5 días. ¿Qué fase se ve {days} días después de la luna nueva?',
      ),
      nudge: say(
        'Where on its way round Earth is the Moon by then?',
        'Où en est alors la Lune sur son chemin autour de la Terre ?',
        '¿Por dónde va entonces la Luna en su camino?',
      ),
      rule: RULE,
      work: [
        [
          nameOf(phase),
          say(
            'Each eighth of the way takes a little under four days.',
            'Chaque huitième du chemin prend un peu moins de quatre jours.',
            'Cada octavo del camino tarda algo menos de cuatro días.',
          ),
        ],
      ],
    },
    { days },
  );
  return choiceItem(explained, random, { text: text(nameOf(phase)) }, wrongPhases(phase));
}

const PLACES = [
  { name: say('Toronto, in the north', 'Toronto, au nord', 'Toronto, en el norte'), turn: 0 },
  { name: say('Seoul, in the north', 'Séoul, au nord', 'Seúl, en el norte'), turn: 0 },
  { name: say('Ankara, in the north', 'Ankara, au nord', 'Ankara, en el norte'), turn: 0 },
  { name: say('Buenos Aires, in the south', 'Buenos Aires, au sud', 'Buenos Aires, en el sur'), turn: 2 },
  { name: say('Cape Town, in the south', 'Le Cap, au sud', 'Ciudad del Cabo, en el sur'), turn: 2 },
  { name: say('Melbourne, in the south', 'Melbourne, au sud', 'Melbourne, en el sur'), turn: 2 },
] as const;
const SEASONS = [
  say('winter', 'hiver', 'invierno'),
  say('spring', 'printemps', 'primavera'),
  say('summer', 'été', 'verano'),
  say('autumn', 'automne', 'otoño'),
] as const;
const MONTHS = [
  say('January', 'janvier', 'enero'),
  say('April', 'avril', 'abril'),
  say('July', 'juillet', 'julio'),
  say('October', 'octobre', 'octubre'),
] as const;

function season(random: SeededRandom): PracticeItem {
  const place = random.pick(PLACES);
  const month = random.pick([0, 1, 2, 3]);
  const at = (turn: number) => ({ text: text(SEASONS[(month + turn) % 4] ?? SEASONS[0]) });
  const explained = worked(
    {
      prompt: say(
        'Which season is it in {month} in {place} of Earth?',
        'Quelle saison est-ce en {month} à {place} de la Terre ?',
        '¿Qué estación es en {month} en {place} de la Tierra?',
      ),
      nudge: say(
        'Which half of Earth leans toward the Sun in that month?',
        'Quelle moitié de la Terre penche vers le Soleil ce mois-là ?',
        '¿Qué mitad de la Tierra se inclina hacia el Sol ese mes?',
      ),
      rule: [
        say(
          'Find whether the place lies in the north or in the south.',
          'Cherche si le lieu est au nord ou au sud.',
          'Se busca si el lugar está en el norte o en el sur.',
        ),
        say(
          'Earth’s axis is tilted: the two halves have opposite seasons.',
          'L’axe de la Terre est penché : les deux moitiés ont des saisons opposées.',
          'El eje de la Tierra está inclinado: las dos mitades tienen estaciones opuestas.',
        ),
      ],
      work: [
        [
          '{place}, {month}: {season}',
          say(
            'The half that leans toward the Sun gets more direct light and longer days.',
            'La moitié qui penche vers le Soleil reçoit une lumière plus directe et des jours plus longs.',
            'La mitad inclinada hacia el Sol recibe luz más directa y días más largos.',
          ),
        ],
      ],
    },
    { month: MONTHS[month], place: place.name, season: at(place.turn).text },
  );
  return choiceItem(explained, random, at(place.turn), [
    [at(place.turn + 2), HEMISPHERES_MIXED],
    [at(place.turn + 1), SEASONS_BY_DISTANCE],
    [at(place.turn + 3), SEASONS_BY_DISTANCE],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return phaseSeen(random);
  if (difficulty === 2) return random.integer(0, 1) === 0 ? phaseByDay(random) : season(random);
  return askMoonIdea(random);
}

/** Phases of the Moon, eclipses and seasons (NGSS MS-ESS1-1). */
export const scMoon = generator('sc-moon', make);
