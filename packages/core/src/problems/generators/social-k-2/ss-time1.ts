import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { neighbourOf, orderStages, type Sequence, type SequenceBank } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';
import { EVENT_SKIPPED, TIME_BACKWARDS } from '../../misconceptions/places-and-times.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const at = (en: string, fr: string, es: string) => ({ text: say(en, fr, es) });
const BEFORE = say(
  'One makes the next possible.',
  'L’un rend l’autre possible.',
  'Uno hace posible el otro.',
);

const story = (name: Sequence['name'], stages: Sequence['stages'], why = BEFORE): Sequence => ({
  name,
  stages,
  why,
});

const STORIES: SequenceBank = {
  sequences: [
    story(
      say('A long life', 'Une longue vie', 'Una vida larga'),
      [
        at('Baby', 'Bébé', 'Bebé'),
        at('School child', 'Écolier', 'Escolar'),
        at('Grown-up', 'Adulte', 'Adulto'),
        at('Grandparent', 'Grand-parent', 'Abuelo'),
      ],
      say('People grow older each year.', 'On vieillit chaque année.', 'Cada año se crece.'),
    ),
    story(say('Baking bread', 'Faire du pain', 'Hacer pan'), [
      at('Sow the grain', 'Semer le grain', 'Sembrar el grano'),
      at('Cut the grain', 'Couper le blé', 'Segar el trigo'),
      at('Mill the flour', 'Moudre la farine', 'Moler la harina'),
      at('Bake the bread', 'Cuire le pain', 'Cocer el pan'),
    ]),
    story(say('A letter', 'Une lettre', 'Una carta'), [
      at('Write it', 'L’écrire', 'Escribirla'),
      at('Close it', 'La fermer', 'Cerrarla'),
      at('Send it', 'L’envoyer', 'Enviarla'),
      at('A friend reads it', 'Un ami la lit', 'Un amigo la lee'),
    ]),
    story(say('A new house', 'Une maison neuve', 'Una casa nueva'), [
      at('Dig the ground', 'Creuser le sol', 'Cavar el suelo'),
      at('Build the walls', 'Monter les murs', 'Levantar los muros'),
      at('Put the roof on', 'Poser le toit', 'Poner el techo'),
      at('Move in', 'Y habiter', 'Vivir en ella'),
    ]),
    story(
      say('Days of time', 'Les jours qui passent', 'Los días que pasan'),
      [
        at('Two days ago', 'Il y a deux jours', 'Hace dos días'),
        at('Yesterday', 'Hier', 'Ayer'),
        at('Today', 'Aujourd’hui', 'Hoy'),
        at('Tomorrow', 'Demain', 'Mañana'),
      ],
      say('Each is one day later.', 'Chacun vient un jour après.', 'Cada uno es un día después.'),
    ),
    story(say('A wool sweater', 'Un pull de laine', 'Un suéter de lana'), [
      at('Cut the wool', 'Tondre la laine', 'Cortar la lana'),
      at('Spin a thread', 'Filer un fil', 'Hilar un hilo'),
      at('Knit the sweater', 'Tricoter le pull', 'Tejer el suéter'),
      at('Wear it', 'Le porter', 'Usarlo'),
    ]),
    story(say('An apple tree', 'Un pommier', 'Un manzano'), [
      at('A seed in the soil', 'Une graine en terre', 'Una semilla en la tierra'),
      at('A small plant', 'Une petite plante', 'Una planta pequeña'),
      at('A tree in bloom', 'Un arbre en fleurs', 'Un árbol en flor'),
      at('Ripe apples', 'Des pommes mûres', 'Manzanas maduras'),
    ]),
    story(say('A birthday', 'Un anniversaire', 'Un cumpleaños'), [
      at('Bake the cake', 'Cuire le gâteau', 'Hornear el pastel'),
      at('Light the candles', 'Allumer les bougies', 'Encender las velas'),
      at('Blow the candles out', 'Souffler les bougies', 'Apagar las velas'),
      at('Eat the cake', 'Manger le gâteau', 'Comer el pastel'),
    ]),
    story(say('A picture book', 'Un livre d’images', 'Un libro de dibujos'), [
      at('Think of a story', 'Inventer une histoire', 'Inventar un cuento'),
      at('Write the story', 'Écrire l’histoire', 'Escribir el cuento'),
      at('Print the book', 'Imprimer le livre', 'Imprimir el libro'),
      at('Read the book', 'Lire le livre', 'Leer el libro'),
    ]),
    story(say('A chair', 'Une chaise', 'Una silla'), [
      at('Cut the tree down', 'Couper l’arbre', 'Cortar el árbol'),
      at('Saw the boards', 'Scier les planches', 'Serrar las tablas'),
      at('Build the chair', 'Fabriquer la chaise', 'Hacer la silla'),
      at('Sit on it', 'S’asseoir dessus', 'Sentarse en ella'),
    ]),
    story(say('A trip', 'Un voyage', 'Un viaje'), [
      at('Pack the bag', 'Faire le sac', 'Hacer la maleta'),
      at('Leave home', 'Partir de la maison', 'Salir de casa'),
      at('Visit Grandma', 'Voir mamie', 'Visitar a la abuela'),
      at('Come home again', 'Rentrer à la maison', 'Volver a casa'),
    ]),
    story(say('A clay pot', 'Un pot d’argile', 'Una olla de barro'), [
      at('Dig the clay', 'Creuser l’argile', 'Sacar el barro'),
      at('Shape the pot', 'Former le pot', 'Dar forma a la olla'),
      at('Bake the pot hard', 'Cuire le pot', 'Cocer la olla'),
      at('Fill the pot', 'Remplir le pot', 'Llenar la olla'),
    ]),
  ],
  askOrder: say('{name}: put it in order.', '{name} : remets en ordre.', '{name}: ponlo en orden.'),
  askNext: say(
    '{name}. What comes right after this? {stage}.',
    '{name}. Qu’est-ce qui vient juste après ? {stage}.',
    '{name}. ¿Qué viene justo después? {stage}.',
  ),
  askBefore: say(
    '{name}. What comes right before this? {stage}.',
    '{name}. Qu’est-ce qui vient juste avant ? {stage}.',
    '{name}. ¿Qué viene justo antes? {stage}.',
  ),
  backwards: TIME_BACKWARDS,
  skipped: EVENT_SKIPPED,
  nudge: say('Tell it as a story.', 'Raconte-le comme une histoire.', 'Cuéntalo como un cuento.'),
  rule: [
    say(
      'Ask what is there at the start.',
      'Demande ce qu’il y a au début.',
      'Pregunta qué hay al principio.',
    ),
    say(
      'Later things need earlier things.',
      'La suite a besoin du début.',
      'Lo de después necesita lo de antes.',
    ),
  ],
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 3) return orderStages(STORIES, random);
  return neighbourOf(STORIES, random, difficulty === 2);
}

/** Before and after (C3 D2.His.1.K-2). */
export const ssTime1 = generator('ss-time1', make);
