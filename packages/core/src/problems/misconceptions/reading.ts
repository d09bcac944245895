import { say } from '../say.ts';
import { misconception } from './misconception.ts';

export const ONE_DETAIL_FOR_ALL = misconception(
  'one-detail-for-all',
  say(
    'Taking one detail for the main idea',
    'Prendre un détail pour l’idée principale',
    'Tomar un detalle por la idea principal',
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
    'Choosing an idea wider than the text',
    'Choisir une idée plus large que le texte',
    'Elegir una idea más amplia que el texto',
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
    'Taking any sentence on the same topic for support',
    'Prendre toute phrase sur le même sujet pour un appui',
    'Tomar cualquier frase del mismo tema por un apoyo',
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
    'Taking an opinion for evidence',
    'Prendre une opinion pour une preuve',
    'Tomar una opinión por una prueba',
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
    'Concluding more than the text supports',
    'Conclure plus que ce que le texte permet',
    'Concluir más de lo que el texto permite',
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
    'Concluding the opposite of what the text shows',
    'Conclure le contraire de ce que montre le texte',
    'Concluir lo contrario de lo que muestra el texto',
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
    'Mixing up claim, evidence and reasoning',
    'Confondre affirmation, preuve et raisonnement',
    'Confundir afirmación, prueba y razonamiento',
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
    'Naming a flaw other than the one in this argument',
    'Nommer un autre défaut que celui de cet argument',
    'Nombrar otro defecto que el de este argumento',
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
    'Naming the topic instead of the theme',
    'Nommer le sujet au lieu du thème',
    'Nombrar el asunto en vez del tema',
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
    'Telling an event instead of the theme',
    'Raconter un événement au lieu du thème',
    'Contar un suceso en vez del tema',
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
    'Choosing a theme that this story does not show',
    'Choisir un thème que l’histoire ne montre pas',
    'Elegir un tema que la historia no muestra',
  ),
  say(
    'Which event of the story shows this?',
    'Quel événement de l’histoire le montre ?',
    '¿Qué suceso de la historia lo muestra?',
  ),
);
export const STORY_BACKWARDS = misconception(
  'story-told-backwards',
  say(
    'Telling a story from its end',
    'Raconter une histoire par la fin',
    'Contar una historia desde el final',
  ),
  say('What must be there first?', 'Que faut-il en premier ?', '¿Qué tiene que haber primero?'),
);
export const EVENT_SKIPPED = misconception(
  'story-event-skipped',
  say(
    'Skipping an event of the story',
    'Sauter un moment de l’histoire',
    'Saltarse un momento de la historia',
  ),
  say('What happens in between?', 'Que se passe-t-il entre les deux ?', '¿Qué pasa en medio?'),
);
