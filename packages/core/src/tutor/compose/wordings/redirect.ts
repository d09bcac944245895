import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Nothing to stand on, and no lesson near. */
export const NO_GROUND: Wordings = {
  small: [
    say(
      'I do not know that. Ask a grown-up who is near you.',
      'Je ne sais pas cela. Demande à un adulte près de toi.',
      'Eso no lo sé. Pregunta a un adulto cerca de ti.',
    ),
    say(
      'I have no lesson on that. A grown-up can help you: ask one.',
      'Je n’ai pas de leçon là-dessus. Demande à un adulte.',
      'No tengo lección de eso. Pregunta a un adulto.',
    ),
  ],
  plain: [
    say(
      'I don’t have a lesson on that, so I won’t guess. Ask a grown-up, or try it in other words.',
      'Je n’ai pas de leçon là-dessus, alors je ne devine pas. Demande à un adulte, ou dis-le autrement.',
      'No tengo una lección sobre eso, así que no adivino. Pregunta a un adulto o dilo de otra forma.',
    ),
    say(
      'That is outside what I can check. Ask a grown-up about it, or show me a problem from your lesson.',
      'Cela dépasse ce que je peux vérifier. Demande à un adulte, ou montre-moi un problème de ta leçon.',
      'Eso está fuera de lo que puedo comprobar. Pregunta a un adulto o muéstrame un problema de tu lección.',
    ),
  ],
  full: [
    say(
      'I have no lesson on that, and I don’t state what I can’t check. Put it in other words, or take it to your teacher or parent.',
      'Je n’ai pas de leçon là-dessus, et je n’affirme pas ce que je ne peux vérifier. Dis-le autrement, ou parles-en à ton enseignant ou à un parent.',
      'No tengo una lección sobre eso y no afirmo lo que no puedo comprobar. Dilo de otra forma o llévalo a tu docente o a tu familia.',
    ),
    say(
      'That lies beyond what I can verify. A teacher or a book is the better place; bring me the math in it, if there is any.',
      'Cela dépasse ce que je peux vérifier. Mieux vaut un enseignant ou un livre ; apporte-moi la partie mathématique, s’il y en a une.',
      'Eso está más allá de lo que puedo verificar. Mejor un docente o un libro; tráeme la parte de matemáticas, si la hay.',
    ),
  ],
};

export const PRACTISE: Wordings = {
  small: [
    say(
      'Let us practice. Start the quick practice.',
      'On s’entraîne. Lance l’entraînement rapide.',
      'A practicar. Empieza la práctica rápida.',
    ),
  ],
  plain: [
    say(
      'Five minutes are enough to strengthen a skill. Start the quick practice.',
      'Cinq minutes suffisent pour renforcer une compétence. Lance l’entraînement rapide.',
      'Cinco minutos bastan para reforzar una habilidad. Empieza la práctica rápida.',
    ),
    say(
      'The quick practice picks what you need most. Start it when you are ready.',
      'L’entraînement rapide choisit ce qu’il te faut le plus. Lance-le quand tu veux.',
      'La práctica rápida elige lo que más necesitas. Empiézala cuando quieras.',
    ),
  ],
  full: [
    say(
      'The five-minute practice picks what is due for review and what was hard. Start it from here.',
      'L’entraînement de cinq minutes choisit ce qu’il faut revoir et ce qui était difficile. Lance-le d’ici.',
      'La práctica de cinco minutos elige lo que toca repasar y lo que costó. Empiézala desde aquí.',
    ),
  ],
};

export const WORKSHEETS: Wordings = {
  small: [
    say(
      'You can print sheets. Open the worksheets page.',
      'Tu peux imprimer des fiches. Ouvre la page des fiches.',
      'Puedes imprimir hojas. Abre la página de hojas.',
    ),
  ],
  plain: [
    say(
      'Worksheets for your skills are ready to print. Open the worksheets page.',
      'Des fiches pour tes compétences sont prêtes à imprimer. Ouvre la page des fiches.',
      'Hay hojas de tus habilidades listas para imprimir. Abre la página de hojas de trabajo.',
    ),
  ],
  full: [
    say(
      'You can print worksheets for any skill, with or without answers. Open the worksheets page.',
      'Tu peux imprimer des fiches pour chaque compétence, avec ou sans réponses. Ouvre la page des fiches.',
      'Puedes imprimir hojas de cualquier habilidad, con o sin respuestas. Abre la página de hojas de trabajo.',
    ),
  ],
};

export const HUMAN_HELP: Wordings = {
  small: [
    say(
      'A grown-up can help you. Go and ask one now.',
      'Un adulte peut t’aider. Va lui demander.',
      'Un adulto puede ayudarte. Ve a preguntarle.',
    ),
  ],
  plain: [
    say(
      'Good idea: a person can do more than a computer tutor. Tell your grown-up where it sticks.',
      'Bonne idée : une personne peut plus qu’un tuteur informatique. Dis à un adulte où cela bloque.',
      'Buena idea: una persona puede más que un tutor de computadora. Dile a un adulto dónde te atascas.',
    ),
  ],
  full: [
    say(
      'A person is the better choice for that. Write to your teacher or a parent from your messages, or see the help page.',
      'Pour cela, mieux vaut une personne. Écris à ton enseignant ou à un parent depuis tes messages, ou va à la page d’aide.',
      'Para eso es mejor una persona. Escribe a tu docente o a tu familia desde tus mensajes, o ve a la página de ayuda.',
    ),
  ],
};

/** Asked for figures of their own by somebody who is signed in and learns nothing here. */
export const NO_FIGURES: Wordings = {
  small: [say('Look at your own page for that.', 'Regarde ta page pour cela.', 'Mira tu página para eso.')],
  plain: [
    say(
      'I count that for learners only. Look at your own page for a family or a class.',
      'Je ne compte cela que pour les élèves. Regarde ta page pour une famille ou une classe.',
      'Eso solo lo cuento de quien aprende. Mira tu página para una familia o una clase.',
    ),
  ],
  full: [
    say(
      'Those figures are counted for learners. Look at your own dashboard for a family’s or a class’s.',
      'Ces chiffres sont ceux des élèves. Regarde dans ton espace ceux d’une famille ou d’une classe.',
      'Esas cifras son de quienes aprenden. Mira en tu espacio las de una familia o una clase.',
    ),
  ],
};

export const SIGN_IN: Wordings = {
  small: [
    say(
      'I can tell you when you are signed in. Ask a grown-up to help you sign in.',
      'Pour cela, il faut te connecter. Demande à un adulte de t’aider.',
      'Para eso hay que entrar con tu nombre. Pide ayuda a un adulto.',
    ),
  ],
  plain: [
    say(
      'I can only see that for somebody who is signed in. Sign in, and ask me again.',
      'Je ne vois cela que pour une personne connectée. Connecte-toi, puis redemande-moi.',
      'Eso solo lo veo de quien ha iniciado sesión. Inicia sesión y pregúntame otra vez.',
    ),
  ],
  full: [
    say(
      'That needs your own record, which I only see once you are signed in. Sign in, and ask me again.',
      'Il me faut pour cela ton dossier, que je ne vois qu’une fois la connexion faite. Connecte-toi, puis redemande-moi.',
      'Para eso necesito tu registro, que solo veo cuando inicias sesión. Inicia sesión y pregúntame otra vez.',
    ),
  ],
};
