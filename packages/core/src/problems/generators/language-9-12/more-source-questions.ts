import type { FactQuestion } from '../../fact-questions.ts';
import { say } from '../../say.ts';
import { askOfSource } from './source-questions.ts';

/** More on what a source shows for certain, and what it does not. */
export const MORE_SOURCE_QUESTIONS: readonly FactQuestion[] = [
  askOfSource(
    say(
      'A soldier’s letter home says that all is well. What does it show for certain?',
      'La lettre d’un soldat à sa famille dit que tout va bien. Que montre-t-elle avec certitude ?',
      'La carta de un soldado a su familia dice que todo va bien. ¿Qué muestra con certeza?',
    ),
    say(
      'What he wanted his family to read',
      'Ce qu’il voulait que sa famille lise',
      'Lo que quería que leyera su familia',
    ),
    say('That he was in no danger', 'Qu’il n’était pas en danger', 'Que no estaba en peligro'),
    say(
      'That it is reliable, because it is old',
      'Qu’elle est sûre, parce qu’elle est ancienne',
      'Que es fiable, porque es antigua',
    ),
    say(
      'Letters are written for their readers; some also passed a censor.',
      'Une lettre s’écrit pour qui la lit ; certaines passaient par la censure.',
      'Una carta se escribe para quien la lee; algunas pasaban por la censura.',
    ),
  ),
  askOfSource(
    say(
      'A tax list of 1500 names 40 houses in a village. What does it show for certain?',
      'Un rôle d’impôt de 1500 nomme 40 maisons d’un village. Que montre-t-il avec certitude ?',
      'Una lista de impuestos de 1500 nombra 40 casas de una aldea. ¿Qué muestra con certeza?',
    ),
    say(
      'How many houses the tax officer listed',
      'Combien de maisons l’agent a inscrites',
      'Cuántas casas anotó el recaudador',
    ),
    say(
      'That no other house stood there',
      'Qu’aucune autre maison n’y était',
      'Que no había ninguna otra casa',
    ),
    say(
      'How all villages of that age looked',
      'À quoi ressemblaient tous les villages d’alors',
      'Cómo eran todas las aldeas de entonces',
    ),
    say(
      'Houses that paid no tax may be missing.',
      'Les maisons qui ne payaient pas peuvent manquer.',
      'Pueden faltar las casas que no pagaban.',
    ),
  ),
  askOfSource(
    say(
      'A photo of 1900 shows a family in their best clothes. What should be asked first?',
      'Une photo de 1900 montre une famille en habits du dimanche. Que faut-il demander d’abord ?',
      'Una foto de 1900 muestra a una familia con sus mejores ropas. ¿Qué hay que preguntar primero?',
    ),
    say(
      'Who had it taken, and for what occasion',
      'Qui l’a fait prendre, et à quelle occasion',
      'Quién la encargó y con qué motivo',
    ),
    say(
      'Nothing, since a photo cannot mislead',
      'Rien, car une photo ne peut pas tromper',
      'Nada, porque una foto no puede engañar',
    ),
    say(
      'Nothing, since it is more than a century old',
      'Rien, car elle a plus d’un siècle',
      'Nada, porque tiene más de un siglo',
    ),
    say(
      'People dressed and posed for a photographer.',
      'On s’habillait et on posait pour le photographe.',
      'La gente se vestía y posaba para el fotógrafo.',
    ),
  ),
  askOfSource(
    say(
      'A poem about a battle was written 300 years after it. For what is it a primary source?',
      'Un poème sur une bataille date de 300 ans après elle. De quoi est-il une source primaire ?',
      'Un poema sobre una batalla se escribió 300 años después. ¿De qué es fuente primaria?',
    ),
    say(
      'How the poet’s own time saw the battle',
      'De la façon dont l’époque du poète voyait la bataille',
      'De cómo veía la batalla la época del poeta',
    ),
    say('How many soldiers fell in it', 'Du nombre de soldats tombés', 'De cuántos soldados cayeron'),
    say(
      'What the generals said, since the poem is old',
      'Des paroles des généraux, car le poème est ancien',
      'De lo que dijeron los generales, porque el poema es antiguo',
    ),
    say(
      'It comes from the poet’s time, not from the battle’s.',
      'Il vient du temps du poète, non de celui de la bataille.',
      'Viene del tiempo del poeta, no del de la batalla.',
    ),
  ),
  askOfSource(
    say(
      'Three people wrote about a fire, and all had read the same newspaper before. What does their agreement prove?',
      'Trois personnes ont écrit sur un incendie, et toutes avaient lu le même journal. Que prouve leur accord ?',
      'Tres personas escribieron sobre un incendio y todas habían leído el mismo periódico. ¿Qué prueba su acuerdo?',
    ),
    say(
      'Little, since they may share one source',
      'Peu, car elles ont peut-être une seule source',
      'Poco, porque quizá comparten una sola fuente',
    ),
    say('That all happened as they say', 'Que tout s’est passé ainsi', 'Que todo ocurrió como dicen'),
    say(
      'That old newspapers can be trusted',
      'Qu’on peut se fier aux vieux journaux',
      'Que se puede confiar en los periódicos antiguos',
    ),
    say(
      'Witnesses count as several only when they know it independently.',
      'Des témoins ne comptent pour plusieurs que s’ils savent chacun par soi-même.',
      'Los testigos cuentan como varios solo si lo saben por separado.',
    ),
  ),
  askOfSource(
    say(
      'A page is torn out of a diary. What may a historian say about it?',
      'Une page d’un journal intime est arrachée. Que peut en dire une historienne ?',
      'Falta una página arrancada de un diario. ¿Qué puede decir de ella una historiadora?',
    ),
    say(
      'That it is missing, and who could have taken it out',
      'Qu’elle manque, et qui a pu l’enlever',
      'Que falta, y quién pudo quitarla',
    ),
    say('What surely stood on it', 'Ce qui y était sûrement écrit', 'Lo que seguro estaba escrito en ella'),
    say(
      'That an older book must fill the gap',
      'Qu’un livre plus ancien doit combler le vide',
      'Que un libro más antiguo debe llenar el hueco',
    ),
    say(
      'A gap is a fact; what filled it is a guess.',
      'Un vide est un fait ; son contenu, une supposition.',
      'Un hueco es un hecho; su contenido, una suposición.',
    ),
  ),
];
