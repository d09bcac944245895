import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { SERVICE_TAKEN_FOR_GOOD } from '../../misconceptions/society.ts';
import { say } from '../../say.ts';

const GOODS: SortBank = {
  groups: [
    {
      name: say('A good', 'Un bien', 'Un bien'),
      ask: say('Which one is a good?', 'Lequel est un bien ?', '¿Cuál es un bien?'),
      why: say('You can hold and keep it.', 'On peut le tenir et le garder.', 'Se puede tomar y guardar.'),
      falseWhys: [
        [
          say('Somebody does it for you.', 'Quelqu’un le fait pour toi.', 'Alguien lo hace por ti.'),
          SERVICE_TAKEN_FOR_GOOD,
        ],
        [say('It costs no money.', 'Cela ne coûte rien.', 'No cuesta dinero.'), SERVICE_TAKEN_FOR_GOOD],
      ],
      mistaken: SERVICE_TAKEN_FOR_GOOD,
    },
    {
      name: say('A service', 'Un service', 'Un servicio'),
      ask: say('Which one is a service?', 'Lequel est un service ?', '¿Cuál es un servicio?'),
      why: say('Somebody works for you.', 'Quelqu’un travaille pour toi.', 'Alguien trabaja para ti.'),
      falseWhys: [
        [
          say('You can put it in a bag.', 'On le met dans un sac.', 'Se mete en una bolsa.'),
          SERVICE_TAKEN_FOR_GOOD,
        ],
        [
          say('It grows on a tree.', 'Cela pousse sur un arbre.', 'Crece en un árbol.'),
          SERVICE_TAKEN_FOR_GOOD,
        ],
      ],
      mistaken: SERVICE_TAKEN_FOR_GOOD,
    },
  ],
  things: [
    { name: say('A loaf of bread', 'Un pain', 'Un pan'), group: 0 },
    { name: say('A pair of shoes', 'Une paire de chaussures', 'Un par de zapatos'), group: 0 },
    { name: say('A mango', 'Une mangue', 'Un mango'), group: 0 },
    { name: say('A book', 'Un livre', 'Un libro'), group: 0 },
    { name: say('A chair', 'Une chaise', 'Una silla'), group: 0 },
    { name: say('A woven basket', 'Un panier tressé', 'Una cesta tejida'), group: 0 },
    { name: say('A haircut', 'Une coupe de cheveux', 'Un corte de pelo'), group: 1 },
    { name: say('A bus ride', 'Un trajet en bus', 'Un viaje en bus'), group: 1 },
    { name: say('A music lesson', 'Une leçon de musique', 'Una clase de música'), group: 1 },
    { name: say('A check by the doctor', 'Une visite chez le médecin', 'Una visita médica'), group: 1 },
    { name: say('Fixing a bike', 'Réparer un vélo', 'Arreglar una bici'), group: 1 },
    { name: say('Cleaning a street', 'Nettoyer une rue', 'Limpiar una calle'), group: 1 },
  ],
  askGroup: say('{thing}: a good or a service?', '{thing} : bien ou service ?', '{thing}: ¿bien o servicio?'),
  askSort: say('Good or service? Sort them.', 'Bien ou service ? Trie.', '¿Bien o servicio? Clasifica.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say('Can you carry it home?', 'Peux-tu l’emporter ?', '¿Puedes llevarlo a casa?'),
  rule: [
    say('Ask: is it a thing or work?', 'Demande : chose ou travail ?', 'Pregunta: ¿cosa o trabajo?'),
    say('Things can be kept.', 'Les choses se gardent.', 'Las cosas se guardan.'),
  ],
};

/** Goods and services (C3 D2.Eco.3.K-2). */
export const ssGoods = generator('ss-goods', (random, difficulty) => askSortBank(GOODS, random, difficulty));
