import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-repair');

const CENT = 0.01;
/** Devices, the power they usually draw in watts, and hours a day that make sense. */
const DEVICES: readonly [Device, ...Device[]] = [
  { name: message('devices.fan.name'), watts: [40, 50, 60], hours: [4, 10] },
  { name: message('devices.heater.name'), watts: [1000, 1500, 2000], hours: [2, 6] },
  { name: message('devices.television.name'), watts: [80, 100, 120], hours: [2, 5] },
  { name: message('devices.old-lamp.name'), watts: [40, 60, 100], hours: [3, 8] },
  {
    name: message('devices.desktop-computer.name'),
    watts: [150, 200, 250],
    hours: [3, 8],
  },
];
interface Device {
  readonly name: Phrase;
  readonly watts: readonly [number, ...number[]];
  readonly hours: readonly [number, number];
}

function draw(random: SeededRandom) {
  const { name, watts, hours } = random.pick(DEVICES);
  return { name, watts: random.pick(watts), hours: random.integer(...hours), days: random.pick([7, 30, 31]) };
}

const TIME = message('time');
const KILO = message('kilo');
const POWER = text(message('power'));

function energy(random: SeededRandom): DraftItem {
  const drawn = draw(random);
  const time = drawn.hours * drawn.days;
  const kwh = rounded((drawn.watts * time) / 1000, 3);
  const all = { ...drawn, time, kwh };
  const parts = {
    prompt: text(message('energy.parts.prompt'), all),
    nudge: POWER,
    steps: [step('{hours} × {days} = {time}', TIME, all), step('{watts} × {time} ÷ 1000 = {kwh}', KILO, all)],
  };
  return decimalItem(parts, kwh, { tolerance: CENT, unit: 'kWh' }, [
    [drawn.watts * time, 'watts-as-kilowatts'],
    [rounded((drawn.watts * drawn.hours) / 1000, 3), 'one-day-only'],
  ]);
}

function cost(random: SeededRandom): DraftItem {
  const drawn = draw(random);
  const price = random.pick([0.15, 0.2, 0.25, 0.3, 0.4]);
  const kwh = rounded((drawn.watts * drawn.hours * drawn.days) / 1000, 3);
  const all = { ...drawn, price, kwh, cost: rounded(kwh * price, 2) };
  const parts = {
    prompt: text(message('cost.parts.prompt'), all),
    nudge: POWER,
    steps: [
      step('{watts} × {hours} × {days} ÷ 1000 = {kwh}', KILO, all),
      step('{kwh} × {price} ≈ {cost}', message('cost.parts.reason'), all),
    ],
  };
  return decimalItem(parts, all.cost, { tolerance: CENT }, [
    [kwh, 'part-of-plan-forgotten'],
    [rounded((drawn.watts * drawn.hours * price) / 1000, 2), 'one-day-only'],
  ]);
}

function newLamp(random: SeededRandom): DraftItem {
  const old = random.pick([40, 60, 75, 100]);
  const led = random.pick([5, 7, 9, 11]);
  const hours = random.integer(2, 6);
  const days = random.pick([100, 200, 300]);
  const price = random.pick([0.2, 0.25, 0.3, 0.4]);
  const less = old - led;
  const kwh = rounded((less * hours * days) / 1000, 3);
  const all = { old, led, hours, days, price, less, kwh, saved: rounded(kwh * price, 2) };
  const parts = {
    prompt: text(message('new-lamp.parts.prompt'), all),
    nudge: text(message('new-lamp.parts.nudge')),
    steps: [
      step('{old} − {led} = {less}', message('new-lamp.parts.reason.so-watts-less-drawn'), all),
      step('{less} × {hours} × {days} ÷ 1000 = {kwh}', KILO, all),
      step('{kwh} × {price} ≈ {saved}', message('new-lamp.parts.reason.each-kilowatt-hour-used'), all),
    ],
  };
  return decimalItem(parts, all.saved, { tolerance: CENT }, [
    [rounded((old * hours * days * price) / 1000, 2), 'total-for-extra'],
    [rounded((less * hours * price) / 1000, 2), 'one-day-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return energy(random);
  return difficulty === 2 ? cost(random) : newLamp(random);
}

/** Energy and its cost at home. Prices are examples. */
export const liRepair = generator('li-repair', make);
