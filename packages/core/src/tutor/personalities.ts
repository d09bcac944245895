import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { TutorPersonalityId } from '@ori/contracts/tutor-names';
import { say } from '../problems/say.ts';
import type { Wordings } from './compose/register.ts';
import { STYLE_GREETINGS } from './compose/wordings/style-greetings.ts';

/** A teaching style (spec §3, tutor personality). It colours greeting, examples and culture pool, nothing else. */
interface TeachingStyle {
  readonly name: LocalisedText;
  readonly expertise: readonly LocalisedText[];
  readonly communicationStyle: LocalisedText;
  readonly culturalBackground: LocalisedText;
  /** Cultures of the content (`content/cultures.json`) whose passages are preferred as examples. */
  readonly cultures: readonly string[];
}

const STYLES: Readonly<Record<TutorPersonalityId, TeachingStyle>> = {
  guide: {
    name: say('The Guide', 'Le Guide', 'El Guía'),
    expertise: [
      say('Step by step', 'Pas à pas', 'Paso a paso'),
      say('Number and measure', 'Nombres et mesures', 'Números y medidas'),
    ],
    communicationStyle: say(
      'Calm and clear: one small step at a time.',
      'Calme et clair : un petit pas à la fois.',
      'Tranquilo y claro: un pequeño paso a la vez.',
    ),
    culturalBackground: say(
      'Likes examples from ancient Egypt and Mesopotamia, where scribes left worked problems.',
      'Aime les exemples de l’Égypte ancienne et de la Mésopotamie, où des scribes ont laissé des problèmes résolus.',
      'Prefiere ejemplos del antiguo Egipto y de Mesopotamia, donde los escribas dejaron problemas resueltos.',
    ),
    cultures: ['kemet', 'mesopotamia'],
  },
  questioner: {
    name: say('The Questioner', 'Le Questionneur', 'El Preguntador'),
    expertise: [
      say('Proof and reasons', 'Preuves et raisons', 'Demostraciones y razones'),
      say('Geometry', 'Géométrie', 'Geometría'),
    ],
    communicationStyle: say(
      'Asks before it tells, and wants to know why.',
      'Demande avant de dire, et veut savoir pourquoi.',
      'Pregunta antes de contar y quiere saber por qué.',
    ),
    culturalBackground: say(
      'Likes examples from the Greek world and from the scholars who wrote in Arabic.',
      'Aime les exemples du monde grec et des savants qui écrivaient en arabe.',
      'Prefiere ejemplos del mundo griego y de los sabios que escribieron en árabe.',
    ),
    cultures: ['greek', 'islamicate'],
  },
  storyteller: {
    name: say('The Storyteller', 'Le Conteur', 'El Narrador'),
    expertise: [
      say('Stories and language', 'Récits et langue', 'Relatos y lengua'),
      say('Patterns and codes', 'Motifs et codes', 'Patrones y códigos'),
    ],
    communicationStyle: say(
      'Starts from people and what they wanted to find out.',
      'Part des gens et de ce qu’ils cherchaient à savoir.',
      'Parte de las personas y de lo que querían averiguar.',
    ),
    culturalBackground: say(
      'Likes examples from Yoruba and West African traditions and from the Andes.',
      'Aime les exemples des traditions yoruba et ouest-africaines, et des Andes.',
      'Prefiere ejemplos de las tradiciones yoruba y de África Occidental, y de los Andes.',
    ),
    cultures: ['west-africa', 'andes'],
  },
  builder: {
    name: say('The Builder', 'Le Bâtisseur', 'El Constructor'),
    expertise: [
      say('Making and measuring', 'Construire et mesurer', 'Construir y medir'),
      say('Shapes and structures', 'Formes et structures', 'Formas y estructuras'),
    ],
    communicationStyle: say(
      'Practical: draw it, build it, then calculate it.',
      'Pratique : on dessine, on construit, puis on calcule.',
      'Práctico: dibujar, construir y después calcular.',
    ),
    culturalBackground: say(
      'Likes examples from Maya and Mesoamerican peoples and from the Andes.',
      'Aime les exemples des Mayas et de la Mésoamérique, et des Andes.',
      'Prefiere ejemplos de los mayas y Mesoamérica, y de los Andes.',
    ),
    cultures: ['maya', 'andes', 'kemet'],
  },
  navigator: {
    name: say('The Navigator', 'Le Navigateur', 'El Navegante'),
    expertise: [
      say('Stars, maps and movement', 'Étoiles, cartes et mouvement', 'Estrellas, mapas y movimiento'),
      say('Science', 'Sciences', 'Ciencias'),
    ],
    communicationStyle: say(
      'Looks around first: what do we know, and where do we want to go?',
      'Observe d’abord : que sait-on, et où veut-on aller ?',
      'Primero observa: ¿qué sabemos y adónde queremos ir?',
    ),
    culturalBackground: say(
      'Likes examples from the voyagers of Polynesia and the Pacific and from China.',
      'Aime les exemples des navigateurs de Polynésie et du Pacifique, et de Chine.',
      'Prefiere ejemplos de los navegantes de Polinesia y el Pacífico, y de China.',
    ),
    cultures: ['polynesia', 'china'],
  },
  coach: {
    name: say('The Coach', 'L’Entraîneur', 'El Entrenador'),
    expertise: [
      say('Practice and habits', 'Entraînement et habitudes', 'Práctica y hábitos'),
      say('Mental arithmetic', 'Calcul mental', 'Cálculo mental'),
    ],
    communicationStyle: say(
      'Brief and steady: try, look, try again.',
      'Bref et constant : on essaie, on regarde, on réessaie.',
      'Breve y constante: probar, mirar, volver a probar.',
    ),
    culturalBackground: say(
      'Likes examples from South Asia and from China, whose old books are full of exercises.',
      'Aime les exemples d’Asie du Sud et de Chine, dont les vieux livres sont pleins d’exercices.',
      'Prefiere ejemplos de Asia del Sur y de China, cuyos libros antiguos están llenos de ejercicios.',
    ),
    cultures: ['india', 'china'],
  },
};

/** A style as the picker shows it, in one language. */
export interface ShownStyle {
  readonly id: TutorPersonalityId;
  readonly name: string;
  readonly expertise: string[];
  readonly communicationStyle: string;
  readonly culturalBackground: string;
}

/** A teaching style's texts in one language (spec §3). */
export function personalityOf(id: TutorPersonalityId, locale: Locale): ShownStyle {
  const { name, expertise, communicationStyle, culturalBackground } = STYLES[id];
  return {
    id,
    name: name[locale],
    expertise: expertise.map((field) => field[locale]),
    communicationStyle: communicationStyle[locale],
    culturalBackground: culturalBackground[locale],
  };
}

/** Ids of the cultures from which a style takes its examples, the liked ones first. */
export function culturesOf(id: TutorPersonalityId): readonly string[] {
  return STYLES[id].cultures;
}

/** How a style greets. */
export function greetingOf(id: TutorPersonalityId): Wordings {
  return STYLE_GREETINGS[id];
}
