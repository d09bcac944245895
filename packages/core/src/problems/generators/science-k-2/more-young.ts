import type { FactQuestion } from '../../fact-questions.ts';
import { say } from '../../say.ts';
import { young } from './young.ts';

/** More of what young share with their parents, and what may differ. */
export const MORE_YOUNG: readonly FactQuestion[] = [
  young(
    say(
      'A black cat has kittens. Which is true?',
      'Une chatte noire a des chatons. Qu’est-ce qui est vrai ?',
      'Una gata negra tiene gatitos. ¿Qué es cierto?',
    ),
    say('Some may be gray', 'Certains peuvent être gris', 'Alguno puede ser gris'),
    say('All of them must be black', 'Tous sont forcément noirs', 'Todos tienen que ser negros'),
    say('Some may be puppies', 'Certains peuvent être des chiots', 'Alguno puede ser un perrito'),
    say(
      'Young can differ in color.',
      'Les petits peuvent changer de couleur.',
      'Las crías pueden cambiar de color.',
    ),
  ),
  young(
    say(
      'A hen sits on her eggs. What hatches?',
      'Une poule couve ses œufs. Que naît-il ?',
      'Una gallina empolla sus huevos. ¿Qué nace?',
    ),
    say('Chicks', 'Des poussins', 'Pollitos'),
    say('Big hens, just like her', 'De grosses poules comme elle', 'Gallinas grandes como ella'),
    say('Kittens', 'Des chatons', 'Gatitos'),
    say('Chicks are the young of hens.', 'Les poussins sont ses petits.', 'Los pollitos son sus crías.'),
  ),
  young(
    say(
      'A bean seed grows. What comes up?',
      'Une graine de haricot pousse. Que sort-il ?',
      'Una semilla de frijol crece. ¿Qué sale?',
    ),
    say('A bean plant', 'Un pied de haricot', 'Una planta de frijol'),
    say('A copy, leaf by leaf', 'Une copie, feuille par feuille', 'Una copia, hoja por hoja'),
    say('A sunflower', 'Un tournesol', 'Un girasol'),
    say('Seeds keep the kind.', 'Les graines gardent l’espèce.', 'Las semillas guardan la especie.'),
  ),
  young(
    say(
      'A foal stands by its mother. Which is true?',
      'Un poulain est près de sa mère. Qu’est-ce qui est vrai ?',
      'Un potro está con su madre. ¿Qué es cierto?',
    ),
    say('It has hooves like her', 'Il a des sabots comme elle', 'Tiene pezuñas como ella'),
    say('It is just as big as her', 'Il est aussi grand qu’elle', 'Es tan grande como ella'),
    say('It has webbed feet', 'Il a des pattes palmées', 'Tiene patas de pato'),
    say(
      'Hooves come from the parents.',
      'Les sabots viennent des parents.',
      'Las pezuñas vienen de los padres.',
    ),
  ),
  young(
    say('What does a caterpillar grow into?', 'Que devient une chenille ?', '¿Qué será una oruga al crecer?'),
    say('A butterfly or a moth', 'Un papillon', 'Una mariposa'),
    say('Only a longer caterpillar', 'Juste une chenille plus longue', 'Solo una oruga más larga'),
    say('A bird', 'Un oiseau', 'Un pájaro'),
    say('Some young change a lot.', 'Certains petits changent beaucoup.', 'Algunas crías cambian mucho.'),
  ),
  young(
    say(
      'Young apple trees grow. Which is true?',
      'De jeunes pommiers poussent. Qu’est-ce qui est vrai ?',
      'Crecen manzanos jóvenes. ¿Qué es cierto?',
    ),
    say('Some grow taller than others', 'Certains deviennent plus hauts', 'Algunos crecen más que otros'),
    say('All grow equally tall', 'Tous ont la même hauteur', 'Todos miden lo mismo'),
    say('Some grow into pear trees', 'Certains deviennent des poiriers', 'Algunos se vuelven perales'),
    say(
      'Plants of one kind differ too.',
      'Les plantes aussi diffèrent un peu.',
      'También las plantas son distintas.',
    ),
  ),
];
