import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const PART_OF_PLAN_FORGOTTEN = misconception(
  'part-of-plan-forgotten',
  say('Leaves one part of the plan out', 'Oublie une partie du plan', 'Olvida una parte del plan'),
  say(
    'Which parts does the question name? Is each of them in your sum?',
    'Quelles parties la question nomme-t-elle ? Sont-elles toutes dans ton calcul ?',
    '¿Qué partes nombra la pregunta? ¿Están todas en la cuenta?',
  ),
);
export const PLANNED_FORWARD = misconception(
  'planned-forward',
  say(
    'Adds the time instead of going back',
    'Ajoute le temps au lieu de remonter',
    'Suma el tiempo en vez de retroceder',
  ),
  say(
    'Must this happen before or after the time that is given?',
    'Cela doit-il se passer avant ou après l’heure donnée ?',
    '¿Debe ocurrir antes o después de la hora dada?',
  ),
);
export const PLAN_RULE_IGNORED = misconception(
  'plan-rule-ignored',
  say('Ignores one rule of the plan', 'Ignore une règle du plan', 'Pasa por alto una regla del plan'),
  say(
    'Read the rules one by one. Does your order keep each of them?',
    'Lis les règles une à une. Ton ordre les respecte-t-il toutes ?',
    'Leyendo las reglas una a una, ¿se cumplen todas?',
  ),
);
export const WHOLE_TIME_GIVEN = misconception(
  'whole-time-given',
  say('Gives the part that is used up', 'Donne la part déjà utilisée', 'Da la parte ya usada'),
  say(
    'Does the question ask what is used or what is left?',
    'La question demande-t-elle ce qui est pris ou ce qui reste ?',
    '¿Se pregunta lo usado o lo que queda?',
  ),
);
export const GAPS_FROM_START = misconception(
  'gaps-from-start',
  say(
    'Counts every gap from the first day',
    'Compte chaque écart depuis le premier jour',
    'Cuenta cada intervalo desde el primer día',
  ),
  say(
    'From which session does each gap run?',
    'De quelle séance part chaque écart ?',
    '¿Desde qué sesión se cuenta cada intervalo?',
  ),
);
export const START_DAY_FORGOTTEN = misconception(
  'start-day-forgotten',
  say('Forgets on which day it began', 'Oublie le jour du début', 'Olvida el día del comienzo'),
  say(
    'On which day was the first session?',
    'Quel jour était la première séance ?',
    '¿Qué día fue la primera sesión?',
  ),
);
export const ALL_AT_ONCE = misconception(
  'all-at-once',
  say(
    'Puts all the work into one sitting',
    'Met tout le travail en une seule séance',
    'Pone todo el trabajo en una sola sesión',
  ),
  say(
    'What will you still know a week after one long evening?',
    'Que sauras-tu encore une semaine après une longue soirée ?',
    '¿Qué se sabrá todavía una semana después de una larga tarde?',
  ),
);
export const DEADLINE_MISSED = misconception(
  'deadline-missed',
  say(
    'Plans work for after the date',
    'Prévoit du travail après la date',
    'Planea trabajo para después de la fecha',
  ),
  say(
    'Is every session before the test?',
    'Chaque séance vient-elle avant l’examen ?',
    '¿Todas las sesiones son antes del examen?',
  ),
);
export const TOTAL_MISSED = misconception(
  'total-missed',
  say('Does not reach the planned total', 'N’atteint pas le total prévu', 'No llega al total previsto'),
  say(
    'Add up the sessions. Is it the time that was planned?',
    'Additionne les séances. Est-ce le temps prévu ?',
    'Sumando las sesiones, ¿sale el tiempo previsto?',
  ),
);
export const FEELS_KNOWN = misconception(
  'feels-known',
  say(
    'Takes the feeling of knowing for knowing',
    'Prend l’impression de savoir pour du savoir',
    'Toma la sensación de saber por saber',
  ),
  say(
    'Could you say it with the book closed?',
    'Pourrais-tu le dire le livre fermé ?',
    '¿Se podría decir con el libro cerrado?',
  ),
);
export const COSTS_FOR_REST = misconception(
  'costs-for-rest',
  say(
    'Gives the costs instead of the rest',
    'Donne les dépenses au lieu du reste',
    'Da los gastos en vez del resto',
  ),
  say(
    'Does your number tell what goes out or what stays?',
    'Ton nombre dit-il ce qui sort ou ce qui reste ?',
    '¿Ese número dice lo que sale o lo que queda?',
  ),
);
export const PERCENT_TAKEN_OFF_AS_NUMBER = misconception(
  'percent-taken-off-as-number',
  say(
    'Takes the percentage off as a number',
    'Retire le pourcentage comme un nombre',
    'Resta el porcentaje como un número',
  ),
  say(
    'How much is one percent of this amount?',
    'Combien vaut un pour cent de cette somme ?',
    '¿Cuánto es un uno por ciento de esta cantidad?',
  ),
);
export const SAVING_FORGOTTEN = misconception(
  'saving-forgotten',
  say('Forgets to plan the saving', 'Oublie de prévoir l’épargne', 'Olvida prever el ahorro'),
  say(
    'Where does the money that is to be saved come from?',
    'D’où vient l’argent à épargner ?',
    '¿De dónde sale el dinero que se quiere ahorrar?',
  ),
);
export const TOTAL_FOR_EXTRA = misconception(
  'total-for-extra',
  say(
    'Gives all that is paid, not the extra',
    'Donne tout ce qui est payé, non le supplément',
    'Da todo lo pagado, no lo de más',
  ),
  say(
    'What would it cost to pay at once?',
    'Combien coûterait un paiement immédiat ?',
    '¿Cuánto costaría pagar de una vez?',
  ),
);
export const PAYMENT_WITHOUT_INTEREST = misconception(
  'payment-without-interest',
  say(
    'Takes payments off and adds no interest',
    'Retire les paiements sans ajouter d’intérêts',
    'Resta los pagos sin sumar intereses',
  ),
  say(
    'What is added to the debt before each payment?',
    'Qu’ajoute-t-on à la dette avant chaque paiement ?',
    '¿Qué se suma a la deuda antes de cada pago?',
  ),
);
export const LOSS_AND_GAIN_CANCEL = misconception(
  'loss-and-gain-cancel',
  say(
    'Adds percentages of different amounts',
    'Additionne des pourcentages de sommes différentes',
    'Suma porcentajes de cantidades distintas',
  ),
  say(
    'Of which amount is the second percentage taken?',
    'De quelle somme prend-on le second pourcentage ?',
    '¿De qué cantidad se toma el segundo porcentaje?',
  ),
);
export const ALL_DEPOSITS_FULL_TIME = misconception(
  'all-deposits-full-time',
  say(
    'Gives every deposit interest for the whole time',
    'Donne à chaque versement des intérêts sur toute la durée',
    'Da a cada depósito intereses por todo el tiempo',
  ),
  say(
    'For how many years does the last deposit lie in the account?',
    'Combien d’années le dernier versement reste-t-il sur le compte ?',
    '¿Cuántos años está en la cuenta el último depósito?',
  ),
);
export const ROUTINE_BACKWARDS = misconception(
  'routine-backwards',
  say('Turns the steps around', 'Inverse les étapes', 'Da la vuelta a los pasos'),
  say('What do you do first?', 'Que fais-tu en premier ?', '¿Qué se hace primero?'),
);
export const ROUTINE_STEP_SKIPPED = misconception(
  'routine-step-skipped',
  say('Skips a step', 'Saute une étape', 'Se salta un paso'),
  say('What is still missing?', 'Que manque-t-il encore ?', '¿Qué falta todavía?'),
);
export const DEDUCTION_FOR_PAY = misconception(
  'deduction-for-pay',
  say(
    'Gives what is taken off, not what is paid out',
    'Donne la retenue, non ce qui est versé',
    'Da lo descontado, no lo que se cobra',
  ),
  say(
    'Does your number go to the worker or away from them?',
    'Ce nombre va-t-il à la personne ou lui est-il retiré ?',
    '¿Ese número va a quien trabaja o se le quita?',
  ),
);
export const ONE_RATE_FOR_ALL = misconception(
  'one-rate-for-all',
  say('Taxes the untaxed part, too', 'Impose aussi la part exonérée', 'Grava también la parte exenta'),
  say(
    'On which part of the pay does the tax begin?',
    'À partir de quelle part l’impôt commence-t-il ?',
    '¿Desde qué parte del sueldo empieza el impuesto?',
  ),
);
export const OVERTIME_AS_NORMAL = misconception(
  'overtime-as-normal',
  say(
    'Pays overtime like normal hours',
    'Paie les heures supplémentaires comme les autres',
    'Paga las horas extra como las normales',
  ),
  say(
    'What is one overtime hour worth?',
    'Combien vaut une heure supplémentaire ?',
    '¿Cuánto vale una hora extra?',
  ),
);
export const WATTS_AS_KILOWATTS = misconception(
  'watts-as-kilowatts',
  say('Takes watts for kilowatts', 'Prend des watts pour des kilowatts', 'Toma vatios por kilovatios'),
  say(
    'How many watts are one kilowatt?',
    'Combien de watts font un kilowatt ?',
    '¿Cuántos vatios son un kilovatio?',
  ),
);
export const ONE_DAY_ONLY = misconception(
  'one-day-only',
  say('Counts one day only', 'Ne compte qu’un jour', 'Cuenta un solo día'),
  say(
    'For how many days is it asked?',
    'Pour combien de jours demande-t-on ?',
    '¿Para cuántos días se pregunta?',
  ),
);
export const BEST_CASE_ONLY = misconception(
  'best-case-only',
  say(
    'Looks at the best or worst case only',
    'Ne regarde que le meilleur ou le pire cas',
    'Mira solo el mejor o el peor caso',
  ),
  say(
    'How often does this case come, out of a hundred?',
    'Combien de fois sur cent ce cas arrive-t-il ?',
    '¿Cuántas veces de cada cien ocurre ese caso?',
  ),
);
export const STAKE_FORGOTTEN = misconception(
  'stake-forgotten',
  say(
    'Forgets what it costs to take part',
    'Oublie le prix de la participation',
    'Olvida lo que cuesta participar',
  ),
  say('What is paid in every case?', 'Que paie-t-on dans tous les cas ?', '¿Qué se paga en todos los casos?'),
);
export const CASES_AVERAGED = misconception(
  'cases-averaged',
  say(
    'Averages the cases as if equally likely',
    'Fait la moyenne comme si tout était également probable',
    'Promedia como si todo fuera igual de probable',
  ),
  say(
    'Are all cases equally likely?',
    'Tous les cas sont-ils aussi probables ?',
    '¿Son igual de probables todos los casos?',
  ),
);
