import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** A right answer: what was done well is named, not how clever anybody is. With lines, the lines are named. */
export const SOLVED: Wordings = {
  small: [
    say(
      'Yes, that is right. You kept at it.',
      'Oui, c’est juste. Tu as tenu bon.',
      'Sí, está bien. Seguiste hasta el final.',
    ),
    say(
      'That is right. You went step by step.',
      'C’est juste. Tu as avancé pas à pas.',
      'Está bien. Fuiste paso a paso.',
    ),
    say(
      'It fits. You took your time with it.',
      'C’est juste. Tu as pris ton temps.',
      'Está bien. Te tomaste tu tiempo.',
    ),
  ],
  plain: [
    say(
      'That’s right. You worked it through to the end by yourself.',
      'C’est juste. Tu as tout mené jusqu’au bout par toi-même.',
      'Está bien. Llegaste hasta el final por tu cuenta.',
    ),
    say(
      'Right. You kept going until it fitted.',
      'C’est juste. Tu as continué jusqu’à ce que ça aille.',
      'Correcto. Seguiste hasta que encajó.',
    ),
    say(
      'Yes, it checks out. You found the way yourself.',
      'Oui, c’est vérifié. Tu as trouvé le chemin.',
      'Sí, comprobado. Encontraste el camino.',
    ),
  ],
  full: [
    say(
      'That is right, and you got there by your own reasoning.',
      'C’est juste, et tu le dois à ton propre raisonnement.',
      'Es correcto, y llegaste con tu propio razonamiento.',
    ),
    say(
      'Correct. You carried it through to the end.',
      'C’est exact. Tu l’as mené jusqu’au bout.',
      'Correcto. Lo llevaste hasta el final.',
    ),
    say(
      'Right. You stayed with it until it held.',
      'C’est juste. Tu as persévéré jusqu’à ce que cela tienne.',
      'Correcto. Seguiste hasta que se sostuvo.',
    ),
  ],
};
export const SOLVED_IN_LINES: Wordings = {
  small: [
    say('Yes. Each line is right.', 'Oui. Chaque ligne est juste.', 'Sí. Cada línea está bien.'),
    say(
      'That is right. You wrote each step.',
      'C’est juste. Tu as écrit chaque pas.',
      'Está bien. Escribiste cada paso.',
    ),
  ],
  plain: [
    say(
      'That’s right, and every line holds. Writing each step down paid off.',
      'C’est juste, et chaque ligne tient. Écrire chaque étape a porté ses fruits.',
      'Está bien, y cada línea se sostiene. Escribir cada paso valió la pena.',
    ),
    say(
      'Right. One clear step on each line: anybody can follow your way.',
      'C’est juste. Une étape claire par ligne : tout le monde peut te suivre.',
      'Correcto. Un paso claro por línea: cualquiera puede seguirte.',
    ),
  ],
  full: [
    say(
      'That is right, and every line follows from the one before.',
      'C’est juste, et chaque ligne découle de la précédente.',
      'Es correcto, y cada línea se deduce de la anterior.',
    ),
    say(
      'Correct. The working is complete: no step is left to belief.',
      'C’est exact. Le calcul est complet : rien n’est admis sans raison.',
      'Correcto. El desarrollo está completo: ningún paso se da por hecho.',
    ),
  ],
};

/** The next step after a right answer. */
export const ASK_WHY: Wordings = {
  small: [
    say('How did you find it?', 'Comment l’as-tu trouvé ?', '¿Cómo lo hallaste?'),
    say('Want to do one more?', 'Tu en veux un autre ?', '¿Quieres hacer otro?'),
    say(
      'Can you tell how you did it?',
      'Peux-tu dire comment tu as fait ?',
      '¿Puedes decir cómo lo hiciste?',
    ),
  ],
  plain: [
    say(
      'How could you check it another way?',
      'Comment vérifier d’une autre façon ?',
      '¿Cómo podrías comprobarlo de otra manera?',
    ),
    say(
      'Which step was the hardest to find?',
      'Quelle étape a été la plus dure à trouver ?',
      '¿Qué paso fue el más difícil de encontrar?',
    ),
    say(
      'How would you explain the first step to a friend?',
      'Comment expliquerais-tu la première étape à un ami ?',
      '¿Cómo explicarías el primer paso a un amigo?',
    ),
  ],
  full: [
    say(
      'What would change in your working if one of the numbers did?',
      'Que changerait-il dans ton calcul si l’un des nombres changeait ?',
      '¿Qué cambiaría en tu desarrollo si cambiara uno de los números?',
    ),
    say(
      'How could you verify the result without going over the same steps?',
      'Comment vérifier le résultat sans refaire les mêmes étapes ?',
      '¿Cómo verificarías el resultado sin repetir los mismos pasos?',
    ),
    say(
      'Which step would you call the decisive one?',
      'Quelle étape est, selon toi, décisive ?',
      '¿Qué paso te parece el decisivo?',
    ),
  ],
};

/** After help from level 2: the next one is to be done alone. */
export const ONE_ALONE: Wordings = {
  small: [
    say(
      'It is right. Now do one on your own.',
      'C’est juste. Maintenant, fais-en un sans aide.',
      'Está bien. Ahora haz uno sin ayuda.',
    ),
    say(
      'That fits. I helped a bit, so now try one on your own.',
      'C’est juste. Tu as eu un peu d’aide : fais le suivant sans aide.',
      'Está bien. Te ayudé un poco: prueba uno sin ayuda.',
    ),
  ],
  plain: [
    say(
      'That’s right. You had a step from me, so do the next one without help.',
      'C’est juste. Je t’avais donné une étape : fais le suivant sans aide.',
      'Está bien. Te di un paso, así que haz el siguiente sin ayuda.',
    ),
    say(
      'It checks out, and you finished it. Now try one like it with no hints.',
      'C’est vérifié, et tu l’as terminé. Essaie maintenant le même genre sans indice.',
      'Comprobado, y lo terminaste. Ahora prueba uno parecido sin pistas.',
    ),
  ],
  full: [
    say(
      'Correct, and you finished it. Since I gave a step, do a similar one unaided.',
      'C’est exact, et tu as terminé. Comme j’ai donné une étape, fais-en un semblable sans aide.',
      'Correcto, y lo terminaste. Como di un paso, haz uno parecido sin ayuda.',
    ),
    say(
      'That is right. One step came from me; show yourself that you can do the whole way.',
      'C’est juste. Une étape venait de moi ; montre-toi que tu sais faire tout le chemin.',
      'Es correcto. Un paso fue mío; demuéstrate que puedes con todo el camino.',
    ),
  ],
};
