import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import { POWER_OF_TEN_SHIFTED, UNIT_NOT_CONVERTED } from '../../misconceptions/forces-and-heat.ts';
import { MULTIPLIED_FOR_DIVIDED } from '../../misconceptions/waves-and-photons.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from './worked.ts';

/** Mean distance from the Sun in millions of km (NASA planetary fact sheet, rounded). */
const PLANETS = [
  { name: say('Mercury', 'de Mercure', 'Mercurio'), far: 58 },
  { name: say('Venus', 'de Vénus', 'Venus'), far: 108 },
  { name: say('Earth', 'de la Terre', 'la Tierra'), far: 150 },
  { name: say('Mars', 'de Mars', 'Marte'), far: 228 },
  { name: say('Jupiter', 'de Jupiter', 'Júpiter'), far: 778 },
  { name: say('Saturn', 'de Saturne', 'Saturno'), far: 1430 },
  { name: say('Uranus', 'd’Uranus', 'Urano'), far: 2870 },
  { name: say('Neptune', 'de Neptune', 'Neptuno'), far: 4500 },
] as const;

/** A model in which one centimetre stands for so many millions of km. */
function inModel(random: SeededRandom): PracticeItem {
  const { name, far } = random.pick(PLANETS);
  const scale = random.pick([2, 4, 5, 10, 20, 25, 50]);
  const distance = rounded(far / scale, 2);
  const explained = worked(
    {
      prompt: say(
        'In a model, 1 cm stands for {scale} million km. {name} is {far} million km from the Sun. How far from the Sun is it in the model, in cm?',
        'Dans une maquette, 1 cm représente {scale} millions de km. La distance {name} au Soleil est de {far} millions de km. Quelle est cette distance dans la maquette, en cm ?',
        'En un modelo, 1 cm representa {scale} millones de km. La distancia de {name} al Sol es de {far} millones de km. ¿Cuál es esa distancia en el modelo, en cm?',
      ),
      nudge: say(
        'How many of these pieces fit into the way?',
        'Combien de ces morceaux tiennent dans le trajet ?',
        '¿Cuántos de esos trozos caben en el camino?',
      ),
      rule: [
        say(
          'Divide the true distance by what one centimeter stands for.',
          'Divise la vraie distance par ce que vaut un centimètre.',
          'Se divide la distancia real entre lo que vale un centímetro.',
        ),
        say(
          'In a model to scale, all distances shrink alike.',
          'Dans une maquette à l’échelle, toutes les distances rétrécissent pareil.',
          'En un modelo a escala todas las distancias se encogen igual.',
        ),
      ],
      work: [
        [
          '{far} ÷ {scale} = {distance} cm',
          say(
            'Million km over million km: only centimeters are left.',
            'Millions de km sur millions de km : il reste des centimètres.',
            'Millones de km entre millones de km: quedan centímetros.',
          ),
        ],
      ],
    },
    { name, far, scale, distance },
  );
  return decimalItem(explained, distance, { tolerance: 0.05, unit: 'cm' }, [
    [far * scale, MULTIPLIED_FOR_DIVIDED],
    [rounded(distance * 10, 1), POWER_OF_TEN_SHIFTED],
    [rounded(distance / 10, 2), POWER_OF_TEN_SHIFTED],
  ]);
}

/** The power of ten of a distance in km. */
function powerOfTen(random: SeededRandom): PracticeItem {
  const { name, far } = random.pick(PLANETS);
  const inMetres = random.integer(0, 1) === 0;
  const power = String(far).length - 1 + (inMetres ? 9 : 6);
  const first = rounded(far / 10 ** (String(far).length - 1), 2);
  const unit = inMetres ? 'm' : 'km';
  const explained = worked(
    {
      prompt: say(
        'The distance from {name} to the Sun is {far} million km. It is written {first} × 10ⁿ {unit}. What is n?',
        'La distance {name} au Soleil est de {far} millions de km. On l’écrit {first} × 10ⁿ {unit}. Combien vaut n ?',
        'La distancia de {name} al Sol es de {far} millones de km. Se escribe {first} × 10ⁿ {unit}. ¿Cuánto vale n?',
      ),
      nudge: say(
        'Write the number with all its zeros. Mind the unit.',
        'Écris le nombre avec tous ses zéros. Attention à l’unité.',
        'Se escribe el número con todos sus ceros. Atención a la unidad.',
      ),
      rule: [
        say(
          'A million has six zeros; a kilometer has a thousand meters.',
          'Un million a six zéros ; un kilomètre a mille mètres.',
          'Un millón tiene seis ceros; un kilómetro tiene mil metros.',
        ),
        say(
          'n counts the places after the first digit.',
          'n compte les rangs après le premier chiffre.',
          'n cuenta los lugares tras la primera cifra.',
        ),
      ],
      work: [
        [
          'n = {power}',
          say(
            'That many places lie behind the first digit.',
            'Il y a autant de rangs après le premier chiffre.',
            'Esos lugares hay tras la primera cifra.',
          ),
        ],
      ],
    },
    { name, far, first, unit, power },
  );
  return integerItem(explained, power, [
    [power + 1, POWER_OF_TEN_SHIFTED],
    [power - 1, POWER_OF_TEN_SHIFTED],
    [inMetres ? power - 3 : power + 3, UNIT_NOT_CONVERTED],
  ]);
}

const KM_PER_S = 300_000;

const LIGHT_TIME_PROMPT = say(
  'Light travels {speed} km each second. {name} is {far} million km from the Sun. How long does sunlight take to get there, in {unit}?',
  'La lumière parcourt {speed} km par seconde. La distance {name} au Soleil est de {far} millions de km. Combien de temps la lumière met-elle, en {unit} ?',
  'La luz recorre {speed} km por segundo. La distancia de {name} al Sol es de {far} millones de km. ¿Cuánto tarda la luz en llegar, en {unit}?',
);
const LIGHT_TIME_RULE = [
  say(
    'Divide the distance by the speed: that gives seconds.',
    'Divise la distance par la vitesse : cela donne des secondes.',
    'Se divide la distancia entre la rapidez: da segundos.',
  ),
  say(
    'Write the million out so that both are in km.',
    'Écris le million en entier pour avoir des km partout.',
    'Se escribe el millón entero para tener km en ambos.',
  ),
] as const;

/** How long sunlight travels to a planet: minutes, at 300,000 km/s. */
function lightTime(random: SeededRandom): PracticeItem {
  const { name, far } = random.pick(PLANETS);
  const seconds = rounded((far * 1_000_000) / KM_PER_S, 0);
  const inMinutes = random.integer(0, 1) === 0;
  const minutes = rounded((far * 1_000_000) / KM_PER_S / 60, 1);
  const explained = worked(
    {
      prompt: LIGHT_TIME_PROMPT,
      nudge: say(
        'How many times does the way of one second fit in?',
        'Combien de fois le trajet d’une seconde y tient-il ?',
        '¿Cuántas veces cabe el camino de un segundo?',
      ),
      rule: LIGHT_TIME_RULE,
      work: [
        [
          '{far} × {million} ÷ {speed} ≈ {seconds} s',
          say(
            'Kilometers over kilometers per second are seconds.',
            'Des kilomètres sur des kilomètres par seconde sont des secondes.',
            'Kilómetros entre kilómetros por segundo son segundos.',
          ),
        ],
        ...(inMinutes
          ? [
              [
                '{seconds} ÷ 60 ≈ {minutes} min',
                say(
                  'A minute has sixty seconds.',
                  'Une minute a soixante secondes.',
                  'Un minuto tiene sesenta segundos.',
                ),
              ] as const,
            ]
          : []),
      ],
    },
    {
      name,
      far,
      speed: KM_PER_S,
      million: 1_000_000,
      seconds,
      minutes,
      unit: inMinutes
        ? say(
            'minutes, to one decimal place',
            'minutes, à un chiffre après la virgule',
            'minutos, con un decimal',
          )
        : say('seconds, to the nearest second', 'secondes, à la seconde près', 'segundos, al segundo'),
    },
  );
  const answer = inMinutes ? minutes : seconds;
  return decimalItem(explained, answer, { tolerance: inMinutes ? 0.1 : 1 }, [
    [inMinutes ? seconds : minutes, UNIT_NOT_CONVERTED],
    [rounded(answer * 10, 1), POWER_OF_TEN_SHIFTED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return inModel(random);
  return difficulty === 2 ? powerOfTen(random) : lightTime(random);
}

/** The scale of the solar system (NGSS MS-ESS1-3). */
export const scSolar = generator('sc-solar', make);
