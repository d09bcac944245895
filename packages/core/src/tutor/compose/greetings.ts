import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { TutorTier } from '@ori/contracts/tutor-names';
import { say } from '../../problems/say.ts';

/** Pages that Ori greets in words of their own (spec §4, floating widget). */
export const GREETED_PAGES = [
  'assignments',
  'courses',
  'sacred-geometry',
  'sacred-consciousness',
  'begin',
  'dashboard',
] as const;
export type GreetedPage = (typeof GREETED_PAGES)[number];

/** Which of them a path is, the first that fits. */
const PAGE_OF_PATH: readonly (readonly [GreetedPage, RegExp])[] = [
  ['assignments', /\/assignments(?:\/|$)/],
  ['courses', /\/(?:courses|lessons|curriculum|subjects)(?:\/|$)/],
  ['sacred-geometry', /^\/(?:geometry|sacred\/geometry)(?:\/|$)/],
  ['sacred-consciousness', /^\/(?:consciousness|frequencies|sacred)(?:\/|$)|\/consciousness(?:\/|$)/],
  ['begin', /^\/(?:begin|auth|login|account-type|student-onboarding|parent-onboarding)(?:\/|$)/],
  ['dashboard', /^\/(?:dashboard|homeschool|parent-dashboard)(?:\/|$)/],
];

const PAGE_GREETINGS: Readonly<Record<GreetedPage, LocalisedText>> = {
  assignments: say(
    'Stuck on an assignment? Show me your first step, and we look at it together.',
    'Un devoir bloque ? Montre-moi ta première étape, on la regarde ensemble.',
    '¿Te atascas en una tarea? Muéstrame tu primer paso y lo miramos.',
  ),
  courses: say(
    'Is a word or a step in this lesson unclear? Ask me about it.',
    'Un mot ou une étape de cette leçon n’est pas clair ? Demande-moi.',
    '¿Hay una palabra o un paso de esta lección que no está claro? Pregúntame.',
  ),
  'sacred-geometry': say(
    'Circles, stars and spirals: would you like to know how one of them is drawn?',
    'Cercles, étoiles et spirales : veux-tu savoir comment l’un d’eux se trace ?',
    'Círculos, estrellas y espirales: ¿quieres saber cómo se traza alguno?',
  ),
  'sacred-consciousness': say(
    'Here you can look at what people believe and what tests show. What would you like to tell apart?',
    'Ici, tu peux voir ce que des gens croient et ce que montrent les tests. Que veux-tu distinguer ?',
    'Aquí puedes ver lo que la gente cree y lo que muestran las pruebas. ¿Qué quieres distinguir?',
  ),
  begin: say(
    'Welcome! I’m Professor Ori, a computer tutor. Shall I tell you how to begin?',
    'Bienvenue ! Je suis le professeur Ori, un tuteur informatique. Je t’explique comment commencer ?',
    '¡Te doy la bienvenida! Soy el profesor Ori, un tutor de computadora. ¿Te cuento cómo empezar?',
  ),
  dashboard: say(
    'Good to see you. Would you like to go on where you stopped?',
    'Te revoilà. Veux-tu continuer là où tu en étais ?',
    'Qué bueno verte. ¿Quieres seguir donde lo dejaste?',
  ),
};

const ELSEWHERE: LocalisedText = say(
  "I'm here if you need any help!",
  'Je suis là si tu as besoin d’aide !',
  '¡Aquí estoy si necesitas ayuda!',
);

/** The page a path belongs to, or null for those without a greeting of their own. */
export function greetedPage(path: string): GreetedPage | null {
  return PAGE_OF_PATH.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}

/** What Ori says, unasked, on the page at `path` (spec §4). */
export function pageGreeting(path: string, locale: Locale): string {
  const page = greetedPage(path);
  return (page ? PAGE_GREETINGS[page] : ELSEWHERE)[locale];
}

const WELCOME: Readonly<Record<TutorTier, LocalisedText>> = {
  toddler: say(
    'Hello{name}! I am Ori. I can help.',
    'Bonjour{name} ! Je suis Ori. Je peux t’aider.',
    '¡Hola{name}! Soy Ori. Puedo ayudar.',
  ),
  'early-elementary': say(
    'Hello{name}! I am Ori. I am a computer tutor. Tap me if you need help.',
    'Bonjour{name} ! Je suis Ori, un tuteur informatique. Touche-moi si tu veux de l’aide.',
    '¡Hola{name}! Soy Ori, un tutor de computadora. Tócame si necesitas ayuda.',
  ),
  elementary: say(
    'Hello{name}! I’m Professor Ori, a computer tutor. Show me a problem or your steps, and I help you find the next one.',
    'Bonjour{name} ! Je suis le professeur Ori, un tuteur informatique. Montre-moi un problème ou tes étapes : je t’aide à trouver la suivante.',
    '¡Hola{name}! Soy el profesor Ori, un tutor de computadora. Muéstrame un problema o tus pasos y te ayudo a encontrar el siguiente.',
  ),
  middle: say(
    'Hello{name}. I’m Professor Ori, a computer tutor. I check your working line by line and give hints rather than answers.',
    'Bonjour{name}. Je suis le professeur Ori, un tuteur informatique. Je vérifie tes calculs ligne par ligne et je donne des indices plutôt que des réponses.',
    'Hola{name}. Soy el profesor Ori, un tutor de computadora. Reviso tu desarrollo línea por línea y doy pistas antes que respuestas.',
  ),
  high: say(
    'Hello{name}. I’m Professor Ori, a computer tutor. Send me a problem or your working: I look for the first line that does not follow, cite your lessons, and say so when I can’t verify something.',
    'Bonjour{name}. Je suis le professeur Ori, un tuteur informatique. Envoie-moi un problème ou ton calcul : je cherche la première ligne qui ne découle pas de la précédente, je cite tes leçons, et je le dis quand je ne peux pas vérifier.',
    'Hola{name}. Soy el profesor Ori, un tutor de computadora. Mándame un problema o tu desarrollo: busco la primera línea que no se deduce, cito tus lecciones y aviso cuando no puedo comprobar algo.',
  ),
};

/** The first words of a conversation, by tier (spec §6, chat greeting tiers). `firstName` is null for a visitor. */
export function welcome(tier: TutorTier, firstName: string | null, locale: Locale): string {
  const name = firstName === null ? '' : `, ${firstName}`;
  const words = WELCOME[tier][locale].replace('{name}', name);
  return locale === 'fr' ? words.replace(/ ([!?:;»])/g, '\u00a0$1') : words;
}
