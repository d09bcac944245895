import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-volume');

const NUDGE = text(message('nudge'));

function findVolume(length: number, width: number, height: number): DraftItem {
  const all = { length, width, height, layer: length * width, volume: length * width * height };
  const explained = {
    prompt: text(message('find-volume.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(
        message('find-volume.explained.step'),
        message('find-volume.explained.reason.bottom-rectangle-cubes'),
        all,
      ),
      step(
        '{height} × {layer} = {volume}',
        message('find-volume.explained.reason.all-height-layers-same'),
        all,
      ),
    ],
  };
  return decimalItem(explained, all.volume, { tolerance: 0, unit: 'cm³' }, [
    [length + width + height, 'added-lengths-for-volume'],
    [length * width, 'one-layer-only'],
  ]);
}

function findHeight(length: number, width: number, height: number): DraftItem {
  const layer = length * width;
  const all = { length, width, height, layer, volume: layer * height };
  const explained = {
    prompt: text(message('find-height.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(
        message('find-height.explained.step'),
        message('find-height.explained.reason.layer-1-cm-high'),
        all,
      ),
      step('{volume} ÷ {layer} = {height}', message('find-height.explained.reason.so-layers-use-up'), all),
    ],
  };
  return decimalItem(explained, height, { tolerance: 0, unit: 'cm' }, [
    [layer * height - layer, 'subtracted-for-side'],
    [width * height, 'one-layer-only'],
    [layer, 'one-layer-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const most = difficulty === 1 ? 5 : 10;
  const [length, width, height] = [random.integer(3, most), random.integer(2, most), random.integer(2, most)];
  return difficulty === 3 ? findHeight(length + 1, width, height) : findVolume(length, width, height);
}

/** Volume of boxes (CCSS 5.MD.C.5). */
export const maVolume = generator('ma-volume', make);
