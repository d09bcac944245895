import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const STRUCTURES_MIXED_UP = misconception(
  'text-structures-mixed-up',
  say(
    'Mixing up ways in which a text is built',
    'Confondre les façons de bâtir un texte',
    'Confundir las formas de construir un texto',
  ),
  say(
    'Which small words join the sentences?',
    'Quels petits mots relient les phrases ?',
    '¿Qué palabritas unen las frases?',
  ),
);
export const TELLER_MIXED_UP = misconception(
  'teller-mixed-up',
  say(
    'Taking the one spoken of for the one who tells',
    'Prendre celui dont on parle pour celui qui raconte',
    'Tomar a quien se nombra por quien cuenta',
  ),
  say(
    'Who says “I”? Whose thoughts do we hear?',
    'Qui dit « je » ? De qui entend-on les pensées ?',
    '¿Quién dice «yo»? ¿De quién se oyen los pensamientos?',
  ),
);
export const ORIGIN_BY_SOUND = misconception(
  'origin-guessed-by-sound',
  say(
    'Guessing where a word comes from by how it sounds',
    'Deviner l’origine d’un mot à son air',
    'Adivinar el origen de una palabra por cómo suena',
  ),
  say(
    'Who made or used this thing before the word traveled?',
    'Qui faisait ou employait cela avant que le mot voyage ?',
    '¿Quién hacía o usaba esto antes de que viajara la palabra?',
  ),
);
export const MARK_MISPLACED = misconception(
  'mark-misplaced',
  say(
    'Putting a mark where the voice pauses, not where the sentence is built',
    'Mettre un signe où la voix s’arrête, non où la phrase se construit',
    'Poner un signo donde la voz para, no donde la frase lo pide',
  ),
  say(
    'Could each side stand alone? What does the mark join or set off?',
    'Chaque côté peut-il être seul ? Que relie ou isole le signe ?',
    '¿Puede cada lado ir solo? ¿Qué une o separa el signo?',
  ),
);
export const CAPITAL_FORGOTTEN = misconception(
  'capital-forgotten',
  say('Forgetting a capital letter', 'Oublier une majuscule', 'Olvidar una mayúscula'),
  say(
    'Is this a first word or a name?',
    'Est-ce un premier mot ou un nom ?',
    '¿Es la primera palabra o un nombre?',
  ),
);
export const END_MARK_WRONG = misconception(
  'end-mark-wrong',
  say(
    'Ending a sentence with the wrong mark or none',
    'Finir une phrase sans signe ou avec un autre',
    'Terminar la frase sin signo o con otro',
  ),
  say('Does it tell or does it ask?', 'Dit-elle ou demande-t-elle ?', '¿Cuenta o pregunta?'),
);
export const WORD_ORDER_LOST = misconception(
  'word-order-lost',
  say(
    'Putting words in an order that makes no sentence',
    'Mettre les mots sans former une phrase',
    'Poner las palabras sin formar una frase',
  ),
  say(
    'Who does something? What comes next?',
    'Qui fait quelque chose ? Et ensuite ?',
    '¿Quién hace algo? ¿Qué viene después?',
  ),
);
export const QUESTION_WORD_MIXED_UP = misconception(
  'question-word-mixed-up',
  say(
    'Mixing up who, what, where and when',
    'Confondre qui, quoi, où et quand',
    'Confundir quién, qué, dónde y cuándo',
  ),
  say(
    'Is a person, a deed, a place or a time asked for?',
    'Demande-t-on une personne, une action, un lieu ou un moment ?',
    '¿Se pide una persona, una acción, un lugar o un momento?',
  ),
);
export const CLASS_BY_MEANING = misconception(
  'word-class-by-feeling',
  say(
    'Naming the kind of a word without testing it in a sentence',
    'Nommer la sorte d’un mot sans l’essayer dans une phrase',
    'Nombrar la clase de una palabra sin probarla en una frase',
  ),
  say(
    'Can you put “the” before it, or change its tense?',
    'Peux-tu mettre « le » ou « la » devant, ou changer son temps ?',
    '¿Se le puede poner «el» o «la», o cambiar su tiempo?',
  ),
);
export const TENSES_MIXED_UP = misconception(
  'tenses-mixed-up',
  say(
    'Taking a verb form of another time',
    'Prendre une forme du verbe d’un autre temps',
    'Tomar una forma del verbo de otro tiempo',
  ),
  say(
    'Is it over, happening now, or still to come?',
    'Est-ce fini, en cours, ou encore à venir ?',
    '¿Ya pasó, ocurre ahora o está por venir?',
  ),
);
export const CONTEXT_IGNORED = misconception(
  'context-ignored',
  say(
    'Guessing a word without reading what stands around it',
    'Deviner un mot sans lire ce qui l’entoure',
    'Adivinar una palabra sin leer lo que la rodea',
  ),
  say(
    'Put your meaning in. Does the next sentence still make sense?',
    'Mets ton sens à sa place. La phrase suivante va-t-elle encore ?',
    'Pon ese significado en su lugar. ¿Sigue teniendo sentido la frase siguiente?',
  ),
);
