import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Where to look, when the problem's own nudge would say too much. */
export const LOOK: Wordings = {
  small: [
    say('What do you see first?', 'Que vois-tu d’abord ?', '¿Qué ves primero?'),
    say('What do you have to find?', 'Que dois-tu trouver ?', '¿Qué tienes que hallar?'),
    say('What do you know by now?', 'Que sais-tu déjà ?', '¿Qué sabes ya?'),
  ],
  plain: [
    say(
      'What does the question ask you to find?',
      'Que te demande-t-on de trouver ?',
      '¿Qué te piden hallar?',
    ),
    say(
      'Which part of it do you know how to do?',
      'Quelle partie sais-tu déjà faire ?',
      '¿Qué parte ya sabes hacer?',
    ),
    say(
      'What did you do the last time you met a question like this?',
      'Qu’as-tu fait la dernière fois devant une question pareille ?',
      '¿Qué hiciste la última vez con una pregunta así?',
    ),
  ],
  full: [
    say(
      'What exactly is asked for, and which of the things given does it depend on?',
      'Que cherche-t-on exactement, et de quelles données cela dépend-il ?',
      '¿Qué se pide exactamente y de qué datos depende?',
    ),
    say(
      'Which rule or definition ties what you are given to what you want?',
      'Quelle règle ou définition relie ce qui est donné à ce qu’on cherche ?',
      '¿Qué regla o definición une lo dado con lo que se busca?',
    ),
    say(
      'Can you say the problem again in your own words, without its numbers?',
      'Peux-tu redire le problème avec tes mots, sans ses nombres ?',
      '¿Puedes decir el problema con tus palabras, sin sus números?',
    ),
  ],
};

/** After a hint that asks nothing itself. */
export const ASK_AFTER_HINT: Wordings = {
  small: [
    say('What do you get?', 'Que trouves-tu ?', '¿Qué te sale?'),
    say('What do you see then?', 'Que vois-tu alors ?', '¿Qué ves entonces?'),
    say('What comes out?', 'Qu’est-ce que cela donne ?', '¿Qué sale?'),
  ],
  plain: [
    say('What do you notice?', 'Que remarques-tu ?', '¿Qué notas?'),
    say('What do you write first?', 'Qu’écris-tu en premier ?', '¿Qué escribes primero?'),
    say('What do you get when you try that?', 'Qu’obtiens-tu en essayant ?', '¿Qué obtienes al intentarlo?'),
  ],
  full: [
    say(
      'What would your first line be?',
      'Quelle serait ta première ligne ?',
      '¿Cuál sería tu primera línea?',
    ),
    say(
      'What does that tell you about the next step?',
      'Qu’en déduis-tu pour l’étape suivante ?',
      '¿Qué te dice eso del paso siguiente?',
    ),
    say('What do you get from that?', 'Qu’en tires-tu ?', '¿Qué sacas de ahí?'),
  ],
};

/** Level 1: a thought to work with, then what would be written. */
export const THINK: Wordings = {
  small: [
    say('Think of this:', 'Pense à ceci.', 'Piensa en esto.'),
    say('This can help:', 'Ceci peut t’aider.', 'Esto te puede ayudar.'),
    say('Keep in mind:', 'Garde ceci en tête.', 'Ten esto en mente.'),
  ],
  plain: [
    say('Here is a thought that helps:', 'Voici une idée qui aide.', 'Aquí va una idea que ayuda.'),
    say('Keep this in mind:', 'Garde ceci en tête.', 'Ten esto en mente.'),
    say(
      'This is the idea behind it:',
      'Voici l’idée qui se cache derrière.',
      'Esta es la idea que hay detrás.',
    ),
  ],
  full: [
    say(
      'The idea behind the first step is this:',
      'Voici l’idée de la première étape.',
      'Esta es la idea del primer paso.',
    ),
    say(
      'This is what the first step rests on:',
      'Voici sur quoi repose la première étape.',
      'En esto se apoya el primer paso.',
    ),
    say('Keep this in mind:', 'Garde ceci à l’esprit.', 'Ten esto presente.'),
  ],
};

export const ASK_FIRST_LINE: Wordings = {
  small: [
    say('What do you do first?', 'Que fais-tu d’abord ?', '¿Qué haces primero?'),
    say('How can you start?', 'Comment peux-tu commencer ?', '¿Cómo puedes empezar?'),
    say('What will you try?', 'Que vas-tu essayer ?', '¿Qué vas a probar?'),
  ],
  plain: [
    say('What would you write first?', 'Qu’écrirais-tu en premier ?', '¿Qué escribirías primero?'),
    say('How could you use that here?', 'Comment t’en servir ici ?', '¿Cómo puedes usarlo aquí?'),
    say('What is your first line?', 'Quelle est ta première ligne ?', '¿Cuál es tu primera línea?'),
  ],
  full: [
    say(
      'What does your first line look like?',
      'À quoi ressemble ta première ligne ?',
      '¿Cómo queda tu primera línea?',
    ),
    say('How does that apply here?', 'Comment cela s’applique-t-il ici ?', '¿Cómo se aplica aquí?'),
    say('What would you write down first?', 'Que noterais-tu d’abord ?', '¿Qué anotarías primero?'),
  ],
};

/** Level 2: the first step stands below the message. */
export const FIRST_STEP: Wordings = {
  small: [
    say('Here is step one.', 'Voici le premier pas.', 'Aquí está el primer paso.'),
    say('I show you how it starts.', 'Je te montre le début.', 'Te muestro cómo empieza.'),
    say('This is how it starts.', 'Cela commence ainsi.', 'Así empieza.'),
  ],
  plain: [
    say(
      'Here is the first step, with its reason.',
      'Voici la première étape, avec sa raison.',
      'Aquí está el primer paso, con su razón.',
    ),
    say('The first step looks like this.', 'La première étape ressemble à ceci.', 'El primer paso es así.'),
    say(
      'I’ll show you the first step. The rest is yours.',
      'Je te montre la première étape. La suite est à toi.',
      'Te muestro el primer paso. El resto es tuyo.',
    ),
  ],
  full: [
    say(
      'Here is the first step and why it may be taken.',
      'Voici la première étape et ce qui la justifie.',
      'Aquí tienes el primer paso y lo que lo justifica.',
    ),
    say(
      'This is the first step; the rest follows the same way.',
      'Voici la première étape ; la suite se fait de la même façon.',
      'Este es el primer paso; el resto sigue igual.',
    ),
    say(
      'I’ll write the first step and leave the rest to you.',
      'J’écris la première étape et te laisse la suite.',
      'Escribo el primer paso y te dejo el resto.',
    ),
  ],
};

export const ASK_NEXT_STEP: Wordings = {
  small: [
    say('What comes next?', 'Et après ?', '¿Y después?'),
    say('What do you do next?', 'Que fais-tu ensuite ?', '¿Qué haces luego?'),
    say('Can you do the next one?', 'Peux-tu faire le suivant ?', '¿Puedes hacer el siguiente?'),
  ],
  plain: [
    say('What comes next?', 'Que vient-il ensuite ?', '¿Qué viene después?'),
    say('What is the next line?', 'Quelle est la ligne suivante ?', '¿Cuál es la línea siguiente?'),
    say('How do you go on from here?', 'Comment continues-tu ?', '¿Cómo sigues desde aquí?'),
  ],
  full: [
    say('How would you go on from here?', 'Comment continuerais-tu ?', '¿Cómo seguirías desde aquí?'),
    say('What is the next line?', 'Quelle est la ligne suivante ?', '¿Cuál es la línea siguiente?'),
    say('What follows from it?', 'Que s’ensuit-il ?', '¿Qué se sigue de ahí?'),
  ],
};

/** Level 2 where the first step would already be the answer: the step is named, the learner takes it. */
export const ONE_STEP_ONLY: Wordings = {
  small: [
    say(
      'Just one step is left, and you can do it.',
      'Il ne reste qu’un pas, à toi de le faire.',
      'Queda solo un paso, y es tuyo.',
    ),
    say('It is just one step.', 'C’est un seul pas.', 'Es un solo paso.'),
    say('The next step is yours.', 'Le prochain pas est à toi.', 'El siguiente paso es tuyo.'),
  ],
  plain: [
    say(
      'It takes a single step, so that step is yours.',
      'Une seule étape suffit : elle est à toi.',
      'Basta un solo paso, y ese paso es tuyo.',
    ),
    say(
      'If I wrote the step, I would write the result.',
      'Si j’écrivais l’étape, j’écrirais le résultat.',
      'Si escribo el paso, escribo el resultado.',
    ),
    say(
      'The step is short, so you take it.',
      'L’étape est courte : à toi.',
      'El paso es corto: te toca a ti.',
    ),
  ],
  full: [
    say(
      'Writing this step would be writing the result, so it is yours.',
      'Écrire cette étape, ce serait écrire le résultat : elle est à toi.',
      'Escribir este paso sería escribir el resultado, así que es tuyo.',
    ),
    say(
      'A single step leads to the end here, so you take it.',
      'Une seule étape mène ici au bout : à toi de la faire.',
      'Aquí un solo paso lleva al final: te toca darlo.',
    ),
    say(
      'The whole way is one step, and it is left to you.',
      'Tout le chemin tient en une étape, et elle te revient.',
      'Todo el camino es un paso, y queda para ti.',
    ),
  ],
};
