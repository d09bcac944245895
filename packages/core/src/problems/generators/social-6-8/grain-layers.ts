import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, step, type Option } from '../../item.ts';
import { LAYER_ORDER } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const LAYERS = ['A', 'B', 'C', 'D'] as const;
const layer = (name: string): Option => ({ text: text(name) });

const ASK = say(
  'Diggers sorted 20 grains from each of four layers. A is the lowest layer, D the highest. The bars show how many grains of the 20 are from farmed plants. From which layer on is more than half of the grain farmed?',
  'Des fouilleurs ont trié 20 grains de chacune des quatre couches. A est la plus basse, D la plus haute. Les barres montrent combien des 20 grains viennent de plantes cultivées. À partir de quelle couche plus de la moitié du grain est-elle cultivée ?',
  'En una excavación se clasificaron 20 granos de cada una de cuatro capas. A es la más baja, D la más alta. Las barras muestran cuántos de los 20 granos son de plantas cultivadas. ¿Desde qué capa está cultivada más de la mitad del grano?',
);

/** Half of the grains is the mark to look for. */
function explain(right: string): PracticeItem['steps'] {
  return [
    step(
      say(
        'Half of 20 is 10. Find the bars above 10.',
        'La moitié de 20 est 10. Cherche les barres au-dessus de 10.',
        'La mitad de 20 es 10. Busca las barras mayores de 10.',
      ),
      say(
        'More than half means more than 10 grains.',
        'Plus de la moitié, c’est plus de 10 grains.',
        'Más de la mitad son más de 10 granos.',
      ),
    ),
    step(
      say(
        'The lowest such layer is {right}.',
        'La plus basse de ces couches est {right}.',
        'La más baja de esas capas es {right}.',
      ),
      say(
        'Lower layers were laid down earlier.',
        'Les couches basses se sont déposées plus tôt.',
        'Las capas bajas se formaron antes.',
      ),
      { right },
    ),
  ];
}

/** Farmed grains among twenty in each layer, A the lowest: from which layer on is more than half farmed? */
export function fromWhichLayer(random: SeededRandom): PracticeItem {
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
      nudge: text(say('What is half of 20?', 'Quelle est la moitié de 20 ?', '¿Cuánto es la mitad de 20?')),
      steps: explain(right),
    },
    random,
    layer(right),
    wrong.map((name) => [layer(name), LAYER_ORDER]),
  );
}
