import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** What next, when nothing is begun. */
export const WHAT_NEXT: Wordings = {
  small: [
    say('What do you want to do?', 'Que veux-tu faire ?', '¿Qué quieres hacer?'),
    say('What do we do next?', 'Que fait-on ensuite ?', '¿Qué hacemos ahora?'),
  ],
  plain: [
    say(
      'Good. What would you like to work on?',
      'Bien. Sur quoi veux-tu travailler ?',
      'Bien. ¿En qué quieres trabajar?',
    ),
    say('What shall we look at next?', 'Que regardons-nous ensuite ?', '¿Qué miramos ahora?'),
  ],
  full: [
    say(
      'What would you like to work on next?',
      'Sur quoi veux-tu travailler ensuite ?',
      '¿En qué quieres trabajar ahora?',
    ),
    say(
      'Fine. What is next on your list?',
      'D’accord. Qu’y a-t-il ensuite sur ta liste ?',
      'De acuerdo. ¿Qué sigue en tu lista?',
    ),
  ],
};

export const ON_PROBLEM: Wordings = {
  small: [say('Do you mean this task here?', 'Parles-tu de cet exercice ?', '¿Hablas de este ejercicio?')],
  plain: [
    say(
      'I’m not sure what you mean. Is it about the question in front of you?',
      'Je ne suis pas sûr de comprendre. Est-ce au sujet de la question devant toi ?',
      'No sé bien a qué te refieres. ¿Es sobre la pregunta que tienes delante?',
    ),
    say(
      'Is this about the question on your page?',
      'Est-ce au sujet de la question sur ta page ?',
      '¿Es sobre la pregunta de tu página?',
    ),
  ],
  full: [
    say(
      'I’m not certain what you are asking. Does it concern the question in front of you?',
      'Je ne suis pas certain de ta demande. Concerne-t-elle la question devant toi ?',
      'No tengo claro qué preguntas. ¿Se refiere a la pregunta que tienes delante?',
    ),
  ],
};

export const WHAT_TOPIC: Wordings = {
  small: [
    say(
      'I can help. What is it about?',
      'Je peux t’aider. De quoi s’agit-il ?',
      'Puedo ayudar. ¿De qué se trata?',
    ),
    say('Which task is it?', 'Quel exercice est-ce ?', '¿Qué ejercicio es?'),
  ],
  plain: [
    say(
      'I’d like to help. Which problem is it? You can type it here.',
      'Je veux bien t’aider. Quel problème est-ce ? Tu peux l’écrire ici.',
      'Quiero ayudarte. ¿Qué problema es? Puedes escribirlo aquí.',
    ),
    say(
      'Being stuck is part of learning. Which question is it about?',
      'Bloquer fait partie de l’apprentissage. De quelle question s’agit-il ?',
      'Atascarse es parte de aprender. ¿De qué pregunta se trata?',
    ),
  ],
  full: [
    say(
      'Happy to help. Which problem is it, and what have you tried?',
      'Je t’aide volontiers. Quel problème est-ce, et qu’as-tu essayé ?',
      'Con gusto te ayudo. ¿Qué problema es y qué has intentado?',
    ),
    say(
      'Let’s find the place where it sticks. Which problem are you working on?',
      'Cherchons où cela bloque. Sur quel problème travailles-tu ?',
      'Busquemos dónde se atasca. ¿En qué problema trabajas?',
    ),
  ],
};
