import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const PART_OF_PLAN_FORGOTTEN = misconception(
  'part-of-plan-forgotten',
  say('Leaving one part of the plan out', 'Oublier une partie du plan', 'Olvidar una parte del plan'),
  say(
    'Which parts does the question name? Is each of them in your sum?',
    'Quelles parties la question nomme-t-elle ? Sont-elles toutes dans ton calcul ?',
    '¿Qué partes nombra la pregunta? ¿Están todas en la cuenta?',
  ),
);
export const PLANNED_FORWARD = misconception(
  'planned-forward',
  say(
    'Adding the time instead of going back',
    'Ajouter le temps au lieu de remonter',
    'Sumar el tiempo en vez de retroceder',
  ),
  say(
    'Must this happen before or after the time that is given?',
    'Cela doit-il se passer avant ou après l’heure donnée ?',
    '¿Debe ocurrir antes o después de la hora dada?',
  ),
);
export const PLAN_RULE_IGNORED = misconception(
  'plan-rule-ignored',
  say('Ignoring one rule of the plan', 'Ignorer une règle du plan', 'Pasar por alto una regla del plan'),
  say(
    'Read the rules one by one. Does your order keep each of them?',
    'Lis les règles une à une. Ton ordre les respecte-t-il toutes ?',
    'Leyendo las reglas una a una, ¿se cumplen todas?',
  ),
);
export const WHOLE_TIME_GIVEN = misconception(
  'whole-time-given',
  say('Giving the part that is used up', 'Donner la part déjà utilisée', 'Dar la parte ya usada'),
  say(
    'Does the question ask what is used or what is left?',
    'La question demande-t-elle ce qui est pris ou ce qui reste ?',
    '¿Se pregunta lo usado o lo que queda?',
  ),
);
export const GAPS_FROM_START = misconception(
  'gaps-from-start',
  say(
    'Counting every gap from the first day',
    'Compter chaque écart depuis le premier jour',
    'Contar cada intervalo desde el primer día',
  ),
  say(
    'From which session does each gap run?',
    'De quelle séance part chaque écart ?',
    '¿Desde qué sesión se cuenta cada intervalo?',
  ),
);
export const START_DAY_FORGOTTEN = misconception(
  'start-day-forgotten',
  say('Forgetting on which day it began', 'Oublier le jour du début', 'Olvidar el día del comienzo'),
  say(
    'On which day was the first session?',
    'Quel jour était la première séance ?',
    '¿Qué día fue la primera sesión?',
  ),
);
export const ALL_AT_ONCE = misconception(
  'all-at-once',
  say(
    'Putting all the work into one sitting',
    'Mettre tout le travail en une seule séance',
    'Poner todo el trabajo en una sola sesión',
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
    'Planning work for after the date',
    'Prévoir du travail après la date',
    'Planear trabajo para después de la fecha',
  ),
  say(
    'Is every session before the test?',
    'Chaque séance vient-elle avant l’examen ?',
    '¿Todas las sesiones son antes del examen?',
  ),
);
export const TOTAL_MISSED = misconception(
  'total-missed',
  say('Not reaching the planned total', 'Ne pas atteindre le total prévu', 'No llegar al total previsto'),
  say(
    'Add up the sessions. Is it the time that was planned?',
    'Additionne les séances. Est-ce le temps prévu ?',
    'Sumando las sesiones, ¿sale el tiempo previsto?',
  ),
);
export const FEELS_KNOWN = misconception(
  'feels-known',
  say(
    'Taking the feeling of knowing for knowing',
    'Prendre l’impression de savoir pour du savoir',
    'Tomar la sensación de saber por saber',
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
    'Giving the costs instead of the rest',
    'Donner les dépenses au lieu du reste',
    'Dar los gastos en vez del resto',
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
    'Taking the percentage off as a number',
    'Retirer le pourcentage comme un nombre',
    'Restar el porcentaje como un número',
  ),
  say(
    'How much is one percent of this amount?',
    'Combien vaut un pour cent de cette somme ?',
    '¿Cuánto es un uno por ciento de esta cantidad?',
  ),
);
export const SAVING_FORGOTTEN = misconception(
  'saving-forgotten',
  say('Forgetting to plan the saving', 'Oublier de prévoir l’épargne', 'Olvidar prever el ahorro'),
  say(
    'Where does the money that is to be saved come from?',
    'D’où vient l’argent à épargner ?',
    '¿De dónde sale el dinero que se quiere ahorrar?',
  ),
);
export const TOTAL_FOR_EXTRA = misconception(
  'total-for-extra',
  say(
    'Giving all that is paid, not the extra',
    'Donner tout ce qui est payé, non le supplément',
    'Dar todo lo pagado, no lo de más',
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
    'Taking payments off and adding no interest',
    'Retirer les paiements sans ajouter d’intérêts',
    'Restar los pagos sin sumar intereses',
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
    'Adding percentages of different amounts',
    'Additionner des pourcentages de sommes différentes',
    'Sumar porcentajes de cantidades distintas',
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
    'Giving every deposit interest for the whole time',
    'Donner à chaque versement des intérêts sur toute la durée',
    'Dar a cada depósito intereses por todo el tiempo',
  ),
  say(
    'For how many years does the last deposit lie in the account?',
    'Combien d’années le dernier versement reste-t-il sur le compte ?',
    '¿Cuántos años está en la cuenta el último depósito?',
  ),
);
export const ROUTINE_BACKWARDS = misconception(
  'routine-backwards',
  say('Turning the steps around', 'Inverser les étapes', 'Dar la vuelta a los pasos'),
  say('What do you do first?', 'Que fais-tu en premier ?', '¿Qué se hace primero?'),
);
export const ROUTINE_STEP_SKIPPED = misconception(
  'routine-step-skipped',
  say('Skipping a step', 'Sauter une étape', 'Saltarse un paso'),
  say('What is still missing?', 'Que manque-t-il encore ?', '¿Qué falta todavía?'),
);
export const DEDUCTION_FOR_PAY = misconception(
  'deduction-for-pay',
  say(
    'Giving what is taken off, not what is paid out',
    'Donner la retenue, non ce qui est versé',
    'Dar lo descontado, no lo que se cobra',
  ),
  say(
    'Does your number go to the worker or away from them?',
    'Ce nombre va-t-il à la personne ou lui est-il retiré ?',
    '¿Ese número va a quien trabaja o se le quita?',
  ),
);
export const ONE_RATE_FOR_ALL = misconception(
  'one-rate-for-all',
  say('Taxing the untaxed part, too', 'Imposer aussi la part exonérée', 'Gravar también la parte exenta'),
  say(
    'On which part of the pay does the tax begin?',
    'À partir de quelle part l’impôt commence-t-il ?',
    '¿Desde qué parte del sueldo empieza el impuesto?',
  ),
);
export const OVERTIME_AS_NORMAL = misconception(
  'overtime-as-normal',
  say(
    'Paying overtime like normal hours',
    'Payer les heures supplémentaires comme les autres',
    'Pagar las horas extra como las normales',
  ),
  say(
    'What is one overtime hour worth?',
    'Combien vaut une heure supplémentaire ?',
    '¿Cuánto vale una hora extra?',
  ),
);
export const WATTS_AS_KILOWATTS = misconception(
  'watts-as-kilowatts',
  say('Taking watts for kilowatts', 'Prendre des watts pour des kilowatts', 'Tomar vatios por kilovatios'),
  say(
    'How many watts are one kilowatt?',
    'Combien de watts font un kilowatt ?',
    '¿Cuántos vatios son un kilovatio?',
  ),
);
export const ONE_DAY_ONLY = misconception(
  'one-day-only',
  say('Counting one day only', 'Ne compter qu’un jour', 'Contar un solo día'),
  say(
    'For how many days is it asked?',
    'Pour combien de jours demande-t-on ?',
    '¿Para cuántos días se pregunta?',
  ),
);
export const BEST_CASE_ONLY = misconception(
  'best-case-only',
  say(
    'Looking at the best or worst case only',
    'Ne regarder que le meilleur ou le pire cas',
    'Mirar solo el mejor o el peor caso',
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
    'Forgetting what it costs to take part',
    'Oublier le prix de la participation',
    'Olvidar lo que cuesta participar',
  ),
  say('What is paid in every case?', 'Que paie-t-on dans tous les cas ?', '¿Qué se paga en todos los casos?'),
);
export const CASES_AVERAGED = misconception(
  'cases-averaged',
  say(
    'Averaging the cases as if equally likely',
    'Faire la moyenne comme si tout était également probable',
    'Promediar como si todo fuera igual de probable',
  ),
  say(
    'Are all cases equally likely?',
    'Tous les cas sont-ils aussi probables ?',
    '¿Son igual de probables todos los casos?',
  ),
);
