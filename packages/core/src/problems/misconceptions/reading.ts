import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const ONE_DETAIL_FOR_ALL = misconception(
  'one-detail-for-all',
  say(
    'Takes one detail for the main idea',
    'Prend un détail pour l’idée principale',
    'Toma un detalle por la idea principal',
  ),
  say(
    'Which sentences does your choice leave out?',
    'Quelles phrases ton choix laisse-t-il de côté ?',
    '¿Qué frases quedan fuera de esa elección?',
  ),
);
export const WIDER_THAN_THE_TEXT = misconception(
  'wider-than-the-text',
  say(
    'Chooses an idea wider than the text',
    'Choisit une idée plus large que le texte',
    'Elige una idea más amplia que el texto',
  ),
  say(
    'Does the text really speak of all of them?',
    'Le texte parle-t-il vraiment de tous ?',
    '¿Habla el texto de verdad de todos ellos?',
  ),
);
export const SAME_TOPIC_IS_ENOUGH = misconception(
  'same-topic-is-enough',
  say(
    'Takes any sentence on the same topic for support',
    'Prend toute phrase sur le même sujet pour un appui',
    'Toma cualquier frase del mismo tema por un apoyo',
  ),
  say(
    'Cover this sentence. Does the statement lose a reason?',
    'Cache cette phrase. L’affirmation perd-elle une raison ?',
    'Tapa esa frase. ¿Pierde la afirmación una razón?',
  ),
);
export const OPINION_FOR_EVIDENCE = misconception(
  'opinion-for-evidence',
  say(
    'Takes an opinion for evidence',
    'Prend une opinion pour une preuve',
    'Toma una opinión por una prueba',
  ),
  say(
    'Could somebody check this by looking or counting?',
    'Peut-on le vérifier en regardant ou en comptant ?',
    '¿Se puede comprobar mirando o contando?',
  ),
);
export const MORE_THAN_IS_WRITTEN = misconception(
  'more-than-is-written',
  say(
    'Concludes more than the text supports',
    'Conclut plus que ce que le texte permet',
    'Concluye más de lo que el texto permite',
  ),
  say(
    'Which words of the text tell you so?',
    'Quels mots du texte te le disent ?',
    '¿Qué palabras del texto lo dicen?',
  ),
);
export const AGAINST_THE_TEXT = misconception(
  'against-the-text',
  say(
    'Concludes the opposite of what the text shows',
    'Conclut le contraire de ce que montre le texte',
    'Concluye lo contrario de lo que muestra el texto',
  ),
  say(
    'Read once more what happens. Does it fit your choice?',
    'Relis ce qui se passe. Cela va-t-il avec ton choix ?',
    'Relee lo que ocurre. ¿Encaja con esa elección?',
  ),
);
export const ROLES_MIXED_UP = misconception(
  'argument-roles-mixed-up',
  say(
    'Mixes up claim, evidence and reasoning',
    'Confond affirmation, preuve et raisonnement',
    'Confunde afirmación, prueba y razonamiento',
  ),
  say(
    'Is this what is to be believed, what was seen, or the link between the two?',
    'Est-ce ce qu’il faut croire, ce qu’on a vu, ou le lien entre les deux ?',
    '¿Es lo que hay que creer, lo que se vio, o el lazo entre ambos?',
  ),
);
export const FLAWS_MIXED_UP = misconception(
  'flaws-mixed-up',
  say(
    'Names another flaw than the one of this argument',
    'Nomme un autre défaut que celui de cet argument',
    'Nombra otro defecto que el de este argumento',
  ),
  say(
    'What does the speaker offer instead of evidence?',
    'Que donne-t-on ici à la place d’une preuve ?',
    '¿Qué se ofrece aquí en lugar de una prueba?',
  ),
);
export const TOPIC_FOR_THEME = misconception(
  'topic-for-theme',
  say(
    'Names the topic instead of the theme',
    'Nomme le sujet au lieu du thème',
    'Nombra el asunto en vez del tema',
  ),
  say(
    'What does the story say about this topic?',
    'Que dit l’histoire sur ce sujet ?',
    '¿Qué dice la historia sobre ese asunto?',
  ),
);
export const EVENT_FOR_THEME = misconception(
  'event-for-theme',
  say(
    'Tells an event instead of the theme',
    'Raconte un événement au lieu du thème',
    'Cuenta un suceso en vez del tema',
  ),
  say(
    'Could this be true of people, too?',
    'Cela peut-il valoir aussi pour les gens ?',
    '¿Puede valer esto también para las personas?',
  ),
);
export const ANOTHER_THEME = misconception(
  'another-theme',
  say(
    'Chooses a theme that this story does not show',
    'Choisit un thème que l’histoire ne montre pas',
    'Elige un tema que la historia no muestra',
  ),
  say(
    'Which event of the story shows this?',
    'Quel événement de l’histoire le montre ?',
    '¿Qué suceso de la historia lo muestra?',
  ),
);
export const STORY_BACKWARDS = misconception(
  'story-told-backwards',
  say('Tells a story from its end', 'Raconte une histoire par la fin', 'Cuenta una historia desde el final'),
  say('What must be there first?', 'Que faut-il en premier ?', '¿Qué tiene que haber primero?'),
);
export const EVENT_SKIPPED = misconception(
  'story-event-skipped',
  say('Skips an event of the story', 'Saute un moment de l’histoire', 'Se salta un momento de la historia'),
  say('What happens in between?', 'Que se passe-t-il entre les deux ?', '¿Qué pasa en medio?'),
);
