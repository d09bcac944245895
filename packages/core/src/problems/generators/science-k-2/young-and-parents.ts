import type { FactQuestion } from '../../fact-questions.ts';
import { say } from '../../say.ts';
import { young } from './young.ts';

/** What young share with their parents, and what may differ. */
export const PREDICT: readonly [FactQuestion, ...FactQuestion[]] = [
  young(
    say(
      'A spotted dog has puppies. Which is true?',
      'Une chienne tachetée a des chiots. Qu’est-ce qui est vrai ?',
      'Una perra manchada tiene cachorros. ¿Qué es cierto?',
    ),
    say('Their spots can differ', 'Leurs taches peuvent différer', 'Sus manchas pueden ser distintas'),
    say('All spots must be the same', 'Toutes les taches sont pareilles', 'Todas las manchas son iguales'),
    say('They may have feathers', 'Ils peuvent avoir des plumes', 'Pueden tener plumas'),
    say('Young differ a little.', 'Les petits diffèrent un peu.', 'Las crías son algo distintas.'),
  ),
  young(
    say(
      'A rabbit has young. What do they surely have?',
      'Une lapine a des petits. Qu’ont-ils sûrement ?',
      'Una coneja tiene crías. ¿Qué tienen seguro?',
    ),
    say('Long ears as they grow', 'De longues oreilles en grandissant', 'Orejas largas al crecer'),
    say('The very same size', 'Exactement la même taille', 'Justo el mismo tamaño'),
    say('Wings as they grow', 'Des ailes en grandissant', 'Alas al crecer'),
    say(
      'Long ears come from the parents.',
      'Les longues oreilles viennent des parents.',
      'Las orejas largas vienen de los padres.',
    ),
  ),
  young(
    say(
      'A red flower has seeds. What will they grow into?',
      'Une fleur rouge a des graines. Que deviendront-elles ?',
      'Una flor roja da semillas. ¿Qué saldrá de ellas?',
    ),
    say('Plants of the same kind', 'Des plantes de même espèce', 'Plantas de la misma especie'),
    say('Exact copies, leaf by leaf', 'Des copies exactes', 'Copias exactas, hoja por hoja'),
    say('Any kind of plant', 'N’importe quelle plante', 'Cualquier planta'),
    say('Seeds keep the kind.', 'Les graines gardent l’espèce.', 'Las semillas guardan la especie.'),
  ),
  young(
    say(
      'Two lambs have one mother. Which is true?',
      'Deux agneaux ont une mère. Qu’est-ce qui est vrai ?',
      'Dos corderos tienen una madre. ¿Qué es cierto?',
    ),
    say('They can have different colors', 'Ils peuvent différer de couleur', 'Pueden ser de distinto color'),
    say('They must look exactly alike', 'Ils sont exactement pareils', 'Tienen que ser idénticos'),
    say('One may be a calf', 'L’un peut être un veau', 'Uno puede ser un ternero'),
    say(
      'Brothers and sisters differ too.',
      'Frères et sœurs diffèrent aussi.',
      'Los hermanos también son distintos.',
    ),
  ),
  young(
    say(
      'Which one does a duckling grow into?',
      'Que devient un caneton en grandissant ?',
      '¿Qué será un patito al crecer?',
    ),
    say('A duck', 'Un canard', 'Un pato'),
    say('A bigger duckling forever', 'Toujours un caneton plus grand', 'Siempre un patito más grande'),
    say('A hen', 'Une poule', 'Una gallina'),
    say(
      'A young one becomes like its parents.',
      'Un petit devient comme ses parents.',
      'La cría llega a ser como sus padres.',
    ),
  ),
  young(
    say(
      'A tadpole has no legs. Why is it a young frog?',
      'Le têtard n’a pas de pattes. Pourquoi est-il une jeune grenouille ?',
      'El renacuajo no tiene patas. ¿Por qué es una rana joven?',
    ),
    say('It grows into a frog', 'Il devient une grenouille', 'Se convierte en rana'),
    say('It looks just like one', 'Il est tout pareil', 'Es idéntico a ella'),
    say('It swims like fish', 'Il nage comme un poisson', 'Nada como un pez'),
    say('Some young change a lot.', 'Certains petits changent beaucoup.', 'Algunas crías cambian mucho.'),
  ),
];
