import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-scale');

const EVERY_CM = message('every-cm');
const NUDGE = text(message('nudge'));

/** 1 cm for so many km, there or back. */
function mapDistance(random: SeededRandom): DraftItem {
  const [each, tenths] = [random.pick([2, 4, 5, 8, 10, 20, 25]), random.integer(15, 120)];
  const onMap = tenths % 10 === 0 ? tenths / 10 + 0.5 : tenths / 10;
  const real = rounded(each * onMap, 2);
  const all = { each, onMap, real };
  const toReal = random.pick([true, false]);
  const explained = {
    prompt: text(
      toReal
        ? message('map-distance.explained.prompt.map-1-cm-stands')
        : message('map-distance.explained.prompt.map-1-cm-stands-2'),
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(message('map-distance.explained.step'), EVERY_CM, all),
      toReal
        ? step('{onMap} × {each} = {real}', message('map-distance.explained.reason.paper-real-thing-we'), all)
        : step(
            '{real} ÷ {each} = {onMap}',
            message('map-distance.explained.reason.real-thing-paper-we'),
            all,
          ),
    ],
  };
  return decimalItem(explained, toReal ? real : onMap, { tolerance: 0, unit: toReal ? 'km' : 'cm' }, [
    [rounded(toReal ? onMap / each : real * each, 2), 'scaled-the-wrong-way'],
  ]);
}

/** A ratio such as 1 to 50,000. */
function mapRatio(random: SeededRandom): DraftItem {
  const scale = random.pick([5000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000]);
  const onMap = random.integer(2, 24);
  const metres = (scale * onMap) / 100;
  const all = { scale, onMap, cm: scale * onMap, metres, km: metres / 1000 };
  const explained = {
    prompt: text(message('map-ratio.explained.prompt'), all),
    nudge: text(message('map-ratio.explained.nudge')),
    steps: [
      step(
        message('map-ratio.explained.step.onmap-scale-cm-cm'),
        message('map-ratio.explained.reason.everything-so-times-longer'),
        all,
      ),
      step(
        message('map-ratio.explained.step.cm-cm-metres-m'),
        message('map-ratio.explained.reason.meter-100-cm-kilometer'),
        all,
      ),
    ],
  };
  return decimalItem(explained, all.km, { tolerance: 0, unit: 'km' }, [
    [metres / 100, 'units-not-changed'],
    [metres / 10, 'units-not-changed'],
  ]);
}

/** The area of a room from a plan. */
function planArea(random: SeededRandom): DraftItem {
  const [width, length, each] = [random.integer(2, 6), random.integer(3, 9), random.pick([2, 3, 4, 5])];
  const all = { width, length, each, w: width * each, l: length * each, area: width * length * each * each };
  const explained = {
    prompt: text(message('plan-area.explained.prompt'), all),
    figure: {
      type: 'rectangle' as const,
      width: `${length} cm`,
      height: `${width} cm`,
      ratio: length / width,
    },
    figureText: text(message('plan-area.explained.figure-text'), all),
    nudge: text(message('plan-area.explained.nudge')),
    steps: [
      step(
        '{length} × {each} = {l}; {width} × {each} = {w}',
        message('plan-area.explained.reason.both-sides-scaled-m'),
        all,
      ),
      step('{l} × {w} = {area}', message('plan-area.explained.reason.so-area-scaled-twice'), all),
    ],
  };
  return decimalItem(explained, all.area, { tolerance: 0, unit: 'm²' }, [
    [width * length * each, 'length-factor-for-area'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return mapDistance(random);
  return difficulty === 2 ? mapRatio(random) : planArea(random);
}

/** Lengths and areas from maps and plans (CCSS 7.G.A.1). */
export const maScale = generator('ma-scale', make);
