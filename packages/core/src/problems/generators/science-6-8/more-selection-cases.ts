import type { FactQuestion } from '../../fact-questions.ts';
import { selectionQuestion } from './selection-cases.ts';

/** More cases of natural selection to be explained. */
export const MORE_SELECTION_CASES: readonly FactQuestion[] = [
  selectionQuestion(
    [
      'Soot had darkened the tree trunks near a city, and dark moths became common there. Why?',
      'La suie avait noirci les troncs près d’une ville, et les papillons sombres y devinrent nombreux. Pourquoi ?',
      'El hollín había oscurecido los troncos cerca de una ciudad y allí abundaron las polillas oscuras. ¿Por qué?',
    ],
    [
      'Birds ate fewer of the dark moths.',
      'Les oiseaux mangeaient moins de papillons sombres.',
      'Las aves comían menos polillas oscuras.',
    ],
    [
      'The moths darkened themselves in order to hide.',
      'Les papillons se sont assombris pour se cacher.',
      'Las polillas se oscurecieron para esconderse.',
    ],
    [
      'Soot stained the moths, and their young got the stain.',
      'La suie tachait les papillons, et leurs petits en héritaient.',
      'El hollín manchó a las polillas y sus crías heredaron la mancha.',
    ],
    [
      'Wing color is inherited, and it differed before the soot.',
      'La couleur des ailes s’hérite et variait avant la suie.',
      'El color de las alas se hereda y ya variaba antes del hollín.',
    ],
  ),
  selectionQuestion(
    [
      'A new virus killed most wild rabbits. Years later it killed a smaller share of them. What had happened to the rabbits?',
      'Un nouveau virus a tué la plupart des lapins sauvages. Des années après, il en tuait une part plus petite. Que s’était-il passé chez les lapins ?',
      'Un virus nuevo mató a casi todos los conejos silvestres. Años después mataba a una parte menor. ¿Qué había pasado con los conejos?',
    ],
    [
      'Rabbits that could resist the virus had left more young.',
      'Des lapins qui résistaient au virus avaient laissé plus de petits.',
      'Los conejos que resistían al virus habían dejado más crías.',
    ],
    [
      'The rabbits had made themselves strong because they had to.',
      'Les lapins s’étaient rendus forts parce qu’il le fallait.',
      'Los conejos se habían hecho fuertes porque debían.',
    ],
    [
      'Rabbits had got used to the virus and taught this to their young.',
      'Les lapins s’étaient habitués au virus et l’avaient appris à leurs petits.',
      'Los conejos se habían acostumbrado al virus y lo enseñaron a sus crías.',
    ],
    [
      'Resistance is partly inherited, so the young of survivors had more of it.',
      'La résistance s’hérite en partie : les petits des survivants en avaient plus.',
      'La resistencia se hereda en parte: las crías de los supervivientes tenían más.',
    ],
  ),
  selectionQuestion(
    [
      'Nets with wide meshes catch only large fish. After many generations, grown fish of this kind are smaller. Why?',
      'Des filets à larges mailles ne prennent que les gros poissons. Après bien des générations, les adultes sont plus petits. Pourquoi ?',
      'Redes de malla ancha atrapan solo peces grandes. Tras muchas generaciones, los adultos son más pequeños. ¿Por qué?',
    ],
    [
      'Fish that stayed small slipped through and had young.',
      'Les poissons restés petits passaient et se reproduisaient.',
      'Los peces que seguían pequeños escapaban y criaban.',
    ],
    [
      'The fish shrank because they wanted to escape.',
      'Les poissons ont rapetissé parce qu’ils voulaient s’échapper.',
      'Los peces encogieron porque querían escapar.',
    ],
    [
      'Squeezing through the net made fish small, and their young, too.',
      'Se serrer dans le filet a rapetissé les poissons, puis leurs petits.',
      'Apretarse en la red achicó a los peces y también a sus crías.',
    ],
    [
      'Size at full growth is partly inherited.',
      'La taille adulte s’hérite en partie.',
      'El tamaño adulto se hereda en parte.',
    ],
  ),
  selectionQuestion(
    [
      'A woman lifts weights for years and grows strong. Will her baby be born with larger muscles because of it?',
      'Une femme soulève des poids pendant des années et devient forte. Son bébé naîtra-t-il plus musclé pour cela ?',
      'Una mujer levanta pesas durante años y se hace fuerte. ¿Nacerá por eso su bebé con más músculo?',
    ],
    [
      'No, because training does not change the genes that are passed on.',
      'Non, car l’entraînement ne change pas les gènes transmis.',
      'No, porque el entrenamiento no cambia los genes que se transmiten.',
    ],
    [
      'Yes, because the baby will need strength, too.',
      'Oui, car le bébé aura aussi besoin de force.',
      'Sí, porque el bebé también necesitará fuerza.',
    ],
    [
      'Yes, because what a body gains in life is inherited.',
      'Oui, car ce que le corps gagne dans la vie s’hérite.',
      'Sí, porque lo que el cuerpo gana en la vida se hereda.',
    ],
    [
      'Muscles grow by use; egg cells carry genes.',
      'Les muscles grandissent par l’usage ; les ovules portent des gènes.',
      'Los músculos crecen con el uso; los óvulos llevan genes.',
    ],
  ),
];
