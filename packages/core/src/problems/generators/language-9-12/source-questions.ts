import type { FactQuestion } from '../../fact-questions.ts';
import { OLD_MEANS_PRIMARY, PRIMARY_MEANS_TRUE } from '../../misconceptions/rhetoric-and-sources.ts';
import { say } from '../../say.ts';

const FIRST = [
  say(
    'Ask who speaks, to whom, and why.',
    'Demande qui parle, à qui, et pourquoi.',
    'Pregunta quién habla, a quién y por qué.',
  ),
  say(
    'A source answers some questions well and others badly.',
    'Une source répond bien à certaines questions et mal à d’autres.',
    'Una fuente responde bien a unas preguntas y mal a otras.',
  ),
] as const;
const NUDGE = say(
  'What could this person know, and what did they want?',
  'Que pouvait savoir cette personne, et que voulait-elle ?',
  '¿Qué podía saber esa persona y qué quería?',
);
/** A question with its right answer, one that takes a witness for the truth, and one that takes age for worth. */
export const askOfSource = (
  prompt: FactQuestion['prompt'],
  right: FactQuestion['right'],
  wrongTrue: FactQuestion['right'],
  wrongOther: FactQuestion['right'],
  because: FactQuestion['because'],
): FactQuestion => ({
  prompt,
  right,
  wrong: [
    [wrongTrue, PRIMARY_MEANS_TRUE],
    [wrongOther, OLD_MEANS_PRIMARY],
  ],
  nudge: NUDGE,
  first: FIRST,
  because,
});

/** What a source shows for certain, and what it does not. */
export const SOURCE_QUESTIONS: readonly [FactQuestion, ...FactQuestion[]] = [
  askOfSource(
    say(
      'A king’s inscription says that he won a battle alone. What does it show for certain?',
      'L’inscription d’un roi dit qu’il a gagné seul une bataille. Que montre-t-elle avec certitude ?',
      'La inscripción de un rey dice que ganó solo una batalla. ¿Qué muestra con certeza?',
    ),
    say('How the king wanted to be seen', 'Comment le roi voulait être vu', 'Cómo quería el rey ser visto'),
    say('That he won the battle alone', 'Qu’il a gagné la bataille seul', 'Que ganó solo la batalla'),
    say(
      'Nothing, because it is too old',
      'Rien, parce qu’elle est trop ancienne',
      'Nada, porque es demasiado antigua',
    ),
    say(
      'It is a message of the king about himself.',
      'C’est un message du roi sur lui-même.',
      'Es un mensaje del rey sobre sí mismo.',
    ),
  ),
  askOfSource(
    say(
      'A merchant’s letter complains about bad copper. What does it show for certain?',
      'La lettre d’un marchand se plaint de mauvais cuivre. Que montre-t-elle avec certitude ?',
      'La carta de un mercader se queja de un cobre malo. ¿Qué muestra con certeza?',
    ),
    say(
      'That a buyer complained about copper',
      'Qu’un acheteur s’est plaint du cuivre',
      'Que un comprador se quejó del cobre',
    ),
    say('That the seller was a cheat', 'Que le vendeur était un tricheur', 'Que el vendedor era un tramposo'),
    say(
      'That letters of that time are all true',
      'Que les lettres de ce temps sont toutes vraies',
      'Que todas las cartas de esa época son verdaderas',
    ),
    say(
      'We hear one side; the seller’s answer is missing.',
      'Nous entendons un seul côté ; la réponse du vendeur manque.',
      'Oímos un solo lado; falta la respuesta del vendedor.',
    ),
  ),
  askOfSource(
    say(
      'You study what workers ate 3000 years ago. Which source is closest to them?',
      'Tu étudies ce que mangeaient des ouvriers il y a 3000 ans. Quelle source est la plus proche d’eux ?',
      'Estudias qué comían unos obreros hace 3000 años. ¿Qué fuente está más cerca de ellos?',
    ),
    say(
      'A list of their rations, written in their village',
      'Une liste de leurs rations, écrite dans leur village',
      'Una lista de sus raciones, escrita en su aldea',
    ),
    say(
      'A poem in praise of the king’s generosity',
      'Un poème à la gloire de la générosité du roi',
      'Un poema que alaba la generosidad del rey',
    ),
    say(
      'A traveler’s report from 1000 years later',
      'Le récit d’un voyageur 1000 ans plus tard',
      'El relato de un viajero 1000 años después',
    ),
    say(
      'The list was made for the work itself, not for praise.',
      'La liste servait au travail même, non à la louange.',
      'La lista servía para el trabajo mismo, no para alabar.',
    ),
  ),
  askOfSource(
    say(
      'Two diaries of one day disagree. What does a historian do first?',
      'Deux journaux du même jour se contredisent. Que fait d’abord l’historien ?',
      'Dos diarios del mismo día se contradicen. ¿Qué hace primero quien investiga?',
    ),
    say(
      'Ask where each writer stood and what each could see',
      'Demander où se tenait chacun et ce qu’il pouvait voir',
      'Preguntar dónde estaba cada uno y qué podía ver',
    ),
    say(
      'Believe both, as both were there',
      'Croire les deux, puisque les deux y étaient',
      'Creer a ambos, pues ambos estaban allí',
    ),
    say(
      'Use a newer book and put both aside',
      'Prendre un livre plus récent et laisser les deux',
      'Usar un libro más reciente y dejar los dos',
    ),
    say(
      'Being there does not mean seeing everything.',
      'Être là ne veut pas dire tout voir.',
      'Estar allí no significa verlo todo.',
    ),
  ),
  askOfSource(
    say(
      'An old letter survives only in a copy made 200 years later. What follows?',
      'Une vieille lettre n’existe que dans une copie faite 200 ans plus tard. Que s’ensuit-il ?',
      'Una carta antigua solo existe en una copia hecha 200 años después. ¿Qué se sigue?',
    ),
    say(
      'The copier may have changed words, so compare other copies',
      'Le copiste a pu changer des mots : il faut comparer',
      'Quien copió pudo cambiar palabras: hay que comparar',
    ),
    say(
      'The words are exactly those of the first writer',
      'Les mots sont exactement ceux du premier auteur',
      'Las palabras son exactamente las del primer autor',
    ),
    say(
      'The letter is worthless, since the copy is younger',
      'La lettre est sans valeur, car la copie est plus récente',
      'La carta no vale nada, pues la copia es más reciente',
    ),
    say(
      'A copy keeps much, but not without risk.',
      'Une copie garde beaucoup, mais non sans risque.',
      'Una copia conserva mucho, pero no sin riesgo.',
    ),
  ),
  askOfSource(
    say(
      'An officer wrote down what a prisoner said. Whose voice do we read?',
      'Un officier a noté ce que disait un prisonnier. Quelle voix lisons-nous ?',
      'Un oficial anotó lo que decía un preso. ¿De quién es la voz que leemos?',
    ),
    say(
      'The prisoner’s, as the officer chose to write it',
      'Celle du prisonnier, telle que l’officier l’a notée',
      'La del preso, tal como el oficial quiso anotarla',
    ),
    say(
      'The prisoner’s, word for word',
      'Celle du prisonnier, mot pour mot',
      'La del preso, palabra por palabra',
    ),
    say(
      'Nobody’s, for such papers are always false',
      'Celle de personne, car ces papiers sont toujours faux',
      'La de nadie, pues esos papeles son siempre falsos',
    ),
    say(
      'Between speaker and page stands a writer with aims of his own.',
      'Entre la parole et la page se tient quelqu’un qui a ses propres buts.',
      'Entre la voz y la página hay quien tiene sus propios fines.',
    ),
  ),
];
