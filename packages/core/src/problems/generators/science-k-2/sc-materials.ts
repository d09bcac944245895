import { type PairBank, askPairBank } from '../../fact-pairs.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { MATERIAL_BY_LOOKS } from '../../misconceptions/matter-and-motion.ts';
import { say } from '../../say.ts';

const MATERIALS: PairBank = {
  pairs: [
    {
      left: { text: say('A window', 'Une fenêtre', 'Una ventana'), figure: picture('window') },
      right: { text: say('Glass', 'Le verre', 'El vidrio') },
      why: say('Light goes through glass.', 'La lumière traverse le verre.', 'La luz atraviesa el vidrio.'),
    },
    {
      left: {
        text: say('A warm sweater', 'Un pull chaud', 'Un suéter abrigado'),
        figure: picture('sweater'),
      },
      right: { text: say('Wool', 'La laine', 'La lana') },
      why: say('Wool is soft and warm.', 'La laine est douce et chaude.', 'La lana es suave y abriga.'),
    },
    {
      left: { text: say('A rain umbrella', 'Un parapluie', 'Un paraguas'), figure: picture('umbrella') },
      right: { text: say('Thin plastic', 'Le plastique fin', 'El plástico fino') },
      why: say('Water runs off, and it bends.', 'L’eau glisse et il se plie.', 'El agua resbala y se dobla.'),
    },
    {
      left: { text: say('A nail', 'Un clou', 'Un clavo'), figure: picture('nail') },
      right: { text: say('Iron', 'Le fer', 'El hierro') },
      why: say(
        'Iron is hard and does not break.',
        'Le fer est dur et ne casse pas.',
        'El hierro es duro y no se rompe.',
      ),
    },
    {
      left: { text: say('A chair', 'Une chaise', 'Una silla'), figure: picture('chair') },
      right: { text: say('Wood', 'Le bois', 'La madera') },
      why: say(
        'Wood is strong and easy to cut.',
        'Le bois est solide et facile à couper.',
        'La madera es fuerte y fácil de cortar.',
      ),
      alsoFits: ['Iron'],
    },
    {
      left: { text: say('A book page', 'Une page de livre', 'Una hoja de libro'), figure: picture('book') },
      right: { text: say('Paper', 'Le papier', 'El papel') },
      why: say(
        'Paper folds and takes ink.',
        'Le papier se plie et prend l’encre.',
        'El papel se dobla y toma tinta.',
      ),
    },
    {
      left: { text: say('A towel', 'Une serviette', 'Una toalla'), figure: picture('towel') },
      right: { text: say('Cotton', 'Le coton', 'El algodón') },
      why: say('Cotton drinks up water.', 'Le coton boit l’eau.', 'El algodón absorbe el agua.'),
      alsoFits: ['Wool', 'Paper'],
    },
    {
      left: {
        text: say('A bouncing ball', 'Un ballon qui rebondit', 'Una pelota que rebota'),
        figure: picture('ball'),
      },
      right: { text: say('Rubber', 'Le caoutchouc', 'El caucho') },
      why: say('Rubber springs back.', 'Le caoutchouc reprend sa forme.', 'El caucho recupera su forma.'),
    },
    {
      left: { text: say('A cooking pot', 'Une casserole', 'Una olla') },
      right: { text: say('Steel', 'L’acier', 'El acero') },
      why: say(
        'Steel bears the heat of fire.',
        'L’acier supporte la chaleur du feu.',
        'El acero aguanta el calor del fuego.',
      ),
      alsoFits: ['Iron', 'Glass', 'Wood', 'Copper', 'Baked clay'],
    },
    {
      left: { text: say('A candle', 'Une bougie', 'Una vela'), figure: picture('candle') },
      right: { text: say('Wax', 'La cire', 'La cera') },
      why: say(
        'Wax melts and feeds the flame.',
        'La cire fond et nourrit la flamme.',
        'La cera se funde y alimenta la llama.',
      ),
    },
    {
      left: { text: say('An electric wire', 'Un fil électrique', 'Un cable eléctrico') },
      right: { text: say('Copper', 'Le cuivre', 'El cobre') },
      why: say(
        'Electricity runs well in copper.',
        'Le courant passe bien dans le cuivre.',
        'La corriente pasa bien por el cobre.',
      ),
      alsoFits: ['Iron', 'Steel'],
    },
    {
      left: { text: say('A flower pot', 'Un pot de fleurs', 'Una maceta') },
      right: { text: say('Baked clay', 'L’argile cuite', 'La arcilla cocida') },
      why: say(
        'Baked clay stays hard when wet.',
        'L’argile cuite reste dure, même mouillée.',
        'La arcilla cocida mojada sigue dura.',
      ),
      alsoFits: ['Thin plastic', 'Wood', 'Iron', 'Steel'],
    },
  ],
  askRight: say(
    '{left}: what is best for it?',
    '{left} : quoi de mieux pour cela ?',
    '{left}: ¿qué es lo mejor?',
  ),
  askLeft: say(
    '{right}: what is it best for?',
    '{right} : c’est mieux pour quoi ?',
    '{right}: ¿para qué es mejor?',
  ),
  askMatch: say(
    'Find the best material for each.',
    'Trouve le meilleur matériau pour chacun.',
    'Busca el mejor material para cada uno.',
  ),
  mixedUp: MATERIAL_BY_LOOKS,
  nudge: say('What must it be able to do?', 'Que doit-il pouvoir faire ?', '¿Qué debe poder hacer?'),
  rule: [
    say('Must it bend, or be hard?', 'Doit-il plier ou être dur ?', '¿Debe doblarse o ser duro?'),
    say('The use decides the material.', 'L’usage décide du matériau.', 'El uso decide el material.'),
  ],
};

/** Materials and what they are good for (NGSS 2-PS1-1). */
export const scMaterials = generator('sc-materials', (random, difficulty) =>
  askPairBank(MATERIALS, random, difficulty),
);
