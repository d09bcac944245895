import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from './worked.ts';

const message = messagesOf('sc-solar');

/** Mean distance from the Sun in millions of km (NASA planetary fact sheet, rounded). */
const PLANETS = [
  { name: message('planets.mercury.name'), far: 58 },
  { name: message('planets.venus.name'), far: 108 },
  { name: message('planets.earth.name'), far: 150 },
  { name: message('planets.mars.name'), far: 228 },
  { name: message('planets.jupiter.name'), far: 778 },
  { name: message('planets.saturn.name'), far: 1430 },
  { name: message('planets.uranus.name'), far: 2870 },
  { name: message('planets.neptune.name'), far: 4500 },
] as const;

/** A model in which one centimetre stands for so many millions of km. */
function inModel(random: SeededRandom): DraftItem {
  const { name, far } = random.pick(PLANETS);
  const scale = random.pick([2, 4, 5, 10, 20, 25, 50]);
  const distance = rounded(far / scale, 2);
  const explained = worked(
    {
      prompt: message('in-model.explained.work.prompt'),
      nudge: message('in-model.explained.work.nudge'),
      rule: [
        message('in-model.explained.work.rule-divide-true-distance-one'),
        message('in-model.explained.work.rule-model-scale-all-distances'),
      ],
      work: [['{far} ÷ {scale} = {distance} cm', message('in-model.explained.work.million-km-over')]],
    },
    { name, far, scale, distance },
  );
  return decimalItem(explained, distance, { tolerance: 0.05, unit: 'cm' }, [
    [far * scale, 'multiplied-for-divided'],
    [rounded(distance * 10, 1), 'power-of-ten-shifted'],
    [rounded(distance / 10, 2), 'power-of-ten-shifted'],
  ]);
}

/** The power of ten of a distance in km. */
function powerOfTen(random: SeededRandom): DraftItem {
  const { name, far } = random.pick(PLANETS);
  const inMetres = random.integer(0, 1) === 0;
  const power = String(far).length - 1 + (inMetres ? 9 : 6);
  const first = rounded(far / 10 ** (String(far).length - 1), 2);
  const unit = inMetres ? 'm' : 'km';
  const explained = worked(
    {
      prompt: message('power-of-ten.explained.work.prompt'),
      nudge: message('power-of-ten.explained.work.nudge'),
      rule: [
        message('power-of-ten.explained.work.rule-million-six-zeros-kilometer'),
        message('power-of-ten.explained.work.rule-n-counts-places-after'),
      ],
      work: [['n = {power}', message('power-of-ten.explained.work.places-lie-behind')]],
    },
    { name, far, first, unit, power },
  );
  return integerItem(explained, power, [
    [power + 1, 'power-of-ten-shifted'],
    [power - 1, 'power-of-ten-shifted'],
    [inMetres ? power - 3 : power + 3, 'unit-not-converted'],
  ]);
}

const KM_PER_S = 300_000;

const LIGHT_TIME_PROMPT = message('light-time-prompt');
const LIGHT_TIME_RULE = [
  message('light-time-rule.divide-distance-speed-gives'),
  message('light-time-rule.write-million-out-so'),
] as const;

/** How long sunlight travels to a planet: minutes, at 300,000 km/s. */
function lightTime(random: SeededRandom): DraftItem {
  const { name, far } = random.pick(PLANETS);
  const seconds = rounded((far * 1_000_000) / KM_PER_S, 0);
  const inMinutes = random.integer(0, 1) === 0;
  const minutes = rounded((far * 1_000_000) / KM_PER_S / 60, 1);
  const explained = worked(
    {
      prompt: LIGHT_TIME_PROMPT,
      nudge: message('light-time.explained.work.nudge'),
      rule: LIGHT_TIME_RULE,
      work: [
        [
          '{far} × {million} ÷ {speed} ≈ {seconds} s',
          message('light-time.explained.work.kilometers-over-kilometers'),
        ],
        ...(inMinutes
          ? [
              [
                '{seconds} ÷ 60 ≈ {minutes} min',
                message('light-time.explained.work.minute-sixty-seconds'),
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
        ? message('light-time.explained.fillers.unit-minutes-one-decimal-place')
        : message('light-time.explained.fillers.unit-seconds-nearest-second'),
    },
  );
  const answer = inMinutes ? minutes : seconds;
  return decimalItem(explained, answer, { tolerance: inMinutes ? 0.1 : 1 }, [
    [inMinutes ? seconds : minutes, 'unit-not-converted'],
    [rounded(answer * 10, 1), 'power-of-ten-shifted'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return inModel(random);
  return difficulty === 2 ? powerOfTen(random) : lightTime(random);
}

/** The scale of the solar system (NGSS MS-ESS1-3). */
export const scSolar = generator('sc-solar', make);
