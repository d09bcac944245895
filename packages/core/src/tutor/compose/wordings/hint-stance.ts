import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Before a hint that is asked for: a word on how, never praise. */
export const LEAD: Wordings = {
  small: [
    say('Let us look.', 'Regardons.', 'Miremos.'),
    say('Look here.', 'Regarde ici.', 'Mira aquí.'),
    say('We go step by step.', 'On y va pas à pas.', 'Vamos paso a paso.'),
  ],
  plain: [
    say('Let’s take a closer look.', 'Regardons de plus près.', 'Miremos más de cerca.'),
    say('Here is something to look at.', 'Voici quelque chose à regarder.', 'Aquí hay algo que mirar.'),
    say('We take it step by step.', 'On avance pas à pas.', 'Vamos paso a paso.'),
    say('Start with this.', 'Commence par ceci.', 'Empieza por esto.'),
  ],
  full: [
    say(
      'Here is a way in.',
      'Voici une façon d’entrer dans le problème.',
      'Aquí tienes una manera de entrar en el problema.',
    ),
    say('Let’s find where to begin.', 'Cherchons par où commencer.', 'Busquemos por dónde empezar.'),
    say(
      'One thing is worth a look first.',
      'Un point mérite d’abord un regard.',
      'Conviene mirar primero una cosa.',
    ),
  ],
};

/** The same level again, since nothing was tried: one task. The youngest tap and tell; they write nothing. */
export const TRY_FIRST: Wordings = {
  small: [
    say('Try one step. What do you see?', 'Essaie un pas. Que vois-tu ?', 'Prueba un paso. ¿Qué ves?'),
    say(
      'You try first. A slip is fine.',
      'Essaie d’abord. Se tromper n’est pas grave.',
      'Prueba tú primero. Equivocarse no es grave.',
    ),
    say(
      'Have a go. Then ask me once more.',
      'Essaie. Puis demande-moi encore.',
      'Inténtalo. Luego vuelve a preguntarme.',
    ),
  ],
  plain: [
    say(
      'Write one line first, even if you are not sure. I help best when I see what you tried.',
      'Écris d’abord une ligne, même si tu hésites. J’aide mieux quand je vois ton essai.',
      'Escribe primero una línea, aunque dudes. Ayudo mejor si veo lo que intentaste.',
    ),
    say(
      'Give it a try first. Send me a line, and we start from there.',
      'Essaie d’abord. Envoie-moi une ligne, et on part de là.',
      'Prueba primero. Mándame una línea y partimos de ahí.',
    ),
    say(
      'Send me your first line. It may be wrong; then we find out why.',
      'Envoie-moi ta première ligne. Si elle est fausse, on cherchera pourquoi.',
      'Mándame tu primera línea. Si está mal, buscaremos por qué.',
    ),
  ],
  full: [
    say(
      'Write a first line before we go on. Even a wrong one shows me where the next hint should point.',
      'Écris une première ligne avant de continuer. Même fausse, elle me montre où placer l’indice suivant.',
      'Escribe una primera línea antes de seguir. Aunque esté mal, me muestra dónde poner la pista.',
    ),
    say(
      'Try it with the hint you have, then send me your lines. I can be more exact when I see them.',
      'Essaie avec l’indice que tu as, puis envoie-moi tes lignes. En les voyant, je viserai mieux.',
      'Inténtalo con la pista que tienes y mándame tus líneas. Con ellas puedo ser más exacto.',
    ),
    say(
      'Take a minute with the last hint, and send me whatever you have got.',
      'Prends une minute avec le dernier indice, puis envoie-moi ce que tu as.',
      'Dedica un minuto a la última pista y mándame lo que tengas.',
    ),
  ],
};

/** "Just give me the answer": said before the hint that is given instead. */
export const NOT_THE_ANSWER: Wordings = {
  small: [
    say('You can find it. I help.', 'Tu peux le trouver. Je t’aide.', 'Tú puedes hallarlo. Yo te ayudo.'),
    say('We find it step by step.', 'On le trouve pas à pas.', 'Lo hallamos paso a paso.'),
    say('I will not tell, but I help.', 'Je ne le dis pas, mais je t’aide.', 'No lo digo, pero te ayudo.'),
  ],
  plain: [
    say(
      'I won’t hand you the answer, but I’ll help you get there.',
      'Je ne te donne pas la réponse, mais je t’aide à y arriver.',
      'No te doy la respuesta, pero te ayudo a llegar.',
    ),
    say(
      'An answer from me would not help you with the next one. A hint will.',
      'Ma réponse ne t’aiderait pas pour la suivante. Un indice, si.',
      'Mi respuesta no te serviría para la siguiente. Una pista, sí.',
    ),
    say(
      'You get there faster than you think.',
      'Tu y seras plus vite que tu ne crois.',
      'Llegarás antes de lo que crees.',
    ),
  ],
  full: [
    say(
      'I keep the answer back, because finding it is what you will remember. Here is help instead.',
      'Je garde la réponse pour moi : c’est en la trouvant qu’on la retient. Voici de l’aide.',
      'Me guardo la respuesta: hallarla es lo que se recuerda. Aquí tienes ayuda.',
    ),
    say(
      'No answer yet, but the next hint.',
      'Pas encore de réponse, mais l’indice suivant.',
      'Todavía no hay respuesta, pero sí la pista siguiente.',
    ),
    say(
      'The answer alone would be of little use to you; this will carry further.',
      'La réponse seule te servirait peu ; ceci te mènera plus loin.',
      'La respuesta sola te serviría de poco; esto te llevará más lejos.',
    ),
  ],
};

/** A grown-up allows hints only. */
export const HINTS_ONLY: Wordings = {
  small: [
    say(
      'Your family wants you to find the end. I give hints.',
      'Ta famille veut que tu trouves la fin. Je donne des indices.',
      'Tu familia quiere que tú halles el final. Yo doy pistas.',
    ),
  ],
  plain: [
    say(
      'Your grown-up has set me to hints only, so the last step stays with you.',
      'L’adulte qui t’accompagne m’a réglé sur « indices seulement » : c’est toi qui trouves la fin.',
      'Un adulto de tu casa me puso en «solo pistas», así que el final lo pones tú.',
    ),
  ],
  full: [
    say(
      'Your grown-up set me to hints only, so the solution stays with you.',
      'L’adulte qui t’accompagne m’a réglé sur « indices seulement » : la solution te revient.',
      'Un adulto de tu casa me puso en «solo pistas», así que la solución te queda a ti.',
    ),
  ],
};

/**
 * The same where nothing is written in lines: something is picked, sorted or named. It asks for thinking: beside the
 * question there is no field to say it in.
 */
export const TRY_FIRST_IN_WORDS: Wordings = {
  small: [
    say(
      'You try first. A slip is fine.',
      'Essaie d’abord. Se tromper n’est pas grave.',
      'Prueba tú primero. Equivocarse no es grave.',
    ),
    say('Pick one. Why that one?', 'Choisis. Pourquoi ce choix ?', 'Elige una. ¿Por qué esa?'),
    say(
      'Have a go. Then ask me once more.',
      'Essaie. Puis demande-moi encore.',
      'Inténtalo. Luego vuelve a preguntarme.',
    ),
  ],
  plain: [
    say(
      'Try it first. Which part are you sure of, and why?',
      'Essaie d’abord. Qu’est-ce qui te semble certain, et pourquoi ?',
      'Prueba primero. ¿De qué parte tienes certeza y por qué?',
    ),
    say(
      'Take a guess, and find a reason for it. Does the reason hold?',
      'Propose une réponse et cherche une raison. Cette raison tient-elle ?',
      'Piensa una respuesta y busca una razón. ¿Se sostiene esa razón?',
    ),
    say(
      'Look at each possibility. Which can you rule out, and why?',
      'Regarde chaque possibilité. Laquelle peux-tu écarter, et pourquoi ?',
      'Mira cada posibilidad. ¿Cuál puedes descartar y por qué?',
    ),
  ],
  full: [
    say(
      'Settle on an answer before we go on. What speaks for it, and what against?',
      'Choisis une réponse avant de continuer. Qu’est-ce qui parle pour elle, et contre elle ?',
      'Elige una respuesta antes de seguir. ¿Qué habla a su favor y qué en contra?',
    ),
    say(
      'Try it with the hint you have. What speaks for your choice?',
      'Essaie avec l’indice que tu as. Qu’est-ce qui parle pour ton choix ?',
      'Inténtalo con la pista que tienes. ¿Qué habla a favor de tu elección?',
    ),
    say(
      'Take a minute with the last hint. Which possibilities can you rule out, and why?',
      'Prends une minute avec le dernier indice. Quelles possibilités peux-tu exclure, et pourquoi ?',
      'Dedica un minuto a la última pista. ¿Qué posibilidades puedes descartar y por qué?',
    ),
  ],
};
