import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** `{title}` is the lesson's; `{extract}` a sentence or two of it. */
export const FROM_LESSON: Wordings = {
  small: [
    say(
      'The lesson “{title}” says: {extract}',
      'La leçon « {title} » dit : {extract}',
      'La lección «{title}» dice: {extract}',
    ),
    say(
      'Here is what “{title}” says: {extract}',
      'Voici ce que dit « {title} » : {extract}',
      'Esto dice «{title}»: {extract}',
    ),
  ],
  plain: [
    say(
      'Your lesson “{title}” says: {extract}',
      'Ta leçon « {title} » dit : {extract}',
      'Tu lección «{title}» dice: {extract}',
    ),
    say(
      'This is from “{title}”: {extract}',
      'Ceci vient de « {title} » : {extract}',
      'Esto viene de «{title}»: {extract}',
    ),
    say(
      'In “{title}” you can read: {extract}',
      'Dans « {title} », on lit : {extract}',
      'En «{title}» se lee: {extract}',
    ),
  ],
  full: [
    say(
      'From the lesson “{title}”: {extract}',
      'Extrait de la leçon « {title} » : {extract}',
      'De la lección «{title}»: {extract}',
    ),
    say(
      'The lesson “{title}” puts it like this: {extract}',
      'La leçon « {title} » le dit ainsi : {extract}',
      'La lección «{title}» lo dice así: {extract}',
    ),
    say(
      '“{title}” has this to say: {extract}',
      '« {title} » en dit ceci : {extract}',
      '«{title}» dice al respecto: {extract}',
    ),
  ],
};
/** How sure the charter's label is, in a child's words; null labels say nothing. */
export const LABEL_WORDS = {
  science: say(
    'You can test this yourself.',
    'Tu peux le vérifier toi-même.',
    'Puedes comprobarlo por tu cuenta.',
  ),
  record: say(
    'People left us proof of it.',
    'Des gens en ont laissé la preuve.',
    'Hubo gente que dejó pruebas de ello.',
  ),
  debate: say(
    'Experts still argue about it.',
    'Les spécialistes en débattent encore.',
    'Los expertos aún lo discuten.',
  ),
  tradition: say(
    'It is a tradition that people keep.',
    'C’est une tradition que des gens gardent.',
    'Es una tradición que la gente mantiene.',
  ),
  unsupported: say('Tests do not show it.', 'Les tests ne le montrent pas.', 'Las pruebas no lo muestran.'),
} as const;
/** The charter's labels by name. */
export const LABEL_NAMES = {
  science: say('science', 'science', 'ciencia'),
  record: say('record', 'trace historique', 'registro'),
  debate: say('debated', 'débattu', 'en debate'),
  tradition: say('tradition', 'tradition', 'tradición'),
  unsupported: say('not supported', 'sans preuve', 'sin pruebas'),
} as const;
/** One question after a passage. */
export const ASK_ABOUT_PASSAGE: Wordings = {
  small: [
    say(
      'Can you say it in your own words?',
      'Peux-tu le dire avec tes mots ?',
      '¿Puedes decirlo con tus palabras?',
    ),
    say('What do you think of it?', 'Qu’en penses-tu ?', '¿Qué piensas de eso?'),
  ],
  plain: [
    say(
      'How would you say that in your own words?',
      'Comment le dirais-tu avec tes mots ?',
      '¿Cómo lo dirías con tus palabras?',
    ),
    say(
      'Which word in it is new to you?',
      'Quel mot est nouveau pour toi ?',
      '¿Qué palabra es nueva para ti?',
    ),
    say('Can you think of an example?', 'Peux-tu trouver un exemple ?', '¿Se te ocurre un ejemplo?'),
  ],
  full: [
    say(
      'How would you put that in your own words?',
      'Comment le formulerais-tu avec tes propres mots ?',
      '¿Cómo lo dirías con tus propias palabras?',
    ),
    say(
      'Which part of it does your question hang on?',
      'De quelle partie dépend ta question ?',
      '¿De qué parte depende tu pregunta?',
    ),
    say(
      'What example would show that you are on firm ground?',
      'Quel exemple montrerait que c’est acquis ?',
      '¿Qué ejemplo mostraría que lo dominas?',
    ),
  ],
};
export const DEFINE: Wordings = {
  small: [say('“{term}”: {meaning}', '« {term} » : {meaning}', '«{term}»: {meaning}')],
  plain: [
    say('“{term}” means: {meaning}', '« {term} » veut dire : {meaning}', '«{term}» quiere decir: {meaning}'),
    say(
      'In the lesson, “{term}” is: {meaning}',
      'Dans la leçon, « {term} », c’est : {meaning}',
      'En la lección, «{term}» es: {meaning}',
    ),
  ],
  full: [
    say(
      '“{term}”, as your lessons use it: {meaning}',
      '« {term} », au sens de tes leçons : {meaning}',
      '«{term}», como lo usan tus lecciones: {meaning}',
    ),
    say('“{term}” means: {meaning}', '« {term} » signifie : {meaning}', '«{term}» significa: {meaning}'),
  ],
};
export const ASK_ABOUT_WORD: Wordings = {
  small: [
    say('Can you use it in a sentence?', 'Peux-tu en faire une phrase ?', '¿Puedes usarla en una frase?'),
  ],
  plain: [
    say(
      'Can you make a sentence with it?',
      'Peux-tu en faire une phrase ?',
      '¿Puedes hacer una frase con ella?',
    ),
    say('Where have you met it before?', 'Où l’as-tu déjà rencontré ?', '¿Dónde la has visto antes?'),
  ],
  full: [
    say(
      'How would you tell it apart from a word that is close to it?',
      'Comment le distinguerais-tu d’un mot voisin ?',
      '¿Cómo la distinguirías de una palabra parecida?',
    ),
    say(
      'What would be an example of it, and what would not?',
      'Qu’en serait un exemple, et qu’est-ce qui n’en serait pas un ?',
      '¿Qué sería un ejemplo y qué no lo sería?',
    ),
  ],
};
/** Nothing answers it; a lesson comes near. */
export const NEAREST: Wordings = {
  small: [
    say(
      'I do not know that one. This is near it: “{title}”. Do you want to open it?',
      'Je ne sais pas cela. Ceci en est proche : « {title} ». Veux-tu l’ouvrir ?',
      'Eso no lo sé. Esto se le acerca: «{title}». ¿Quieres abrirla?',
    ),
  ],
  plain: [
    say(
      'I don’t have a lesson on exactly that, and I don’t want to guess. The nearest is “{title}”. Shall we open it?',
      'Je n’ai pas de leçon exactement là-dessus, et je ne veux pas deviner. La plus proche est « {title} ». On l’ouvre ?',
      'No tengo una lección justo sobre eso y no quiero adivinar. La más cercana es «{title}». ¿La abrimos?',
    ),
    say(
      'That I can’t answer for sure. “{title}” comes close. Would you like to look there?',
      'Je ne peux pas répondre avec certitude. « {title} » s’en approche. Veux-tu y regarder ?',
      'Eso no lo puedo responder con certeza. «{title}» se acerca. ¿Quieres mirar ahí?',
    ),
  ],
  full: [
    say(
      'I have no lesson on exactly that, and I would rather say so than guess. The nearest one is “{title}”. Shall we start from there?',
      'Je n’ai pas de leçon sur ce point précis, et je préfère le dire plutôt que deviner. La plus proche est « {title} ». Partons-nous de là ?',
      'No tengo una lección justo sobre eso y prefiero decirlo antes que adivinar. La más cercana es «{title}». ¿Partimos de ahí?',
    ),
  ],
};
/** Whole solutions were shown often enough today. */
export const WORKED_ENOUGH: Wordings = {
  small: [
    say(
      'We saw that a lot today. Let us do the lesson now. Open it and read a bit.',
      'On a vu beaucoup de solutions. Faisons la leçon : ouvre-la et lis une page.',
      'Hoy ya vimos muchas. Ahora toca la lección. Ábrela y lee un poco.',
    ),
  ],
  plain: [
    say(
      'You have seen several whole solutions of this kind today. One more would not help much. Let’s do the lesson: open it and try its first example.',
      'Tu as vu plusieurs solutions de ce genre aujourd’hui. Une de plus n’aiderait guère. Faisons la leçon : ouvre-la et essaie son premier exemple.',
      'Hoy viste varias soluciones de este tipo. Otra no ayudaría mucho. Hagamos la lección: ábrela y prueba su primer ejemplo.',
    ),
  ],
  full: [
    say(
      'You have read several complete solutions of this kind today, and another one would add little. Let’s do the lesson: open it, and work through its example with the steps covered.',
      'Tu as lu aujourd’hui plusieurs solutions complètes de ce genre ; une de plus apporterait peu. Faisons la leçon : ouvre-la et refais son exemple en cachant les étapes.',
      'Hoy leíste varias soluciones completas de este tipo y otra añadiría poco. Hagamos la lección: ábrela y rehaz su ejemplo tapando los pasos.',
    ),
  ],
};
