import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../say.ts';

/** An argument in its three parts: claim, evidence, reasoning. */
export type Argument = readonly [claim: LocalisedText, evidence: LocalisedText, reasoning: LocalisedText];

/** More arguments in their three parts. */
export const MORE_ARGUMENTS: readonly Argument[] = [
  [
    say(
      'The library should open on Sundays.',
      'La bibliothèque devrait ouvrir le dimanche.',
      'La biblioteca debería abrir los domingos.',
    ),
    say(
      'Last month 130 people came to its closed door on a Sunday.',
      'Le mois dernier, 130 personnes sont venues un dimanche à sa porte fermée.',
      'El mes pasado 130 personas llegaron un domingo a su puerta cerrada.',
    ),
    say(
      'A place is used most when people are free.',
      'Un lieu sert le plus quand les gens sont libres.',
      'Un lugar se usa más cuando la gente está libre.',
    ),
  ],
  [
    say('This milk has gone bad.', 'Ce lait a tourné.', 'Esta leche está mala.'),
    say(
      'It smells sour and has lumps.',
      'Il sent l’aigre et fait des grumeaux.',
      'Huele agria y tiene grumos.',
    ),
    say(
      'Fresh milk has no lumps and no sour smell.',
      'Le lait frais n’a ni grumeaux ni odeur aigre.',
      'La leche fresca no tiene grumos ni olor agrio.',
    ),
  ],
  [
    say(
      'Somebody walked here after the snowfall.',
      'Quelqu’un a marché ici après la chute de neige.',
      'Alguien pasó por aquí después de la nevada.',
    ),
    say(
      'There are footprints on top of the snow.',
      'Il y a des traces de pas sur la neige.',
      'Hay huellas encima de la nieve.',
    ),
    say(
      'Prints made earlier would be covered.',
      'Des traces plus anciennes seraient couvertes.',
      'Las huellas anteriores estarían cubiertas.',
    ),
  ],
  [
    say(
      'Our class needs a second bin.',
      'Notre classe a besoin d’une deuxième corbeille.',
      'Nuestra clase necesita otra papelera.',
    ),
    say(
      'By Wednesday the only one is full every week.',
      'Dès mercredi, l’unique corbeille est pleine chaque semaine.',
      'Cada semana la única está llena el miércoles.',
    ),
    say(
      'What no longer fits ends up on the floor.',
      'Ce qui ne tient plus finit par terre.',
      'Lo que ya no cabe acaba en el suelo.',
    ),
  ],
  [
    say(
      'The left scale is out of order.',
      'La balance de gauche est déréglée.',
      'La balanza de la izquierda está estropeada.',
    ),
    say(
      'It shows 3 kilograms with nothing on it.',
      'Elle affiche 3 kilos sans rien dessus.',
      'Marca 3 kilos sin nada encima.',
    ),
    say(
      'A scale that works shows zero when it is empty.',
      'Une balance qui marche affiche zéro à vide.',
      'Una balanza que funciona marca cero vacía.',
    ),
  ],
  [
    say(
      'The field should be watered in the evening.',
      'Il faudrait arroser le champ le soir.',
      'Habría que regar el campo por la tarde.',
    ),
    say(
      'In our test, water poured at noon was gone by two; at dusk it stayed till morning.',
      'Dans notre essai, l’eau versée à midi avait disparu à deux heures ; le soir, elle est restée jusqu’au matin.',
      'En nuestra prueba, el agua echada a mediodía se fue a las dos; al anochecer quedó hasta la mañana.',
    ),
    say(
      'Roots can take up more when the soil is wet for longer.',
      'Les racines prennent plus d’eau quand le sol reste humide plus longtemps.',
      'Las raíces toman más cuando el suelo está húmedo más tiempo.',
    ),
  ],
];
