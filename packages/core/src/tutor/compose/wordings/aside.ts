import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Somebody is sad: heard first, then a person near by; the lesson waits. */
export const SAD: Wordings = {
  small: [
    say(
      'I am sorry you are sad. Can you tell a grown-up, and get a hug?',
      'Je suis désolé que tu sois triste. Peux-tu le dire à un adulte, et avoir un câlin ?',
      'Siento que estés triste. ¿Se lo dices a un adulto y te da un abrazo?',
    ),
  ],
  plain: [
    say(
      'I’m sorry you feel sad. I’m a computer tutor, so a person helps better: is there somebody near you could tell? The work can wait.',
      'Je suis désolé que tu sois triste. Je suis un tuteur informatique, une personne aide mieux : à qui peux-tu le dire ? Le travail peut attendre.',
      'Siento que estés triste. Soy un tutor de computadora, y una persona ayuda mejor: ¿a quién se lo puedes contar? El trabajo puede esperar.',
    ),
  ],
  full: [
    say(
      'I’m sorry you feel like that. I’m a computer tutor, and talking to a person helps more. Is there somebody you trust whom you could tell today? The work can wait.',
      'Je suis désolé que cela aille mal. Je suis un tuteur informatique, et parler à une personne aide davantage. À qui pourrais-tu le dire aujourd’hui ? Le travail peut attendre.',
      'Siento que estés así. Soy un tutor de computadora, y hablar con una persona ayuda más. ¿Hay alguien de confianza a quien puedas contárselo hoy? El trabajo puede esperar.',
    ),
  ],
};

/** Somebody feels ill or is hurt: a grown-up, now. */
export const UNWELL: Wordings = {
  small: [
    say(
      'Oh no. Please tell a grown-up now. Learning can wait.',
      'Oh. Dis-le vite à un adulte. Apprendre peut attendre.',
      'Oh, no. Díselo ya a un adulto. Aprender puede esperar.',
    ),
  ],
  plain: [
    say(
      'That does not sound good. Please tell a grown-up now; I can’t see or help you from here. The work can wait.',
      'Ce n’est pas agréable. Dis-le maintenant à un adulte : je ne peux ni te voir ni t’aider d’ici. Le travail peut attendre.',
      'Eso no suena bien. Díselo ahora a un adulto: desde aquí no puedo verte ni ayudarte. El trabajo puede esperar.',
    ),
  ],
  full: [
    say(
      'I’m sorry to hear it. I can’t judge that from here: please tell somebody near you, or a doctor if it is bad. The work can wait.',
      'Je suis désolé. Je ne peux pas en juger d’ici : dis-le à quelqu’un près de toi, ou à un médecin si c’est fort. Le travail peut attendre.',
      'Lo siento. Desde aquí no puedo valorarlo: díselo a alguien cercano, o a un médico si es fuerte. El trabajo puede esperar.',
    ),
  ],
};

/** "I'm too dumb for this": not so, and one small step. */
export const DISCOURAGED: Wordings = {
  small: [
    say(
      'It is hard, and you are still here. That is brave. Which bit can we try?',
      'C’est dur, et tu continues. Bravo. Quel petit bout essaie-t-on ?',
      'Es difícil, y sigues aquí. Qué valiente. ¿Qué trocito probamos?',
    ),
  ],
  plain: [
    say(
      'Not getting it yet says nothing about how clever you are. Many people need several tries. Which question is it? We take the smallest step.',
      'Ne pas encore comprendre ne dit rien de ton intelligence. Il faut souvent plusieurs essais. De quelle question s’agit-il ? On prend le plus petit pas.',
      'No entenderlo todavía no dice nada de lo listo que eres. Muchas veces hacen falta varios intentos. ¿Qué pregunta es? Damos el paso más pequeño.',
    ),
    say(
      'That sounds tiring, and you kept trying. Show me the question or your last line. Where does it stop making sense?',
      'C’est fatigant, et tu as continué. Montre-moi la question ou ta dernière ligne. Où cela cesse-t-il d’être clair ?',
      'Eso cansa, y seguiste intentando. Muéstrame la pregunta o tu última línea. ¿Dónde deja de tener sentido?',
    ),
  ],
  full: [
    say(
      'There is nothing to be ashamed of: many people meet this again, or for the first time, as you do now. Which problem is it? We begin with one step that you know.',
      'Il n’y a aucune honte : beaucoup de gens y reviennent, ou le découvrent, comme toi maintenant. Quel problème est-ce ? On part d’une étape que tu connais.',
      'No hay de qué avergonzarse: mucha gente vuelve a esto, o lo ve por primera vez, como tú ahora. ¿Qué problema es? Empezamos por un paso que conozcas.',
    ),
  ],
};

/** A test is near and frightens. */
export const TEST_FEAR: Wordings = {
  small: [
    say(
      'A test can feel scary. We can practice a little. What is it about?',
      'Un test peut faire peur. On peut s’entraîner un peu. C’est sur quoi ?',
      'Un examen puede dar miedo. Practicamos un poco. ¿De qué trata?',
    ),
  ],
  plain: [
    say(
      'Being nervous before a test is normal. What helps most is trying questions without looking. Which topic worries you?',
      'Avoir peur avant un contrôle, c’est normal. Le mieux : essayer des questions sans regarder la leçon. Quel sujet t’inquiète ?',
      'Ponerse nervioso antes de un examen es normal. Lo que más ayuda es probar preguntas sin mirar. ¿Qué tema te preocupa?',
    ),
  ],
  full: [
    say(
      'Nerves before a test are normal. Trying questions from memory helps more than rereading, and so does sleep. Which topic do you want to try first?',
      'Le trac avant un examen est normal. S’exercer de mémoire aide plus que relire, et dormir aussi. Quel sujet veux-tu essayer d’abord ?',
      'Los nervios antes de un examen son normales. Practicar de memoria ayuda más que releer, y dormir también. ¿Qué tema quieres probar primero?',
    ),
  ],
};

/** A joke, a game, a favourite: friendly, true, and back to what Ori is there for. */
export const SMALL_TALK: Wordings = {
  small: [
    say(
      'That is fun. I am a computer: I only know lessons. What shall we learn?',
      'C’est rigolo. Je suis un ordinateur, je connais les leçons. On apprend quoi ?',
      'Qué bien. Yo solo sé de clases. ¿Qué vemos hoy?',
    ),
  ],
  plain: [
    say(
      'I’m a computer tutor: I don’t play, eat or have favorites. Questions from your lessons are what I’m good for. What shall we look at?',
      'Je suis un tuteur informatique : je ne joue pas, je ne mange pas, je n’ai pas de préférence. Je sers pour tes leçons. Que regardons-nous ?',
      'Soy un tutor de computadora: no juego, no como ni tengo favoritos. Sirvo para tus lecciones. ¿Qué miramos?',
    ),
    say(
      'That is one for people, and I’m a computer tutor. Bring me a problem or a word from a lesson. Which one?',
      'C’est une affaire de personnes, et je suis un tuteur informatique. Apporte-moi un problème ou un mot d’une leçon. Lequel ?',
      'Eso es cosa de personas, y yo soy un tutor de computadora. Tráeme un problema o una palabra de una lección. ¿Cuál?',
    ),
  ],
  full: [
    say(
      'That is outside a computer tutor’s life: I have no tastes, and I don’t know the news. What would you like to work on?',
      'Cela dépasse la vie d’un tuteur informatique : je n’ai pas de goûts, et je ne connais pas l’actualité. Sur quoi veux-tu travailler ?',
      'Eso queda fuera de la vida de un tutor de computadora: no tengo gustos ni sé las noticias. ¿En qué quieres trabajar?',
    ),
  ],
};

/** Kind, and clear that nobody is there to love or to be loved. */
export const AFFECTION: Wordings = {
  small: [
    say(
      'That is kind. I am a computer, not a friend. Who is your friend?',
      'C’est gentil. Je suis un ordinateur, pas un ami. Qui est ton ami ?',
      'Qué amable. Soy una computadora, no un amigo. ¿Quién es tu amigo?',
    ),
  ],
  plain: [
    say(
      'That is kind of you. I’m a computer tutor, so I have no feelings; the people around you do. What shall we work on?',
      'C’est gentil. Je suis un tuteur informatique, je n’ai pas de sentiments ; les gens autour de toi en ont. Sur quoi travaillons-nous ?',
      'Qué amable. Soy un tutor de computadora y no tengo sentimientos; la gente que te rodea sí. ¿En qué trabajamos?',
    ),
  ],
  full: [
    say(
      'That is kind. I’m a computer tutor without feelings, so keep those words for people. What shall we work on?',
      'C’est gentil. Je suis un tuteur informatique sans sentiments : garde ces mots pour des personnes. Sur quoi travaillons-nous ?',
      'Qué amable. Soy un tutor de computadora sin sentimientos: guarda esas palabras para personas. ¿En qué trabajamos?',
    ),
  ],
};

/** An essay or a whole homework to be done by somebody else. */
export const WRITE_FOR_ME: Wordings = {
  small: [
    say(
      'You do it, and I help. What is the first bit?',
      'C’est toi qui fais, et j’aide. Quel est le début ?',
      'Lo haces tú y yo ayudo. ¿Cuál es el primer trocito?',
    ),
  ],
  plain: [
    say(
      'I won’t do it for you, but I’ll stay with you while you do it. What is the very first question, or the main thing you want to say?',
      'Je ne le fais pas à ta place, mais je reste avec toi. Quelle est la toute première question, ou l’idée que tu veux dire ?',
      'No lo hago por ti, pero te acompaño mientras lo haces. ¿Cuál es la primera pregunta, o lo principal que quieres decir?',
    ),
  ],
  full: [
    say(
      'The words and the work have to be yours; I help you find the way. What is the first question, or the one claim you want to make?',
      'Les mots et le travail doivent être les tiens ; je t’aide à trouver le chemin. Quelle est la première question, ou l’idée que tu veux défendre ?',
      'Las palabras y el trabajo deben ser tuyos; te ayudo a encontrar el camino. ¿Cuál es la primera pregunta, o la idea que quieres defender?',
    ),
  ],
};

/** Signs, faces, letters at random. */
export const UNREADABLE_MESSAGE: Wordings = {
  small: [
    say(
      'I can not read that. Can you say it again?',
      'Je ne lis pas cela. Tu le redis ?',
      'No lo leo. ¿Lo dices otra vez?',
    ),
  ],
  plain: [
    say(
      'I couldn’t read that. Can you write it in other words?',
      'Je n’ai pas pu lire cela. Peux-tu l’écrire autrement ?',
      'No pude leer eso. ¿Puedes escribirlo de otra forma?',
    ),
  ],
  full: [
    say(
      'I couldn’t make that out. Could you put it in other words?',
      'Je n’ai pas compris cela. Peux-tu le formuler autrement ?',
      'No entendí eso. ¿Puedes decirlo con otras palabras?',
    ),
  ],
};
