import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { choiceItem, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ss-neolithic');

const LAYERS = ['A', 'B', 'C', 'D'] as const;
const layer = (name: string): Option => ({ text: text(name) });

const ASK = message('ask');

/** Half of the grains is the mark to look for. */
function explain(right: string): DraftItem['steps'] {
  return [
    step(message('explain.step.half-20-10-find'), message('explain.reason.more-than-half-means')),
    step(message('explain.step.lowest-such-layer-right'), message('explain.reason.lower-layers-laid-down'), {
      right,
    }),
  ];
}

/** Farmed grains among twenty in each layer, A the lowest: from which layer on is more than half farmed? */
export function fromWhichLayer(random: SeededRandom): DraftItem {
  const turn = random.integer(1, 3);
  const values = LAYERS.map((_, at) =>
    at < turn ? at * 2 + random.integer(1, 3) : 11 + (at - turn) * 2 + random.integer(0, 2),
  );
  const right = LAYERS[turn] ?? 'D';
  const wrong = LAYERS.filter((name) => name !== right);
  return choiceItem(
    {
      prompt: text(ASK),
      figure: {
        type: 'bar-chart',
        bars: LAYERS.map((label, at) => ({ label, value: values[at] ?? 0 })),
        tick: 5,
      },
      figureText: text('A {a}, B {b}, C {c}, D {d}', {
        a: values[0] ?? 0,
        b: values[1] ?? 0,
        c: values[2] ?? 0,
        d: values[3] ?? 0,
      }),
      nudge: text(message('from-which-layer.parts.nudge')),
      steps: explain(right),
    },
    random,
    layer(right),
    wrong.map((name) => [layer(name), 'layer-order']),
  );
}
