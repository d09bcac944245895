import { type SortBank, askSortBank } from '../../fact-sort.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { CHANGE_THOUGHT_FINAL, CHANGE_THOUGHT_TO_REVERSE } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';

const CHANGES: SortBank = {
  groups: [
    {
      name: say('Can go back', 'Peut revenir', 'Puede volver'),
      ask: say(
        'Which change can go back?',
        'Quel changement peut revenir ?',
        '¿Qué cambio puede volver atrás?',
      ),
      why: say(
        'It is still the same stuff.',
        'C’est encore la même matière.',
        'Sigue siendo la misma materia.',
      ),
      falseWhys: [
        [
          say('It is now new stuff.', 'C’est une matière nouvelle.', 'Ya es otra materia.'),
          CHANGE_THOUGHT_FINAL,
        ],
        [say('It went very fast.', 'C’était très rapide.', 'Fue muy rápido.'), CHANGE_THOUGHT_FINAL],
      ],
      mistaken: CHANGE_THOUGHT_TO_REVERSE,
    },
    {
      name: say('Stays changed', 'Reste changé', 'Queda cambiado'),
      ask: say('Which one stays changed?', 'Lequel reste changé ?', '¿Cuál queda cambiado?'),
      why: say('It is now new stuff.', 'C’est une matière nouvelle.', 'Ya es otra materia.'),
      falseWhys: [
        [
          say(
            'It is still the same stuff.',
            'C’est encore la même matière.',
            'Sigue siendo la misma materia.',
          ),
          CHANGE_THOUGHT_TO_REVERSE,
        ],
        [
          say('It only got softer.', 'C’est seulement plus mou.', 'Solo está más blando.'),
          CHANGE_THOUGHT_TO_REVERSE,
        ],
      ],
      mistaken: CHANGE_THOUGHT_FINAL,
    },
  ],
  things: [
    { name: say('Ice melts', 'La glace fond', 'El hielo se derrite'), group: 0, picture: picture('ice') },
    { name: say('Snow melts', 'La neige fond', 'La nieve se derrite'), group: 0, picture: picture('snow') },
    { name: say('Water freezes', 'L’eau gèle', 'El agua se congela'), group: 0, picture: picture('drop') },
    { name: say('Chocolate melts', 'Le chocolat fond', 'El chocolate se derrite'), group: 0 },
    { name: say('Butter melts', 'Le beurre fond', 'La mantequilla se derrite'), group: 0 },
    {
      name: say('Candle wax melts', 'La cire fond', 'La cera se derrite'),
      group: 0,
      picture: picture('candle'),
    },
    {
      name: say('Metal is melted', 'On fond du métal', 'Se funde metal'),
      group: 0,
      picture: picture('spoon'),
    },
    { name: say('Wood burns', 'Le bois brûle', 'La madera se quema'), group: 1, picture: picture('fire') },
    {
      name: say('An egg is boiled', 'On cuit un œuf', 'Se cuece un huevo'),
      group: 1,
      picture: picture('egg'),
    },
    { name: say('Bread is baked', 'On cuit du pain', 'Se hornea pan'), group: 1, picture: picture('bread') },
    { name: say('Paper burns', 'Le papier brûle', 'El papel se quema'), group: 1, picture: picture('book') },
    {
      name: say('Toast turns black', 'Le pain grillé noircit', 'La tostada se pone negra'),
      group: 1,
      picture: picture('bread'),
    },
  ],
  askGroup: say('{thing}: can it go back?', '{thing} : peut-on revenir ?', '{thing}: ¿puede volver atrás?'),
  askSort: say('Can it go back? Sort them.', 'Peut-on revenir ? Trie.', '¿Puede volver atrás? Clasifica.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'Think: warm it or cool it again.',
    'Pense : chauffer ou refroidir encore.',
    'Piensa: calentar o enfriar otra vez.',
  ),
  rule: [
    say(
      'Ask: is it still the same stuff?',
      'Demande : est-ce la même matière ?',
      'Pregunta: ¿es la misma materia?',
    ),
    say(
      'Melting and freezing keep the stuff.',
      'Fondre et geler gardent la matière.',
      'Derretir y congelar guardan la materia.',
    ),
  ],
};

/** Heating and cooling: changes that go back or stay (NGSS 2-PS1-4). */
export const scHeatcool = generator('sc-heatcool', (random, difficulty) =>
  askSortBank(CHANGES, random, difficulty),
);
