import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const REPLY_ELSEWHERE = misconception(
  'reply-for-another-situation',
  say(
    'Giving a reply that fits another situation',
    'Donner une réponse d’une autre situation',
    'Dar una respuesta de otra situación',
  ),
  say(
    'What does the other person want to know?',
    'Que veut savoir l’autre personne ?',
    '¿Qué quiere saber la otra persona?',
  ),
);
export const FORM_DOES_NOT_FIT = misconception(
  'english-form-does-not-fit',
  say(
    'Using a form that does not fit the sentence',
    'Employer une forme qui ne va pas avec la phrase',
    'Usar una forma que no va con la frase',
  ),
  say(
    'Who or what is spoken of, and when?',
    'De qui ou de quoi parle-t-on, et quand ?',
    '¿De quién o de qué se habla, y cuándo?',
  ),
);
export const MEANING_DOES_NOT_FIT = misconception(
  'english-meaning-does-not-fit',
  say(
    'Choosing a word with another meaning',
    'Choisir un mot d’un autre sens',
    'Elegir una palabra de otro sentido',
  ),
  say(
    'Put your word in. What does the sentence say now?',
    'Mets ton mot. Que dit alors la phrase ?',
    'Pon esa palabra. ¿Qué dice ahora la frase?',
  ),
);
export const TEEN_FOR_TY = misconception(
  'teen-for-ty',
  say('Mixing up -teen and -ty', 'Confondre -teen et -ty', 'Confundir -teen y -ty'),
  say(
    'Is it ten and some more, or some tens?',
    'Est-ce dix et quelques, ou plusieurs dizaines ?',
    '¿Es diez y algo, o varias decenas?',
  ),
);
export const DIGITS_TURNED = misconception(
  'english-digits-turned-round',
  say('Saying the digits the other way around', 'Dire les chiffres à l’envers', 'Decir las cifras al revés'),
  say('Which digit counts the tens?', 'Quel chiffre compte les dizaines ?', '¿Qué cifra cuenta las decenas?'),
);
export const SPELLED_BY_RULE = misconception(
  'english-spelled-by-rule',
  say(
    'Making a form by the rule where English has its own',
    'Former par la règle un mot qui a sa propre forme',
    'Formar por la regla una palabra que tiene forma propia',
  ),
  say(
    'Have you seen this form in a text?',
    'As-tu vu cette forme dans un texte ?',
    '¿Se ha visto esa forma en un texto?',
  ),
);
