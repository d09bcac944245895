import { type SortBank, askSortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { MIXTURE_TAKEN_FOR_NEW, NEW_SUBSTANCE_MISSED } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';

const CHANGES: SortBank = {
  groups: [
    {
      name: say('Mixture', 'Mélange', 'Mezcla'),
      ask: say(
        'Which of these is only a mixture?',
        'Lequel est seulement un mélange ?',
        '¿Cuál es solo una mezcla?',
      ),
      why: say(
        'Its parts are unchanged and can be got back.',
        'Ses parties restent les mêmes et se récupèrent.',
        'Sus partes no cambian y se pueden recuperar.',
      ),
      falseWhys: [
        [
          say(
            'A gas that was not there before came out.',
            'Un gaz nouveau s’est dégagé.',
            'Salió un gas que antes no había.',
          ),
          MIXTURE_TAKEN_FOR_NEW,
        ],
        [
          say(
            'Its parts are gone for good.',
            'Ses parties ont disparu pour toujours.',
            'Sus partes desaparecieron para siempre.',
          ),
          MIXTURE_TAKEN_FOR_NEW,
        ],
      ],
      mistaken: NEW_SUBSTANCE_MISSED,
    },
    {
      name: say('New substance', 'Substance nouvelle', 'Sustancia nueva'),
      ask: say(
        'In which of these does a new substance form?',
        'Où se forme une substance nouvelle ?',
        '¿En cuál se forma una sustancia nueva?',
      ),
      why: say(
        'Something with other properties has formed.',
        'Quelque chose d’autres propriétés s’est formé.',
        'Se formó algo con otras propiedades.',
      ),
      falseWhys: [
        [
          say(
            'The parts can be picked out again.',
            'On peut retrier les parties.',
            'Las partes se pueden volver a separar.',
          ),
          NEW_SUBSTANCE_MISSED,
        ],
        [say('It was only stirred.', 'On l’a seulement remué.', 'Solo se removió.'), NEW_SUBSTANCE_MISSED],
      ],
      mistaken: MIXTURE_TAKEN_FOR_NEW,
    },
  ],
  things: [
    { name: say('Salt stirred into water', 'Du sel remué dans l’eau', 'Sal removida en agua'), group: 0 },
    {
      name: say('Sand and iron filings', 'Du sable et de la limaille de fer', 'Arena y limaduras de hierro'),
      group: 0,
    },
    {
      name: say('A bowl of beans and rice', 'Un bol de haricots et de riz', 'Un tazón de frijoles y arroz'),
      group: 0,
    },
    { name: say('Muddy water', 'De l’eau boueuse', 'Agua con barro'), group: 0 },
    { name: say('Sugar stirred into tea', 'Du sucre remué dans le thé', 'Azúcar removida en té'), group: 0 },
    {
      name: say('Oil and water shaken up', 'De l’huile et de l’eau secouées', 'Aceite y agua agitados'),
      group: 0,
    },
    {
      name: say('Wood burning to ash', 'Du bois qui brûle en cendre', 'Madera que arde y queda ceniza'),
      group: 1,
    },
    {
      name: say(
        'Vinegar and baking soda fizzing',
        'Vinaigre et bicarbonate qui moussent',
        'Vinagre y bicarbonato con burbujas',
      ),
      group: 1,
    },
    { name: say('Iron rusting', 'Du fer qui rouille', 'Hierro que se oxida'), group: 1 },
    { name: say('Milk turning sour', 'Du lait qui tourne', 'Leche que se agria'), group: 1 },
    {
      name: say('Yeast dough rising', 'De la pâte à la levure qui lève', 'Masa con levadura que sube'),
      group: 1,
    },
    { name: say('A cake baking', 'Un gâteau qui cuit', 'Un pastel que se hornea'), group: 1 },
  ],
  askGroup: say(
    '{thing}: a mixture or a new substance?',
    '{thing} : mélange ou substance nouvelle ?',
    '{thing}: ¿mezcla o sustancia nueva?',
  ),
  askSort: say(
    'Sort: mixture or new substance?',
    'Trie : mélange ou substance nouvelle ?',
    'Clasifica: ¿mezcla o sustancia nueva?',
  ),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'Could you get the first things back?',
    'Pourrais-tu retrouver les choses du début ?',
    '¿Se podría recuperar lo del principio?',
  ),
  rule: [
    say(
      'Look for signs: new color, gas, smell, light or heat.',
      'Cherche des signes : couleur, gaz, odeur, lumière ou chaleur nouvelle.',
      'Busca señales: color, gas, olor, luz o calor nuevos.',
    ),
    say(
      'Such signs show that other matter has formed.',
      'Ces signes montrent qu’une autre matière s’est formée.',
      'Esas señales muestran que se formó otra materia.',
    ),
  ],
};

/** Mixtures and new substances (NGSS 5-PS1-4). */
export const scMixtures = generator('sc-mixtures', (random, difficulty) =>
  askSortBank(CHANGES, random, difficulty),
);
