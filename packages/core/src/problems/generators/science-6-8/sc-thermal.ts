import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import {
  CHANGE_FOR_RESULT,
  MASSES_NOT_WEIGHED,
  TEMPERATURES_ADDED,
} from '../../misconceptions/forces-and-heat.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const EXACT = 0.05;
const BALANCE: Done = [
  say(
    'Heat given off by the warm water equals heat taken in by the cold water.',
    'La chaleur cédée par l’eau chaude égale celle reçue par l’eau froide.',
    'El calor que cede el agua caliente es igual al que recibe la fría.',
  ),
  say(
    'No heat is lost to the surroundings here.',
    'Ici aucune chaleur ne se perd autour.',
    'Aquí no se pierde calor alrededor.',
  ),
];

/** Warm and cold water mixed; nothing is lost. Masses in g, temperatures in °C. */
function mix(cold: number, coldMass: number, warm: number, warmMass: number): PracticeItem {
  const total = coldMass + warmMass;
  const result = rounded((cold * coldMass + warm * warmMass) / total, 1);
  const sum = cold * coldMass + warm * warmMass;
  const explained = worked(
    {
      prompt: say(
        '{coldMass} g of water at {cold} °C is mixed with {warmMass} g of water at {warm} °C. No heat is lost. What is the final temperature, in °C?',
        'On mélange {coldMass} g d’eau à {cold} °C et {warmMass} g d’eau à {warm} °C. Aucune chaleur ne se perd. Quelle est la température finale, en °C ?',
        'Se mezclan {coldMass} g de agua a {cold} °C y {warmMass} g de agua a {warm} °C. No se pierde calor. ¿Cuál es la temperatura final, en °C?',
      ),
      nudge: say(
        'Which water is there more of? The result lies nearer to its temperature.',
        'De quelle eau y a-t-il le plus ? Le résultat est plus près de sa température.',
        '¿De qué agua hay más? El resultado está más cerca de su temperatura.',
      ),
      rule: BALANCE,
      work: [
        [
          '({coldMass} × {cold} + {warmMass} × {warm}) ÷ {total} = {sum} ÷ {total} = {result} °C',
          say(
            'Each gram brings its own temperature: a mean with weights.',
            'Chaque gramme apporte sa température : une moyenne pondérée.',
            'Cada gramo aporta su temperatura: una media ponderada.',
          ),
        ],
      ],
    },
    { cold, coldMass, warm, warmMass, total, sum, result },
  );
  return decimalItem(explained, result, { tolerance: EXACT, unit: '°C' }, [
    [rounded((cold + warm) / 2, 1), MASSES_NOT_WEIGHED],
    [cold + warm, TEMPERATURES_ADDED],
    [rounded(warm - cold, 1), CHANGE_FOR_RESULT],
  ]);
}

/** How much cold water brings the warm water down to a wanted temperature? */
function neededCold(random: SeededRandom): PracticeItem {
  const cold = random.integer(1, 4) * 5;
  const rise = random.integer(1, 4) * 5;
  const times = random.integer(2, 4);
  const result = cold + rise;
  const warm = result + rise * times;
  const warmMass = random.integer(4, 20) * 10;
  const coldMass = warmMass * times;
  const fall = warm - result;
  const explained = worked(
    {
      prompt: say(
        'How many grams of water at {cold} °C must be added to {warmMass} g of water at {warm} °C to get water at {result} °C? No heat is lost.',
        'Combien de grammes d’eau à {cold} °C faut-il ajouter à {warmMass} g d’eau à {warm} °C pour obtenir de l’eau à {result} °C ? Aucune chaleur ne se perd.',
        '¿Cuántos gramos de agua a {cold} °C hay que añadir a {warmMass} g de agua a {warm} °C para obtener agua a {result} °C? No se pierde calor.',
      ),
      nudge: say(
        'By how much does the warm water cool? By how much does the cold water warm?',
        'De combien l’eau chaude refroidit-elle ? De combien l’eau froide se réchauffe-t-elle ?',
        '¿Cuánto se enfría el agua caliente? ¿Cuánto se calienta la fría?',
      ),
      rule: BALANCE,
      work: [
        [
          '{warm} − {result} = {fall}; {result} − {cold} = {rise}',
          say(
            'The two changes of temperature.',
            'Les deux écarts de température.',
            'Los dos cambios de temperatura.',
          ),
        ],
        [
          '{warmMass} × {fall} ÷ {rise} = {coldMass} g',
          say(
            'The water that changes less must be more.',
            'L’eau qui change moins doit être en plus grande quantité.',
            'El agua que cambia menos debe ser más.',
          ),
        ],
      ],
    },
    { cold, warm, warmMass, result, coldMass, fall, rise },
  );
  return integerItem(explained, coldMass, [
    [warmMass, MASSES_NOT_WEIGHED],
    [warmMass / times, CHANGE_FOR_RESULT],
    [warmMass + coldMass, CHANGE_FOR_RESULT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 3) return neededCold(random);
  const cold = random.integer(5, 25);
  const part = random.integer(2, 10) * 25;
  if (difficulty === 1) return mix(cold, part, cold + 2 * random.integer(10, 30), part);
  const times = random.pick([3, 4]);
  const warm = cold + (times + 1) * random.integer(5, 14);
  return random.integer(0, 1) === 0
    ? mix(cold, part, warm, part * times)
    : mix(cold, part * times, warm, part);
}

/** Mixing warm and cold water (NGSS MS-PS3-4). */
export const scThermal = generator('sc-thermal', make);
