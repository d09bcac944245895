import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Greetings; the teaching style may bring its own. `{name}` is `, Amina` or nothing. */
export const HELLO: Wordings = {
  small: [
    say(
      'Hello{name}! What do we do today?',
      'Bonjour{name} ! Que fait-on aujourd’hui ?',
      '¡Hola{name}! ¿Qué hacemos hoy?',
    ),
    say(
      'Hi{name}! What do you want to do?',
      'Salut{name} ! Que veux-tu faire ?',
      '¡Hola{name}! ¿Qué quieres hacer?',
    ),
  ],
  plain: [
    say(
      'Hello{name}! What are you working on today?',
      'Bonjour{name} ! Sur quoi travailles-tu aujourd’hui ?',
      '¡Hola{name}! ¿En qué trabajas hoy?',
    ),
    say(
      'Hi{name}! Which question shall we look at?',
      'Salut{name} ! Quelle question regardons-nous ?',
      '¡Hola{name}! ¿Qué pregunta miramos?',
    ),
    say(
      'Good to see you{name}. What would you like to find out?',
      'Te voilà{name}. Que veux-tu découvrir ?',
      'Qué bueno verte{name}. ¿Qué quieres averiguar?',
    ),
  ],
  full: [
    say(
      'Hello{name}. What are you working on?',
      'Bonjour{name}. Sur quoi travailles-tu ?',
      'Hola{name}. ¿En qué trabajas?',
    ),
    say(
      'Hello{name}. Which problem shall we take up?',
      'Bonjour{name}. Quel problème prenons-nous ?',
      'Hola{name}. ¿Qué problema abordamos?',
    ),
    say(
      'Good to see you{name}. Where shall we begin?',
      'Te voilà{name}. Par où commençons-nous ?',
      'Me alegra verte{name}. ¿Por dónde empezamos?',
    ),
  ],
};
export const YOU_ARE_WELCOME: Wordings = {
  small: [
    say(
      'You did the work. See you soon!',
      'C’est toi qui as travaillé. À bientôt !',
      'El trabajo lo hiciste tú. ¡Hasta pronto!',
    ),
    say(
      'That was good to do. I am here if you need help.',
      'C’était un plaisir. Je suis là si tu veux de l’aide.',
      'Fue un gusto. Aquí estoy si necesitas ayuda.',
    ),
  ],
  plain: [
    say(
      'You’re welcome. You did the thinking; I only asked questions.',
      'De rien. C’est toi qui as réfléchi ; moi, j’ai posé des questions.',
      'De nada. Tú pensaste; yo solo pregunté.',
    ),
    say(
      'Any time. Come back when something sticks.',
      'Quand tu veux. Reviens si quelque chose bloque.',
      'Cuando quieras. Vuelve si algo se atasca.',
    ),
    say(
      'You’re welcome. The steps you wrote were your own work.',
      'De rien. Les étapes écrites sont ton travail.',
      'De nada. Los pasos que escribiste son obra tuya.',
    ),
  ],
  full: [
    say(
      'You’re welcome. The thinking was yours.',
      'De rien. La réflexion était la tienne.',
      'De nada. El razonamiento fue tuyo.',
    ),
    say(
      'Any time. Bring the next one when it gets stuck.',
      'Quand tu veux. Apporte le suivant s’il bloque.',
      'Cuando quieras. Trae el siguiente si se atasca.',
    ),
  ],
};
export const GOODBYE: Wordings = {
  small: [
    say('Bye! See you soon.', 'Au revoir ! À bientôt.', '¡Adiós! Hasta pronto.'),
    say('Bye! Have a good day.', 'Au revoir ! Bonne journée.', '¡Adiós! Que tengas un buen día.'),
  ],
  plain: [
    say(
      'Goodbye! What you did today is saved.',
      'Au revoir ! Ce que tu as fait est gardé.',
      '¡Adiós! Lo que hiciste hoy queda guardado.',
    ),
    say(
      'Bye for now. Enjoy the rest of your day.',
      'À bientôt. Profite du reste de ta journée.',
      'Hasta luego. Disfruta el resto del día.',
    ),
  ],
  full: [
    say(
      'Goodbye. Everything you did is saved.',
      'Au revoir. Tout ce que tu as fait est enregistré.',
      'Adiós. Todo lo que hiciste queda guardado.',
    ),
    say('Until next time.', 'À la prochaine.', 'Hasta la próxima.'),
  ],
};
/** A feeling about the work: met, not judged; then one small thing. */
export const FEELING: Wordings = {
  small: [
    say(
      'That can feel hard. We take a small step. Which part do you want to try?',
      'Ça peut sembler dur. On fait un petit pas. Quelle partie veux-tu essayer ?',
      'Puede costar. Damos un paso chico. ¿Qué parte quieres probar?',
    ),
    say(
      'It is fine to feel that way. Do you want a break or a small step?',
      'C’est normal. Veux-tu une pause ou un petit pas ?',
      'Es normal sentirse así. ¿Quieres una pausa o un paso chico?',
    ),
  ],
  plain: [
    say(
      'Thanks for telling me. Many people feel that in front of something new. Which small part could we try first?',
      'Merci de me le dire. Devant du nouveau, beaucoup ressentent cela. Quelle petite partie essayer d’abord ?',
      'Gracias por decírmelo. A muchos les pasa ante algo nuevo. ¿Qué parte pequeña probamos primero?',
    ),
    say(
      'That happens. A short break helps, and so does a smaller step. Which would you like?',
      'Cela arrive. Une courte pause aide, un pas plus petit aussi. Que préfères-tu ?',
      'Eso pasa. Ayuda una pausa corta, y también un paso más pequeño. ¿Qué prefieres?',
    ),
  ],
  full: [
    say(
      'Thank you for saying so. Being stuck says nothing about what you can learn. Which part would you like to make smaller?',
      'Merci de le dire. Bloquer ne dit rien de ce que tu peux apprendre. Quelle partie veux-tu rendre plus petite ?',
      'Gracias por decirlo. Atascarse no dice nada de lo que puedes aprender. ¿Qué parte quieres hacer más pequeña?',
    ),
    say(
      'That is a common feeling in front of hard work. Would a short break or a smaller step help more?',
      'C’est un sentiment courant devant un travail difficile. Une pause ou une étape plus petite aiderait-elle davantage ?',
      'Es una sensación común ante un trabajo difícil. ¿Ayudaría más una pausa o un paso más pequeño?',
    ),
  ],
};
