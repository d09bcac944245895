import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** A line that could not be read, or not be told right from wrong. */
export const UNREADABLE: Wordings = {
  small: [
    say(
      'I can’t read line {line}. Can you write it again?',
      'Je ne lis pas la ligne {line}. Peux-tu la réécrire ?',
      'No leo la línea {line}. ¿La escribes otra vez?',
    ),
  ],
  plain: [
    say(
      'I can’t read line {line} for sure. Can you write it with signs, one step a line?',
      'Je ne suis pas sûr de bien lire la ligne {line}. Peux-tu l’écrire avec des signes, une étape par ligne ?',
      'No leo bien la línea {line}. ¿Puedes escribirla con signos, un paso por línea?',
    ),
    say(
      'I found nothing wrong up to line {line}, but that line I can’t judge. Can you write it in smaller steps?',
      'Je n’ai rien vu de faux jusqu’à la ligne {line}, mais celle-là, je ne peux pas la juger. Peux-tu la couper en étapes ?',
      'No vi errores hasta la línea {line}, pero esa no la puedo juzgar. ¿La escribes en pasos más pequeños?',
    ),
  ],
  full: [
    say(
      'I can’t judge line {line} with certainty, and I would rather not guess. Can you write it in smaller steps?',
      'Je ne peux pas juger la ligne {line} avec certitude, et je préfère ne pas deviner. Peux-tu l’écrire en étapes plus petites ?',
      'No puedo juzgar la línea {line} con certeza y prefiero no adivinar. ¿Puedes escribirla en pasos más pequeños?',
    ),
    say(
      'Nothing is wrong before line {line}; that one I can’t read. Can you put it in symbols, one step a line?',
      'Rien n’est faux avant la ligne {line} ; celle-là, je ne la lis pas. Peux-tu l’écrire en symboles, une étape par ligne ?',
      'Nada está mal antes de la línea {line}; esa no la leo. ¿Puedes ponerla en símbolos, un paso por línea?',
    ),
  ],
};

/** All lines hold, and the end is not reached. */
export const RIGHT_SO_FAR: Wordings = {
  small: [
    say(
      'All of it is right so far. What comes next?',
      'Tout est juste jusqu’ici. Et après ?',
      'Todo va bien. ¿Y después?',
    ),
    say(
      'No slip here. What do you do next?',
      'Pas d’erreur. Que fais-tu ensuite ?',
      'No hay errores. ¿Qué haces luego?',
    ),
    say(
      'Each step is right. Can you go on?',
      'Chaque pas est juste. Peux-tu continuer ?',
      'Cada paso está bien. ¿Puedes seguir?',
    ),
  ],
  plain: [
    say(
      'Each line follows from the one before. What is the next step?',
      'Chaque ligne vient bien de la précédente. Quelle est l’étape suivante ?',
      'Cada línea sale de la anterior. ¿Cuál es el paso siguiente?',
    ),
    say(
      'All your steps hold so far. How do you go on?',
      'Toutes tes étapes sont justes. Comment continues-tu ?',
      'Todos tus pasos están bien. ¿Cómo sigues?',
    ),
    say(
      'I checked every line: no slip. What comes next?',
      'J’ai vérifié chaque ligne : pas d’erreur. Que vient-il ensuite ?',
      'Revisé cada línea: sin errores. ¿Qué viene después?',
    ),
  ],
  full: [
    say(
      'Every line follows from the one before. What remains to be done?',
      'Chaque ligne découle de la précédente. Que reste-t-il à faire ?',
      'Cada línea se deduce de la anterior. ¿Qué queda por hacer?',
    ),
    say(
      'The working is sound so far. What is the next step?',
      'Le raisonnement tient jusqu’ici. Quelle est l’étape suivante ?',
      'El desarrollo es correcto hasta aquí. ¿Cuál es el paso siguiente?',
    ),
    say(
      'No line is wrong. How do you finish it?',
      'Aucune ligne n’est fausse. Comment termines-tu ?',
      'Ninguna línea está mal. ¿Cómo lo terminas?',
    ),
  ],
};

/** A reckoning by itself that is right. */
export const HOLDS: Wordings = {
  small: [
    say(
      'Yes, that is right. How do you know?',
      'Oui, c’est juste. Comment le sais-tu ?',
      'Sí, está bien. ¿Cómo lo sabes?',
    ),
  ],
  plain: [
    say(
      'Yes, that holds. How could you show it to somebody who doubts it?',
      'Oui, c’est juste. Comment le montrer à quelqu’un qui en doute ?',
      'Sí, eso es correcto. ¿Cómo se lo mostrarías a quien lo dude?',
    ),
  ],
  full: [
    say(
      'Yes, that is correct. How would you justify it?',
      'Oui, c’est exact. Comment le justifierais-tu ?',
      'Sí, es correcto. ¿Cómo lo justificarías?',
    ),
  ],
};

/** A right reckoning for a problem told in words: whether it is the one that was asked is the learner's to say. */
export const HOLDS_IN_WORDS: Wordings = {
  small: [
    say(
      'Your sum is right. Is it what the story asks?',
      'Ton calcul est juste. Est-ce ce que demande l’histoire ?',
      'Tu cuenta está bien. ¿Es lo que pide la historia?',
    ),
  ],
  plain: [
    say(
      'Your calculation is right. Read the question once more: is that what it asks for?',
      'Ton calcul est juste. Relis la question : est-ce bien ce qu’elle demande ?',
      'Tu cálculo está bien. Lee otra vez la pregunta: ¿es eso lo que pide?',
    ),
  ],
  full: [
    say(
      'The calculation is correct. Does it answer exactly what is asked, with the right unit?',
      'Le calcul est exact. Répond-il exactement à la question, avec la bonne unité ?',
      'El cálculo es correcto. ¿Responde exactamente a lo que se pide, con la unidad correcta?',
    ),
  ],
};

/** Asked to check, with nothing to check. */
export const NO_WORK: Wordings = {
  small: [
    say(
      'Try it first. What do you do first?',
      'Essaie d’abord. Que fais-tu en premier ?',
      'Prueba primero. ¿Qué haces al empezar?',
    ),
    say('Which one do you pick?', 'Lequel choisis-tu ?', '¿Cuál eliges?'),
  ],
  plain: [
    say(
      'I’m happy to check. Send me your steps, one on each line.',
      'Je veux bien vérifier. Envoie-moi tes étapes, une par ligne.',
      'Con gusto reviso. Mándame tus pasos, uno por línea.',
    ),
    say(
      'Send me your lines, and I look for the first one that does not fit.',
      'Envoie-moi tes lignes, et je cherche la première qui ne va pas.',
      'Mándame tus líneas y busco la primera que no encaje.',
    ),
  ],
  full: [
    say(
      'Send me your working, one step a line, and I will look for the first line that does not follow.',
      'Envoie-moi ton calcul, une étape par ligne : je chercherai la première qui ne découle pas de la précédente.',
      'Mándame tu desarrollo, un paso por línea, y buscaré la primera línea que no se deduzca.',
    ),
    say(
      'Write down the task and your steps, one on each line; then I can check them.',
      'Écris l’énoncé et tes étapes, une par ligne ; je pourrai alors vérifier.',
      'Escribe el enunciado y tus pasos, uno por línea; así podré revisarlos.',
    ),
  ],
};
