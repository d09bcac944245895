import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const APPEALS_MIXED_UP = misconception(
  'appeals-mixed-up',
  say(
    'Mixing up appeals to trust, feeling and reason',
    'Confondre les appels à la confiance, au sentiment et à la raison',
    'Confundir los llamados a la confianza, al sentimiento y a la razón',
  ),
  say(
    'What would persuade you here: who speaks, what you feel, or what follows?',
    'Qu’est-ce qui te convaincrait ici : qui parle, ce que tu ressens, ou ce qui s’ensuit ?',
    '¿Qué convencería aquí: quién habla, lo que se siente o lo que se deduce?',
  ),
);
export const DEVICES_MIXED_UP = misconception(
  'devices-mixed-up',
  say(
    'Mixing up rhetorical devices',
    'Confondre les procédés rhétoriques',
    'Confundir los recursos retóricos',
  ),
  say(
    'What comes again, what is set against what, what is asked?',
    'Qu’est-ce qui revient, qu’est-ce qui s’oppose, que demande-t-on ?',
    '¿Qué se repite, qué se opone a qué, qué se pregunta?',
  ),
);
export const PRIMARY_MEANS_TRUE = misconception(
  'primary-means-true',
  say(
    'Taking a source from the time for a true account',
    'Prendre une source d’époque pour un récit vrai',
    'Tomar una fuente de la época por un relato verdadero',
  ),
  say(
    'Who wrote it, for whom, and what was to be gained?',
    'Qui l’a écrite, pour qui, et qu’avait-on à y gagner ?',
    '¿Quién la escribió, para quién y qué se ganaba?',
  ),
);
export const OLD_MEANS_PRIMARY = misconception(
  'old-means-primary',
  say(
    'Judging a source by its age instead of the question',
    'Juger une source à son âge et non à la question',
    'Juzgar una fuente por su edad y no por la pregunta',
  ),
  say(
    'Does it come from the time and people that the question is about?',
    'Vient-elle du temps et des gens dont parle la question ?',
    '¿Viene de la época y la gente de la que trata la pregunta?',
  ),
);
export const CITING_MIXED_UP = misconception(
  'citing-mixed-up',
  say(
    'Leaving out marks or source where they are needed',
    'Oublier les guillemets ou la source quand il les faut',
    'Omitir las comillas o la fuente cuando hacen falta',
  ),
  say(
    'Whose words are these, and whose idea?',
    'De qui sont ces mots, et de qui est l’idée ?',
    '¿De quién son las palabras y de quién es la idea?',
  ),
);
