import type { LocalisedText } from '@ori/contracts/locale';
import { neighbourOf, orderStages, type Sequence, type SequenceBank } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';
import { ROUTINE_BACKWARDS, ROUTINE_STEP_SKIPPED } from '../../misconceptions/money-and-plans.ts';
import { say } from '../../say.ts';

const routine = (name: LocalisedText, why: LocalisedText, stages: readonly LocalisedText[]): Sequence => ({
  name,
  why,
  stages: stages.map((words) => ({ text: words })),
});

const ROUTINES: SequenceBank = {
  sequences: [
    routine(
      say('Clean hands', 'Mains propres', 'Manos limpias'),
      say('Soap needs water and rubbing.', 'Le savon veut de l’eau.', 'El jabón necesita agua.'),
      [
        say('Wet the hands', 'Mouiller les mains', 'Mojar las manos'),
        say('Take soap', 'Prendre du savon', 'Tomar jabón'),
        say('Rub the hands', 'Frotter les mains', 'Frotar las manos'),
        say('Rinse the hands', 'Rincer les mains', 'Enjuagar las manos'),
        say('Dry the hands', 'Sécher les mains', 'Secar las manos'),
      ],
    ),
    routine(
      say('Clean teeth', 'Dents propres', 'Dientes limpios'),
      say('Every tooth gets a turn.', 'Chaque dent a son tour.', 'A cada diente le toca.'),
      [
        say('Take the toothbrush', 'Prendre la brosse', 'Tomar el cepillo'),
        say('Put toothpaste on', 'Mettre du dentifrice', 'Poner pasta'),
        say('Brush all teeth', 'Brosser les dents', 'Cepillar los dientes'),
        say('Spit it out', 'Recracher la mousse', 'Escupir la espuma'),
        say('Put the brush away', 'Ranger la brosse', 'Guardar el cepillo'),
      ],
    ),
    routine(
      say('Bath time', 'Le bain', 'La hora del baño'),
      say(
        'One step makes the next possible.',
        'Une étape prépare la suivante.',
        'Un paso prepara el siguiente.',
      ),
      [
        say('Take clothes off', 'Enlever les habits', 'Quitarse la ropa'),
        say('Get into the tub', 'Entrer dans le bain', 'Entrar en la bañera'),
        say('Wash the body', 'Laver le corps', 'Lavar el cuerpo'),
        say('Step out', 'Sortir du bain', 'Salir de la bañera'),
        say('Put pajamas on', 'Mettre le pyjama', 'Ponerse el pijama'),
      ],
    ),
    routine(
      say('An apple snack', 'Une pomme à manger', 'Una manzana'),
      say('Clean first, then eat.', 'D’abord laver, puis manger.', 'Primero lavar, luego comer.'),
      [
        say('Choose an apple', 'Choisir une pomme', 'Elegir una manzana'),
        say('Wash the apple', 'Laver la pomme', 'Lavar la manzana'),
        say('Eat the apple', 'Manger la pomme', 'Comer la manzana'),
        say('Throw the core away', 'Jeter le trognon', 'Tirar el corazón'),
      ],
    ),
    routine(
      say('Going out to play', 'Sortir jouer', 'Salir a jugar'),
      say(
        'Shoes go over socks.',
        'Les chaussures cachent les chaussettes.',
        'El zapato va sobre el calcetín.',
      ),
      [
        say('Put socks on', 'Mettre les chaussettes', 'Ponerse los calcetines'),
        say('Put shoes on', 'Mettre les chaussures', 'Ponerse los zapatos'),
        say('Close the shoes', 'Fermer les chaussures', 'Atar los zapatos'),
        say('Run outside', 'Courir dehors', 'Correr afuera'),
      ],
    ),
    routine(
      say('A runny nose', 'Le nez coule', 'La nariz gotea'),
      say('Hands touch the tissue.', 'Les mains touchent le mouchoir.', 'Las manos tocan el pañuelo.'),
      [
        say('Take a tissue', 'Prendre un mouchoir', 'Tomar un pañuelo'),
        say('Blow the nose', 'Se moucher', 'Sonarse la nariz'),
        say('Throw the tissue away', 'Jeter le mouchoir', 'Tirar el pañuelo'),
        say('Wash both hands', 'Se laver les mains', 'Lavarse las manos'),
      ],
    ),
    routine(
      say('A good night', 'Une bonne nuit', 'Una buena noche'),
      say(
        'Quiet things come before sleep.',
        'Le calme vient avant le sommeil.',
        'La calma va antes del sueño.',
      ),
      [
        say('Lie down in bed', 'Se coucher au lit', 'Acostarse en la cama'),
        say('Turn off the light', 'Éteindre la lumière', 'Apagar la luz'),
        say('Fall asleep', 'S’endormir', 'Dormirse'),
        say('Wake up', 'Se réveiller', 'Despertarse'),
      ],
    ),
    routine(
      say('A glass of milk', 'Un verre de lait', 'Un vaso de leche'),
      say('First fill it, then empty it.', 'D’abord remplir, puis vider.', 'Primero llenar, luego vaciar.'),
      [
        say('Take a glass', 'Prendre un verre', 'Tomar un vaso'),
        say('Pour the milk', 'Verser le lait', 'Servir la leche'),
        say('Drink the milk', 'Boire le lait', 'Beber la leche'),
        say('Rinse the glass', 'Rincer le verre', 'Enjuagar el vaso'),
      ],
    ),
    routine(
      say('Clean clothes', 'Linge propre', 'Ropa limpia'),
      say('Only dry clothes are folded.', 'On plie le linge sec.', 'Se dobla la ropa seca.'),
      [
        say('Fill the washer', 'Remplir la machine', 'Llenar la lavadora'),
        say('Wash the clothes', 'Laver le linge', 'Lavar la ropa'),
        say('Dry the clothes', 'Sécher le linge', 'Secar la ropa'),
        say('Fold the clothes', 'Plier le linge', 'Doblar la ropa'),
      ],
    ),
  ],
  askOrder: say(
    '{name}: put the steps in order.',
    '{name} : mets les étapes en ordre.',
    '{name}: pon los pasos en orden.',
  ),
  askNext: say(
    '{name}. What comes right after: {stage}?',
    '{name}. Que fait-on après : {stage} ?',
    '{name}. ¿Qué va después de: {stage}?',
  ),
  askBefore: say(
    '{name}. What comes right before: {stage}?',
    '{name}. Que fait-on avant : {stage} ?',
    '{name}. ¿Qué va antes de: {stage}?',
  ),
  backwards: ROUTINE_BACKWARDS,
  skipped: ROUTINE_STEP_SKIPPED,
  nudge: say('Act it out with your hands.', 'Mime-le avec tes mains.', 'Haz los gestos.'),
  rule: [
    say('Think of how you do it.', 'Pense à ce que tu fais.', 'Piensa en cómo se hace.'),
    say('Each step gets the next ready.', 'Chaque étape prépare la suite.', 'Cada paso prepara otro.'),
  ],
};

/** The order of daily routines: washing, sleeping, moving. */
export const liHygiene = generator('li-hygiene', (random, difficulty) => {
  if (difficulty === 3) return orderStages(ROUTINES, random, 4);
  return neighbourOf(ROUTINES, random, difficulty === 2);
});
