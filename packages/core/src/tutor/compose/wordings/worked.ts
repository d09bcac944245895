import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Level 3: the whole solution stands below, and a question without help follows. One task. */
export const WHOLE_WAY: Wordings = {
  small: [
    say(
      'Here is the whole way. Read each step. Then say “ready”.',
      'Voici tout le chemin. Lis chaque pas. Puis dis « c’est bon ».',
      'Aquí está todo el camino. Lee cada paso. Luego di «ya está».',
    ),
    say(
      'I show you all the steps. Go slow. Say “ready” at the end.',
      'Je te montre tous les pas. Va doucement. À la fin, dis « c’est bon ».',
      'Te muestro todos los pasos. Ve despacio. Al final, di «ya está».',
    ),
    say(
      'These are the steps. Look at them one by one, then say “ready”.',
      'Voici les pas. Regarde-les un par un, puis dis « c’est bon ».',
      'Estos son los pasos. Míralos uno por uno y di «ya está».',
    ),
  ],
  plain: [
    say(
      'Here is the whole way, one step at a time, each with its reason. When you have read it, say “ready”: then comes one for you alone.',
      'Voici tout le chemin, étape par étape, avec ses raisons. Quand tu l’as lu, dis « c’est bon » : il y en aura un pour toi.',
      'Aquí está todo el camino, paso a paso, con sus razones. Cuando lo hayas leído, di «ya está»: vendrá uno para ti.',
    ),
    say(
      'You stayed with it, so let’s walk through it together. Unfold the steps, then say “ready” for one without help.',
      'Tu as persévéré : parcourons-le ensemble. Déplie les étapes, puis dis « c’est bon » pour en faire un sans aide.',
      'Has persistido, así que vamos a recorrerlo. Despliega los pasos y di «ya está» para hacer uno sin ayuda.',
    ),
    say(
      'All steps are below. Before you open each one, guess it; at the end say “ready”.',
      'Toutes les étapes sont dessous. Devine chacune avant de l’ouvrir ; à la fin, dis « c’est bon ».',
      'Todos los pasos están abajo. Antes de abrir cada uno, adivínalo; al final di «ya está».',
    ),
  ],
  full: [
    say(
      'The whole solution is below, each step with its reason. Try to foresee each line before you unfold it; then say “ready” for a similar problem without help.',
      'La solution entière est ci-dessous, chaque étape avec sa raison. Essaie de prévoir chaque ligne avant de la déplier ; dis ensuite « prêt » pour un problème semblable sans aide.',
      'La solución entera está abajo, cada paso con su razón. Intenta prever cada línea antes de abrirla; luego di «ya está» para un problema parecido sin ayuda.',
    ),
    say(
      'Here is the complete way. Read the reasons as closely as the lines, and say “ready” when you can retell it: one without help follows.',
      'Voici le chemin complet. Lis les raisons autant que les lignes, et dis « c’est bon » quand tu peux le raconter : un autre suivra, sans aide.',
      'Aquí está el camino completo. Lee las razones tanto como las líneas y di «ya está» cuando puedas contarlo: seguirá uno sin ayuda.',
    ),
    say(
      'These are all the steps. Find the one you were missing, then say “ready” for another one on your own.',
      'Voici toutes les étapes. Trouve celle qui te manquait, puis dis « c’est bon » pour en faire un autre en autonomie.',
      'Estos son todos los pasos. Encuentra el que te faltaba y di «ya está» para hacer otro por tu cuenta.',
    ),
  ],
};
export const THE_ANSWER = say('This is the answer.', 'Voilà la réponse.', 'Esta es la respuesta.');

/** The unaided question that is owed. */
export const TWIN: Wordings = {
  small: [
    say(
      'Now one for you. Do it on your own.',
      'En voici un pour toi. Fais-le sans aide.',
      'Ahora uno para ti. Hazlo sin ayuda.',
    ),
    say(
      'Your turn. Try this one with no help.',
      'À toi. Essaie celui-ci sans aide.',
      'Tu turno. Prueba este sin ayuda.',
    ),
    say(
      'Here is one more. Show what you can do.',
      'En voici un autre. Montre ce que tu sais faire.',
      'Aquí hay otro. Muestra lo que sabes hacer.',
    ),
  ],
  plain: [
    say(
      'Now one of the same kind, without hints. Send me your lines when you have them.',
      'Maintenant un du même genre, sans indice. Envoie-moi tes lignes quand tu les as.',
      'Ahora uno del mismo tipo, sin pistas. Mándame tus líneas cuando las tengas.',
    ),
    say(
      'Your turn: try this one by yourself, from the first line to the last.',
      'À toi : fais celui-ci par toi-même, de la première à la dernière ligne.',
      'Tu turno: haz este por tu cuenta, de la primera línea a la última.',
    ),
    say(
      'This one counts as your own, so do it without help.',
      'Celui-ci compte comme le tien : fais-le sans aide.',
      'Este cuenta como tuyo, así que hazlo sin ayuda.',
    ),
  ],
  full: [
    say(
      'Here is a similar problem. Work it out without help; only unaided work shows what you can do.',
      'Voici un problème semblable. Résous-le sans aide : seul ce qu’on fait sans aide montre ce qu’on sait faire.',
      'Aquí hay un problema parecido. Resuélvelo sin ayuda: solo así se ve lo que sabes hacer.',
    ),
    say(
      'Now do one on your own, from the first line to the check.',
      'Fais-en un par toi-même, de la première ligne à la vérification.',
      'Haz uno por tu cuenta, de la primera línea a la comprobación.',
    ),
    say(
      'Try this one unaided, and send me your lines at the end.',
      'Essaie celui-ci sans aide, et envoie-moi tes lignes à la fin.',
      'Prueba este sin ayuda y mándame tus líneas al final.',
    ),
  ],
};
/** Where no question can be made: the learner changes the problem. */
export const OWN_TWIN: Wordings = {
  small: [
    say(
      'Now change one number and do it again on your own.',
      'Change un nombre et refais-le sans aide.',
      'Cambia un número y hazlo otra vez sin ayuda.',
    ),
  ],
  plain: [
    say(
      'Now change one number in the problem, solve that without help, and send me your lines.',
      'Change un nombre du problème, résous-le sans aide et envoie-moi tes lignes.',
      'Cambia un número del problema, resuélvelo sin ayuda y mándame tus líneas.',
    ),
  ],
  full: [
    say(
      'Now make a problem of the same kind with other numbers, solve it unaided and send me your lines; I will check each of them.',
      'Invente un problème du même genre avec d’autres nombres, résous-le sans aide et envoie-moi tes lignes ; je les vérifierai toutes.',
      'Inventa un problema del mismo tipo con otros números, resuélvelo sin ayuda y mándame tus líneas; las revisaré todas.',
    ),
  ],
};
/** Something new was asked while the unaided question was still owed. */
export const BEFORE_NEXT: Wordings = {
  small: [say('We get to that. First this:', 'On y vient. D’abord ceci :', 'Ya llegamos. Primero esto:')],
  plain: [say('We’ll get to that one. First:', 'On y vient. D’abord :', 'Ya llegamos a ese. Primero:')],
  full: [
    say(
      'We will come to that one. First, the one that is still open:',
      'Nous y viendrons. D’abord, celui qui reste ouvert :',
      'Ya llegaremos a ese. Primero, el que quedó abierto:',
    ),
  ],
};
