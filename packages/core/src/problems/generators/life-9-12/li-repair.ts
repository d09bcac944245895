import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import {
  ONE_DAY_ONLY,
  PART_OF_PLAN_FORGOTTEN,
  TOTAL_FOR_EXTRA,
  WATTS_AS_KILOWATTS,
} from '../../misconceptions/money-and-plans.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const CENT = 0.01;
/** Devices, the power they usually draw in watts, and hours a day that make sense. */
const DEVICES: readonly [Device, ...Device[]] = [
  { name: say('A fan', 'Un ventilateur', 'Un ventilador'), watts: [40, 50, 60], hours: [4, 10] },
  { name: say('A heater', 'Un radiateur', 'Una estufa'), watts: [1000, 1500, 2000], hours: [2, 6] },
  { name: say('A television', 'Un téléviseur', 'Un televisor'), watts: [80, 100, 120], hours: [2, 5] },
  { name: say('An old lamp', 'Une vieille lampe', 'Una lámpara vieja'), watts: [40, 60, 100], hours: [3, 8] },
  {
    name: say('A desktop computer', 'Un ordinateur de bureau', 'Una computadora de escritorio'),
    watts: [150, 200, 250],
    hours: [3, 8],
  },
];
interface Device {
  readonly name: LocalisedText;
  readonly watts: readonly [number, ...number[]];
  readonly hours: readonly [number, number];
}

function draw(random: SeededRandom) {
  const { name, watts, hours } = random.pick(DEVICES);
  return { name, watts: random.pick(watts), hours: random.integer(...hours), days: random.pick([7, 30, 31]) };
}

const TIME = say(
  'Hours a day times days are hours in all.',
  'Heures par jour fois jours : heures en tout.',
  'Horas al día por días: horas en total.',
);
const KILO = say(
  '1000 watts are one kilowatt.',
  '1000 watts font un kilowatt.',
  '1000 vatios son un kilovatio.',
);
const POWER = text(
  say(
    'Energy is power times time.',
    'L’énergie, c’est la puissance fois le temps.',
    'La energía es potencia por tiempo.',
  ),
);

function energy(random: SeededRandom): PracticeItem {
  const drawn = draw(random);
  const time = drawn.hours * drawn.days;
  const kwh = rounded((drawn.watts * time) / 1000, 3);
  const all = { ...drawn, time, kwh };
  const parts = {
    prompt: text(
      say(
        '{name} draws {watts} W and runs {hours} hours a day. How many kilowatt-hours does it use in {days} days?',
        '{name} consomme {watts} W et marche {hours} heures par jour. Combien de kilowattheures en {days} jours ?',
        '{name} consume {watts} W y funciona {hours} horas al día. ¿Cuántos kilovatios hora gasta en {days} días?',
      ),
      all,
    ),
    nudge: POWER,
    steps: [step('{hours} × {days} = {time}', TIME, all), step('{watts} × {time} ÷ 1000 = {kwh}', KILO, all)],
  };
  return decimalItem(parts, kwh, { tolerance: CENT, unit: 'kWh' }, [
    [drawn.watts * time, WATTS_AS_KILOWATTS],
    [rounded((drawn.watts * drawn.hours) / 1000, 3), ONE_DAY_ONLY],
  ]);
}

function cost(random: SeededRandom): PracticeItem {
  const drawn = draw(random);
  const price = random.pick([0.15, 0.2, 0.25, 0.3, 0.4]);
  const kwh = rounded((drawn.watts * drawn.hours * drawn.days) / 1000, 3);
  const all = { ...drawn, price, kwh, cost: rounded(kwh * price, 2) };
  const parts = {
    prompt: text(
      say(
        '{name} draws {watts} W and runs {hours} hours a day. A kilowatt-hour costs {price} in this example. What do {days} days cost? Round to two decimal places.',
        '{name} consomme {watts} W et marche {hours} heures par jour. Un kilowattheure coûte {price} dans cet exemple. Combien coûtent {days} jours ? Arrondis à deux décimales.',
        '{name} consume {watts} W y funciona {hours} horas al día. Un kilovatio hora cuesta {price} en este ejemplo. ¿Cuánto cuestan {days} días? Se redondea a dos decimales.',
      ),
      all,
    ),
    nudge: POWER,
    steps: [
      step('{watts} × {hours} × {days} ÷ 1000 = {kwh}', KILO, all),
      step(
        '{kwh} × {price} ≈ {cost}',
        say(
          'Each kilowatt-hour has its price.',
          'Chaque kilowattheure a son prix.',
          'Cada kilovatio hora tiene su precio.',
        ),
        all,
      ),
    ],
  };
  return decimalItem(parts, all.cost, { tolerance: CENT }, [
    [kwh, PART_OF_PLAN_FORGOTTEN],
    [rounded((drawn.watts * drawn.hours * price) / 1000, 2), ONE_DAY_ONLY],
  ]);
}

function newLamp(random: SeededRandom): PracticeItem {
  const old = random.pick([40, 60, 75, 100]);
  const led = random.pick([5, 7, 9, 11]);
  const hours = random.integer(2, 6);
  const days = random.pick([100, 200, 300]);
  const price = random.pick([0.2, 0.25, 0.3, 0.4]);
  const less = old - led;
  const kwh = rounded((less * hours * days) / 1000, 3);
  const all = { old, led, hours, days, price, less, kwh, saved: rounded(kwh * price, 2) };
  const parts = {
    prompt: text(
      say(
        'A lamp of {old} W is replaced by one of {led} W. It burns {hours} hours a day on {days} days, and a kilowatt-hour costs {price} in this example. How much is saved? Round to two decimal places.',
        'Une lampe de {old} W est remplacée par une de {led} W. Elle brûle {hours} heures par jour pendant {days} jours, et un kilowattheure coûte {price} dans cet exemple. Combien économise-t-on ? Arrondis à deux décimales.',
        'Una lámpara de {old} W se cambia por una de {led} W. Está encendida {hours} horas al día durante {days} días, y un kilovatio hora cuesta {price} en este ejemplo. ¿Cuánto se ahorra? Se redondea a dos decimales.',
      ),
      all,
    ),
    nudge: text(
      say(
        'Only the difference in power is saved.',
        'Seule la différence de puissance est économisée.',
        'Solo se ahorra la diferencia de potencia.',
      ),
    ),
    steps: [
      step(
        '{old} − {led} = {less}',
        say(
          'So many watts less are drawn.',
          'C’est la puissance en moins, en watts.',
          'Son los vatios de menos.',
        ),
        all,
      ),
      step('{less} × {hours} × {days} ÷ 1000 = {kwh}', KILO, all),
      step(
        '{kwh} × {price} ≈ {saved}',
        say(
          'Each kilowatt-hour that is not used saves its price.',
          'Chaque kilowattheure évité épargne son prix.',
          'Cada kilovatio hora que no se gasta ahorra su precio.',
        ),
        all,
      ),
    ],
  };
  return decimalItem(parts, all.saved, { tolerance: CENT }, [
    [rounded((old * hours * days * price) / 1000, 2), TOTAL_FOR_EXTRA],
    [rounded((less * hours * price) / 1000, 2), ONE_DAY_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return energy(random);
  return difficulty === 2 ? cost(random) : newLamp(random);
}

/** Energy and its cost at home. Prices are examples. */
export const liRepair = generator('li-repair', make);
