import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const LINK_MISREAD = misconception(
  'link-misread',
  say(
    'Joining two thoughts with a word that says something else',
    'Relier deux idées par un mot qui dit autre chose',
    'Unir dos ideas con una palabra que dice otra cosa',
  ),
  say(
    'Is the second part a reason, a result, a contrast or a choice?',
    'La seconde partie est-elle une cause, une suite, un contraste ou un choix ?',
    '¿La segunda parte es una causa, un resultado, un contraste o una opción?',
  ),
);
export const RUN_ON = misconception(
  'run-on-sentence',
  say(
    'Running two sentences together without a link',
    'Coller deux phrases sans lien',
    'Pegar dos frases sin enlace',
  ),
  say(
    'Where does the first thought end? What joins it to the next?',
    'Où finit la première idée ? Qu’est-ce qui la relie à la suite ?',
    '¿Dónde acaba la primera idea? ¿Qué la une a la siguiente?',
  ),
);
export const FRAGMENT = misconception(
  'sentence-fragment',
  say(
    'Leaving a part that cannot stand alone',
    'Laisser un morceau qui ne tient pas seul',
    'Dejar una parte que no puede ir sola',
  ),
  say(
    'Read it alone. Do you wait for more?',
    'Lis-la seule. Attends-tu la suite ?',
    'Léela sola. ¿Se espera algo más?',
  ),
);
export const CLAUSES_MISCOUNTED = misconception(
  'clauses-miscounted',
  say(
    'Judging a sentence by its length or by one small word',
    'Juger une phrase à sa longueur ou à un petit mot',
    'Juzgar una frase por su largo o por una palabrita',
  ),
  say(
    'How many verbs have a subject of their own?',
    'Combien de verbes ont leur propre sujet ?',
    '¿Cuántos verbos tienen su propio sujeto?',
  ),
);
export const SOURCE_UNSUITED = misconception(
  'source-unsuited',
  say(
    'Turning to a source that cannot know the answer',
    'Aller vers une source qui ne peut pas savoir',
    'Acudir a una fuente que no puede saberlo',
  ),
  say('How would this source know?', 'Comment cette source le saurait-elle ?', '¿Cómo lo sabría esa fuente?'),
);
export const NOTE_SOURCE_SWAPPED = misconception(
  'note-source-swapped',
  say(
    'Giving a note to the wrong source',
    'Attribuer une note à la mauvaise source',
    'Atribuir una nota a la fuente equivocada',
  ),
  say(
    'Put your finger on the words that say it. In which source are they?',
    'Montre du doigt les mots qui le disent. Dans quelle source sont-ils ?',
    'Señala las palabras que lo dicen. ¿En qué fuente están?',
  ),
);
export const ONE_SOURCE_READ = misconception(
  'one-source-read',
  say('Stopping after the first source', 'S’arrêter à la première source', 'Quedarse en la primera fuente'),
  say(
    'Does the other source say it, too?',
    'L’autre source le dit-elle aussi ?',
    '¿Lo dice también la otra fuente?',
  ),
);
export const NOTE_FROM_MEMORY = misconception(
  'note-from-memory',
  say(
    'Taking what you know for what the source says',
    'Prendre ce que l’on sait pour ce que dit la source',
    'Tomar lo que se sabe por lo que dice la fuente',
  ),
  say(
    'Which words of the source say this?',
    'Quels mots de la source le disent ?',
    '¿Qué palabras de la fuente lo dicen?',
  ),
);
export const NOTE_COPIED = misconception(
  'note-copied',
  say(
    'Copying a whole sentence as a note',
    'Recopier une phrase entière comme note',
    'Copiar una frase entera como nota',
  ),
  say(
    'Can you say it with fewer words, and your own?',
    'Peux-tu le dire en moins de mots, avec les tiens ?',
    '¿Se puede decir con menos palabras, y propias?',
  ),
);
export const NOTE_CHANGES_FACT = misconception(
  'note-changes-fact',
  say(
    'Changing a fact while taking a note',
    'Changer un fait en prenant une note',
    'Cambiar un hecho al tomar una nota',
  ),
  say(
    'Lay the note beside the source. Do they say the same?',
    'Pose la note près de la source. Disent-elles la même chose ?',
    'Pon la nota junto a la fuente. ¿Dicen lo mismo?',
  ),
);
export const NOTE_OFF_QUESTION = misconception(
  'note-off-question',
  say(
    'Noting something that the question does not ask',
    'Noter une chose que la question ne demande pas',
    'Anotar algo que la pregunta no pide',
  ),
  say(
    'Read the question again. Does the note help to answer it?',
    'Relis la question. La note aide-t-elle à répondre ?',
    'Relee la pregunta. ¿Ayuda la nota a responderla?',
  ),
);
export const RETELLING_MISREAD = misconception(
  'retelling-misread',
  say(
    'Not laying the two versions side by side',
    'Ne pas mettre les deux versions côte à côte',
    'No poner las dos versiones lado a lado',
  ),
  say(
    'Compare place, ending and teller one by one. Which is new?',
    'Compare le lieu, la fin et la voix un à un. Lequel est nouveau ?',
    'Compara el lugar, el final y la voz uno por uno. ¿Cuál es nuevo?',
  ),
);
