import { type PairBank, leftOf, matchPairs, rightOf } from '../../fact-pairs.ts';
import { askQuestion } from '../../fact-questions.ts';
import { picture } from '../../generators/drawing/draw-picture.ts';
import { generator } from '../../item.ts';
import { OTHER_FAMILY } from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';
import { MORE_YOUNG } from './more-young.ts';
import { PREDICT } from './young-and-parents.ts';

const FAMILIES: PairBank = {
  pairs: [
    {
      left: { text: say('Hen', 'Poule', 'Gallina'), figure: picture('hen') },
      right: { text: say('Chick', 'Poussin', 'Pollito'), figure: picture('chick') },
      why: say(
        'Both have beaks and feathers.',
        'Tous deux ont bec et plumes.',
        'Ambos tienen pico y plumas.',
      ),
    },
    {
      left: { text: say('Frog', 'Grenouille', 'Rana'), figure: picture('frog') },
      right: { text: say('Tadpole', 'Têtard', 'Renacuajo'), figure: picture('tadpole') },
      why: say(
        'A tadpole grows legs later.',
        'Le têtard aura des pattes plus tard.',
        'Al renacuajo le salen patas después.',
      ),
    },
    {
      left: { text: say('Butterfly', 'Papillon', 'Mariposa'), figure: picture('butterfly') },
      right: { text: say('Caterpillar', 'Chenille', 'Oruga'), figure: picture('caterpillar') },
      why: say(
        'A caterpillar grows wings later.',
        'La chenille aura des ailes plus tard.',
        'A la oruga le salen alas después.',
      ),
    },
    {
      left: { text: say('Cat', 'Chat', 'Gato'), figure: picture('cat') },
      right: { text: say('Kitten', 'Chaton', 'Gatito'), figure: picture('cat', 'small') },
      why: say(
        'Both have fur and soft paws.',
        'Tous deux ont poils et pattes douces.',
        'Ambos tienen pelo y patas suaves.',
      ),
    },
    {
      left: { text: say('Dog', 'Chien', 'Perro'), figure: picture('dog') },
      right: { text: say('Puppy', 'Chiot', 'Cachorro'), figure: picture('dog', 'small') },
      why: say(
        'Both have fur and long ears.',
        'Tous deux ont poils et longues oreilles.',
        'Ambos tienen pelo y orejas largas.',
      ),
    },
    {
      left: { text: say('Cow', 'Vache', 'Vaca'), figure: picture('cow') },
      right: { text: say('Calf', 'Veau', 'Ternero'), figure: picture('cow', 'small') },
      why: say(
        'Both have hooves and spots.',
        'Tous deux ont sabots et taches.',
        'Ambos tienen pezuñas y manchas.',
      ),
    },
    {
      left: { text: say('Sheep', 'Mouton', 'Oveja'), figure: picture('sheep') },
      right: { text: say('Lamb', 'Agneau', 'Cordero'), figure: picture('sheep', 'small') },
      why: say('Both have wool.', 'Tous deux ont de la laine.', 'Ambos tienen lana.'),
    },
    {
      left: { text: say('Duck', 'Canard', 'Pato'), figure: picture('duck') },
      right: { text: say('Duckling', 'Caneton', 'Patito'), figure: picture('duck', 'small') },
      why: say('Both have flat beaks.', 'Tous deux ont un bec plat.', 'Ambos tienen pico plano.'),
    },
    {
      left: { text: say('Horse', 'Cheval', 'Caballo'), figure: picture('horse') },
      right: { text: say('Foal', 'Poulain', 'Potro'), figure: picture('horse', 'small') },
      why: say(
        'Both have hooves and a mane.',
        'Tous deux ont sabots et crinière.',
        'Ambos tienen pezuñas y crin.',
      ),
    },
    {
      left: { text: say('Tree', 'Arbre', 'Árbol'), figure: picture('tree') },
      right: { text: say('Young tree', 'Jeune arbre', 'Arbolito'), figure: picture('tree', 'small') },
      why: say(
        'Both have a trunk and leaves.',
        'Tous deux ont tronc et feuilles.',
        'Ambos tienen tronco y hojas.',
      ),
    },
  ],
  askRight: say('{left}: which is its young?', '{left} : quel est son petit ?', '{left}: ¿cuál es su cría?'),
  askLeft: say(
    '{right}: which is its parent?',
    '{right} : quel est son parent ?',
    '{right}: ¿cuál es su madre o padre?',
  ),
  askMatch: say(
    'Find each parent’s young.',
    'Trouve le petit de chaque parent.',
    'Busca la cría de cada uno.',
  ),
  mixedUp: OTHER_FAMILY,
  nudge: say(
    'Compare feet, coat and head.',
    'Compare pattes, poil et tête.',
    'Compara patas, pelo y cabeza.',
  ),
  rule: [
    say('Look at what both have.', 'Regarde ce qu’ils ont en commun.', 'Mira lo que ambos tienen.'),
    say(
      'Young are like their parents.',
      'Les petits ressemblent aux parents.',
      'Las crías se parecen a los padres.',
    ),
  ],
};

/** Young are like their parents, but not exactly (NGSS 1-LS3-1). */
export const scParents = generator('sc-parents', (random, difficulty) => {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? rightOf(FAMILIES, random) : leftOf(FAMILIES, random);
  return difficulty === 2
    ? matchPairs(FAMILIES, random, 4)
    : askQuestion([...PREDICT, ...MORE_YOUNG], random);
});
