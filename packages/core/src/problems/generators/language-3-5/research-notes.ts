import type { Phrase } from '../../phrase.ts';
import { say } from '../../say.ts';

/** A question, a source, a good note, a note that changes a fact and one that does not answer. */
export interface Research {
  readonly question: Phrase;
  readonly source: Phrase;
  readonly good: Phrase;
  readonly changed: Phrase;
  readonly off: Phrase;
}

type Five = readonly [string, string, string, string, string];
/** One from its five pieces in each language: question, source, good note, changed fact, off the question. */
export function research(en: Five, fr: Five, es: Five): Research {
  const piece = (at: 0 | 1 | 2 | 3 | 4) => say(en[at], fr[at], es[at]);
  return { question: piece(0), source: piece(1), good: piece(2), changed: piece(3), off: piece(4) };
}

export const RESEARCH: readonly [Research, ...Research[]] = [
  research(
    [
      'How do bees store honey?',
      'Bees turn nectar into honey in the hive and close it up in cells of wax.',
      'nectar → honey → closed wax cells',
      'honey is kept in cells of wood',
      'bees have stripes',
    ],
    [
      'Comment les abeilles gardent-elles le miel ?',
      'Dans la ruche, les abeilles changent le nectar en miel et l’enferment dans des cellules de cire.',
      'nectar → miel → cellules de cire fermées',
      'le miel est gardé dans des cellules de bois',
      'les abeilles ont des rayures',
    ],
    [
      '¿Cómo guardan la miel las abejas?',
      'En la colmena, las abejas convierten el néctar en miel y la encierran en celdas de cera.',
      'néctar → miel → celdas de cera cerradas',
      'la miel se guarda en celdas de madera',
      'las abejas tienen rayas',
    ],
  ),
  research(
    [
      'How does a camel live through days without food?',
      'A camel stores fat in its hump, and its body uses this fat when food is hard to find.',
      'hump = store of fat for hungry days',
      'hump = store of water',
      'camels: one hump or two',
    ],
    [
      'Comment le chameau tient-il des jours sans manger ?',
      'Le chameau garde de la graisse dans sa bosse, et son corps s’en sert quand la nourriture manque.',
      'bosse = réserve de graisse pour les jours de faim',
      'bosse = réserve d’eau',
      'chameaux : une bosse ou deux',
    ],
    [
      '¿Cómo aguanta un camello días sin comer?',
      'El camello guarda grasa en la joroba, y su cuerpo la usa cuando cuesta hallar comida.',
      'joroba = reserva de grasa para días de hambre',
      'joroba = reserva de agua',
      'camellos: una joroba o dos',
    ],
  ),
  research(
    [
      'Why do people build with bamboo?',
      'Bamboo stems are hollow and light, yet they are strong enough for bridges and houses.',
      'light and strong → good for building',
      'heavy and solid → good for building',
      'bamboo = a grass',
    ],
    [
      'Pourquoi construit-on avec du bambou ?',
      'Les tiges de bambou sont creuses et légères, mais assez solides pour des ponts et des maisons.',
      'léger et solide → bon pour bâtir',
      'lourd et plein → bon pour bâtir',
      'bambou = une herbe',
    ],
    [
      '¿Por qué se construye con bambú?',
      'Los tallos de bambú son huecos y ligeros, pero lo bastante fuertes para puentes y casas.',
      'ligero y fuerte → bueno para construir',
      'pesado y macizo → bueno para construir',
      'bambú = una hierba',
    ],
  ),
  research(
    [
      'How do people get salt from the sea?',
      'Sea water is led into wide, shallow ponds; the sun dries the water away, and salt remains.',
      'shallow ponds: sun dries water → salt left',
      'shallow ponds: water freezes → salt left',
      'salt tastes good on bread',
    ],
    [
      'Comment tire-t-on le sel de la mer ?',
      'On mène l’eau de mer dans de larges bassins peu profonds ; le soleil sèche l’eau, et le sel reste.',
      'bassins : le soleil sèche l’eau → reste le sel',
      'bassins : l’eau gèle → reste le sel',
      'le sel est bon sur le pain',
    ],
    [
      '¿Cómo se saca la sal del mar?',
      'Se lleva agua de mar a charcas anchas y poco hondas; el sol seca el agua y queda la sal.',
      'charcas: el sol seca el agua → queda sal',
      'charcas: el agua se hiela → queda sal',
      'la sal va bien con el pan',
    ],
  ),
  research(
    [
      'Why can we see the Moon?',
      'The Moon does not shine by itself; we see it because it reflects the light of the Sun.',
      'no light of its own; reflects sunlight',
      'shines with a light of its own',
      'the Moon goes around the Earth',
    ],
    [
      'Pourquoi voit-on la Lune ?',
      'La Lune ne brille pas par elle-même ; on la voit parce qu’elle renvoie la lumière du Soleil.',
      'pas de lumière à elle ; renvoie celle du Soleil',
      'brille de sa propre lumière',
      'la Lune tourne autour de la Terre',
    ],
    [
      '¿Por qué se ve la Luna?',
      'La Luna no brilla por sí misma; la vemos porque refleja la luz del Sol.',
      'sin luz propia; refleja la del Sol',
      'brilla con luz propia',
      'la Luna gira alrededor de la Tierra',
    ],
  ),
  research(
    [
      'How did messages travel in the Inca state?',
      'Runners called chasquis waited along the roads, and each carried the message to the next.',
      'by runners (chasquis), one to the next',
      'by riders on horses',
      'some roads crossed high mountains',
    ],
    [
      'Comment voyageaient les messages dans l’État inca ?',
      'Des coureurs, les chasquis, attendaient le long des routes, et chacun portait le message au suivant.',
      'par des coureurs (chasquis), de l’un à l’autre',
      'par des cavaliers à cheval',
      'des routes passaient de hautes montagnes',
    ],
    [
      '¿Cómo viajaban los mensajes en el Estado inca?',
      'Unos corredores, los chasquis, esperaban junto a los caminos, y cada uno llevaba el mensaje al siguiente.',
      'por corredores (chasquis), de uno a otro',
      'por jinetes a caballo',
      'había caminos por altas montañas',
    ],
  ),
  research(
    [
      'How do dandelion seeds get around?',
      'Each dandelion seed hangs from a tuft of fine hairs, and the wind can carry it far away.',
      'tuft of hairs → wind takes the seed along',
      'hooks on the seed → sticks to fur',
      'dandelions have yellow flowers',
    ],
    [
      'Comment voyagent les graines du pissenlit ?',
      'Chaque graine de pissenlit pend à une touffe de poils fins, et le vent peut l’emporter loin.',
      'touffe de poils → le vent prend la graine',
      'crochets → la graine colle au poil des bêtes',
      'le pissenlit a des fleurs jaunes',
    ],
    [
      '¿Cómo viajan las semillas del diente de león?',
      'Cada semilla cuelga de un penacho de pelos finos, y el viento puede llevarla lejos.',
      'penacho de pelos → la lleva el viento',
      'ganchos → se pega al pelo de los animales',
      'tiene flores amarillas',
    ],
  ),
];
