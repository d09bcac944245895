import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { say } from '../../say.ts';
import { known, termBank } from './terms.ts';

const SOUTH_ASIA = termBank([
  known(
    say('Mohenjo-daro', 'Mohenjo-daro', 'Mohenjo-Daro'),
    say(
      'was an Indus city with brick drains and a great bath',
      'était une ville de l’Indus avec des égouts en brique et un grand bain',
      'fue una ciudad del Indo con desagües de ladrillo y un gran baño',
    ),
    say(
      'Streets and bricks follow fixed measures.',
      'Rues et briques suivent des mesures fixes.',
      'Calles y ladrillos siguen medidas fijas.',
    ),
  ),
  known(
    say('Indus seals', 'Les sceaux de l’Indus', 'Los sellos del Indo'),
    say(
      'carry short signs that nobody can read yet',
      'portent de courts signes que personne ne sait encore lire',
      'llevan signos breves que nadie sabe leer aún',
    ),
    say(
      'Some were found in Mesopotamia, so trade reached that far.',
      'On en a trouvé en Mésopotamie : le commerce allait jusque-là.',
      'Algunos se hallaron en Mesopotamia: el comercio llegaba hasta allí.',
    ),
  ),
  known(
    say('The Rigveda', 'Le Rigveda', 'El Rigveda'),
    say(
      'is a collection of hymns that was passed on by heart in Sanskrit',
      'est un recueil d’hymnes transmis par cœur en sanskrit',
      'es una colección de himnos transmitida de memoria en sánscrito',
    ),
    say(
      'Reciters still learn it by exact methods.',
      'Des récitants l’apprennent encore par des méthodes exactes.',
      'Aún hay recitadores que lo aprenden con métodos exactos.',
    ),
  ),
  known(
    say('Panini', 'Panini', 'Panini'),
    say(
      'described Sanskrit with almost four thousand short rules',
      'a décrit le sanskrit par près de quatre mille règles brèves',
      'describió el sánscrito con casi cuatro mil reglas breves',
    ),
    say(
      'His grammar works like a machine of rules.',
      'Sa grammaire fonctionne comme une machine à règles.',
      'Su gramática funciona como una máquina de reglas.',
    ),
  ),
  known(
    say('The Buddha', 'Le Bouddha', 'El Buda'),
    say(
      'taught in the Ganges plain a way out of suffering',
      'a enseigné dans la plaine du Gange une voie hors de la souffrance',
      'enseñó en la llanura del Ganges un camino para salir del sufrimiento',
    ),
    say(
      'Monks and nuns carried his teaching to many lands.',
      'Moines et nonnes ont porté son enseignement en bien des pays.',
      'Monjes y monjas llevaron su enseñanza a muchas tierras.',
    ),
  ),
  known(
    say('Ashoka', 'Ashoka', 'Ashoka'),
    say(
      'had edicts on kindness and good conduct carved on rocks and pillars',
      'a fait graver sur rochers et piliers des édits sur la bonté et la conduite',
      'mandó grabar en rocas y pilares edictos sobre la bondad y la conducta',
    ),
    say(
      'In one of them he regrets the war against Kalinga.',
      'Dans l’un d’eux, il regrette la guerre contre le Kalinga.',
      'En uno de ellos lamenta la guerra contra Kalinga.',
    ),
  ),
  known(
    say('Aryabhata', 'Aryabhata', 'Aryabhata'),
    say(
      'explained in 499 CE that the Earth turns',
      'a expliqué en 499 apr. J.-C. que la Terre tourne',
      'explicó en 499 e. c. que la Tierra gira',
    ),
    say(
      'He compares it with a boat from which the bank seems to move.',
      'Il la compare à un bateau d’où la rive semble bouger.',
      'La compara con una barca desde la que parece moverse la orilla.',
    ),
  ),
  known(
    say('Nalanda', 'Nalanda', 'Nalanda'),
    say(
      'was a place of Buddhist learning with students from far countries',
      'était un lieu d’étude bouddhique avec des étudiants venus de loin',
      'fue un lugar de estudio budista con estudiantes de tierras lejanas',
    ),
    say(
      'Xuanzang came there from China.',
      'Xuanzang y est venu de Chine.',
      'Xuanzang llegó allí desde China.',
    ),
  ),
  known(
    say('Kalidasa', 'Kalidasa', 'Kalidasa'),
    say(
      'wrote the play about Shakuntala and a lost ring',
      'a écrit la pièce sur Shakuntala et un anneau perdu',
      'escribió la obra sobre Shakuntala y un anillo perdido',
    ),
    say(
      'He is the best-known poet of classical Sanskrit.',
      'C’est le poète le plus connu du sanskrit classique.',
      'Es el poeta más conocido del sánscrito clásico.',
    ),
  ),
  known(
    say('The Iron Pillar of Delhi', 'Le pilier de fer de Delhi', 'El pilar de hierro de Delhi'),
    say(
      'has stood since Gupta times and has hardly rusted',
      'est debout depuis les Gupta et a à peine rouillé',
      'está en pie desde los guptas y apenas se ha oxidado',
    ),
    say(
      'A thin layer with phosphorus protects the metal.',
      'Une fine couche au phosphore protège le métal.',
      'Una fina capa con fósforo protege el metal.',
    ),
  ),
  known(
    say('Brahmagupta', 'Brahmagupta', 'Brahmagupta'),
    say(
      'wrote rules for reckoning with zero in 628 CE',
      'a écrit en 628 apr. J.-C. des règles pour calculer avec zéro',
      'escribió en 628 e. c. reglas para calcular con el cero',
    ),
    say(
      'He also gave rules for debts and fortunes, our negative and positive numbers.',
      'Il donne aussi des règles pour les dettes et les biens, nos nombres négatifs et positifs.',
      'También dio reglas para deudas y bienes, nuestros números negativos y positivos.',
    ),
  ),
  known(
    say('Chandragupta', 'Chandragupta', 'Chandragupta'),
    say(
      'founded the Maurya kingdom, with its capital at Pataliputra',
      'a fondé le royaume Maurya, avec Pataliputra pour capitale',
      'fundó el reino Maurya, con capital en Pataliputra',
    ),
    say('Ashoka was his grandson.', 'Ashoka était son petit-fils.', 'Ashoka fue su nieto.'),
  ),
]);

/** South Asia from the Indus cities to the Guptas (C3 D2.His.2.6-8). */
export const ssIndia = generator('ss-india', (random, difficulty) =>
  askPairBank(SOUTH_ASIA, random, difficulty),
);
