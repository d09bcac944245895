import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  ONE_SIDE_OF_MARKET,
  PRICE_FOR_QUANTITY,
  SHIFT_IGNORED,
  SHIFT_WRONG_WAY,
} from '../../misconceptions/society.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { demandAt, drawMarket, marketFigure, supplyAt } from './market.ts';

const GOODS = [
  say('loaves of bread', 'pains', 'panes'),
  say('baskets of mangoes', 'paniers de mangues', 'cestas de mangos'),
  say('jars of honey', 'pots de miel', 'tarros de miel'),
  say('bags of rice', 'sacs de riz', 'sacos de arroz'),
] as const;
const BOTH_SIDES = say(
  'Look at both sides of the market: what is wanted, and what is offered?',
  'Regarde les deux côtés du marché : que veut-on, et qu’offre-t-on ?',
  'Mira los dos lados del mercado: ¿qué se quiere y qué se ofrece?',
);

/** Read from the two lines where they meet. */
function readPrice(random: SeededRandom): PracticeItem {
  const market = drawMarket(random);
  const fillers = { ...market, goods: random.pick(GOODS) };
  return integerItem(
    {
      prompt: text(
        say(
          'The lines show a market for {goods}: D what buyers want, S what sellers offer, at each price P. At which price is exactly as much wanted as offered?',
          'Les droites montrent un marché de {goods} : D ce que veulent les acheteurs, S ce qu’offrent les vendeurs, à chaque prix P. À quel prix veut-on exactement autant qu’on offre ?',
          'Las rectas muestran un mercado de {goods}: D lo que quieren quienes compran, S lo que ofrecen quienes venden, a cada precio P. ¿A qué precio se quiere justo lo que se ofrece?',
        ),
        fillers,
      ),
      figure: marketFigure(market),
      figureText: text(
        say(
          'Two lines over the quantity Q. D falls from right to left as P rises: Q = {wanted} − {drop}P. S rises: Q = {offered} + {rise}P.',
          'Deux droites selon la quantité Q. D diminue quand P monte : Q = {wanted} − {drop}P. S augmente : Q = {offered} + {rise}P.',
          'Dos rectas según la cantidad Q. D baja cuando P sube: Q = {wanted} − {drop}P. S sube: Q = {offered} + {rise}P.',
        ),
        fillers,
      ),
      nudge: text(BOTH_SIDES),
      steps: [
        step(
          say(
            'Find the point where both lines cross.',
            'Trouve le point où les droites se croisent.',
            'Busca el punto donde se cruzan las rectas.',
          ),
          say(
            'There the same quantity is wanted and offered.',
            'La même quantité y est voulue et offerte.',
            'Ahí se quiere y se ofrece la misma cantidad.',
          ),
        ),
        step(
          say(
            'Read its height: P = {price}.',
            'Lis sa hauteur : P = {price}.',
            'Lee su altura: P = {price}.',
          ),
          say(
            'The price stands on the upright axis.',
            'Le prix est sur l’axe vertical.',
            'El precio está en el eje vertical.',
          ),
          fillers,
        ),
      ],
    },
    market.price,
    [[market.quantity, PRICE_FOR_QUANTITY]],
  );
}

/** A price fixed below the meeting point: how much is missing? */
function shortage(random: SeededRandom): PracticeItem {
  const market = drawMarket(random);
  const fixed = market.price - random.integer(1, market.price - 1);
  const demand = demandAt(market, fixed);
  const supply = supplyAt(market, fixed);
  const fillers = { ...market, goods: random.pick(GOODS), fixed, demand, supply, answer: demand - supply };
  return integerItem(
    {
      prompt: text(
        say(
          'At a price of P coins, buyers want {wanted} − {drop}P {goods} and sellers offer {offered} + {rise}P. The town fixes the price at {fixed} coins. How many are missing?',
          'Au prix de P pièces, on veut {wanted} − {drop}P {goods} et on en offre {offered} + {rise}P. La ville fixe le prix à {fixed} pièces. Combien en manque-t-il ?',
          'Al precio de P monedas, se quieren {wanted} − {drop}P {goods} y se ofrecen {offered} + {rise}P. La ciudad fija el precio en {fixed} monedas. ¿Cuántos faltan?',
        ),
        fillers,
      ),
      nudge: text(BOTH_SIDES),
      steps: [
        step(
          '{wanted} − {drop} × {fixed} = {demand}',
          say(
            'So many are wanted at the fixed price.',
            'C’est ce qu’on veut au prix fixé.',
            'Es lo que se quiere al precio fijado.',
          ),
          fillers,
        ),
        step(
          '{offered} + {rise} × {fixed} = {supply}',
          say('So many are offered.', 'C’est ce qu’on offre.', 'Es lo que se ofrece.'),
          fillers,
        ),
        step(
          '{demand} − {supply} = {answer}',
          say(
            'What is wanted and not offered is missing.',
            'Ce qui est voulu et non offert manque.',
            'Lo que se quiere y no se ofrece falta.',
          ),
          fillers,
        ),
      ],
    },
    demand - supply,
    [
      [demand, ONE_SIDE_OF_MARKET],
      [supply, ONE_SIDE_OF_MARKET],
      [demand + supply, ONE_SIDE_OF_MARKET],
    ],
  );
}

/** More is wanted at every price: where do both sides meet now? */
function newPrice(random: SeededRandom): PracticeItem {
  const market = drawMarket(random);
  const up = random.integer(1, Math.min(4, market.price - 1));
  const per = market.drop + market.rise;
  const extra = up * per;
  const fillers = {
    ...market,
    goods: random.pick(GOODS),
    extra,
    more: market.wanted + extra,
    per,
    answer: market.price + up,
  };
  return integerItem(
    {
      prompt: text(
        say(
          'At a price of P coins, buyers want {wanted} − {drop}P {goods} and sellers offer {offered} + {rise}P. Before a festival, buyers want {extra} more at every price. At which price do both sides meet now?',
          'Au prix de P pièces, on veut {wanted} − {drop}P {goods} et on en offre {offered} + {rise}P. Avant une fête, on en veut {extra} de plus à chaque prix. À quel prix les deux côtés se rejoignent-ils maintenant ?',
          'Al precio de P monedas, se quieren {wanted} − {drop}P {goods} y se ofrecen {offered} + {rise}P. Antes de una fiesta se quieren {extra} más a cada precio. ¿A qué precio se encuentran ahora los dos lados?',
        ),
        fillers,
      ),
      nudge: text(BOTH_SIDES),
      steps: [
        step(
          '{more} − {drop}P = {offered} + {rise}P',
          say(
            'Now {extra} more are wanted, and both sides shall be equal.',
            'On en veut {extra} de plus, et les deux côtés doivent être égaux.',
            'Ahora se quieren {extra} más y los dos lados han de ser iguales.',
          ),
          fillers,
        ),
        step(
          '{per}P = {more} − {offered}',
          say('Bring P to one side.', 'Mets P d’un côté.', 'Lleva P a un lado.'),
          fillers,
        ),
        step(
          'P = {answer}',
          say(
            'Divide by what stands before P.',
            'Divise par ce qui est devant P.',
            'Divide entre lo que acompaña a P.',
          ),
          fillers,
        ),
      ],
    },
    market.price + up,
    [
      [market.price, SHIFT_IGNORED],
      [market.price - up, SHIFT_WRONG_WAY],
      [supplyAt(market, market.price + up), PRICE_FOR_QUANTITY],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return readPrice(random);
  return difficulty === 2 ? shortage(random) : newPrice(random);
}

/** Supply, demand and the price at which they meet (C3 D2.Eco.3.9-12). */
export const ssEcon = generator('ss-econ', make);
