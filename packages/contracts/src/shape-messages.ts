import { PASSWORD_MAX, PASSWORD_MIN, SACRED_ID_MAX, SACRED_ID_MIN } from './limits.ts';
import type { Locale } from './locale.ts';

type Translations = Readonly<Record<Exclude<Locale, 'en'>, string>>;

/**
 * Every sentence a shape says of its own when a value does not fit, in the other languages; the key is
 * the English sentence as it stands in the shape. What Zod says by itself has its own translations.
 */
const SHAPE_MESSAGES: Readonly<Record<string, Translations>> = {
  [`A Sacred ID has at least ${SACRED_ID_MIN} characters`]: {
    fr: `Un identifiant sacré a au moins ${SACRED_ID_MIN} caractères`,
    es: `Un ID sagrado tiene al menos ${SACRED_ID_MIN} caracteres`,
  },
  [`A Sacred ID has at most ${SACRED_ID_MAX} characters`]: {
    fr: `Un identifiant sacré a au plus ${SACRED_ID_MAX} caractères`,
    es: `Un ID sagrado tiene como máximo ${SACRED_ID_MAX} caracteres`,
  },
  'A Sacred ID has letters, digits, dots, dashes and underscores only': {
    fr: 'Un identifiant sacré n’a que des lettres, chiffres, points, tirets et soulignés',
    es: 'Un ID sagrado solo tiene letras, cifras, puntos, guiones y guiones bajos',
  },
  'A PIN has exactly 4 digits': {
    fr: 'Un code PIN a exactement 4 chiffres',
    es: 'Un PIN tiene exactamente 4 cifras',
  },
  'Please enter a valid e-mail address': {
    fr: 'Veuillez saisir une adresse e-mail valide',
    es: 'Escriba una dirección de correo válida',
  },
  [`A password has at least ${PASSWORD_MIN} characters`]: {
    fr: `Un mot de passe a au moins ${PASSWORD_MIN} caractères`,
    es: `Una contraseña tiene al menos ${PASSWORD_MIN} caracteres`,
  },
  [`A password has at most ${PASSWORD_MAX} characters`]: {
    fr: `Un mot de passe a au plus ${PASSWORD_MAX} caractères`,
    es: `Una contraseña tiene como máximo ${PASSWORD_MAX} caracteres`,
  },
  'Please enter a name': { fr: 'Veuillez saisir un nom', es: 'Escriba un nombre' },
  'Please enter your name': { fr: 'Veuillez saisir votre nom', es: 'Escriba su nombre' },
  'Please enter your Sacred ID': {
    fr: 'Veuillez saisir votre identifiant sacré',
    es: 'Escriba su ID sagrado',
  },
  'Please enter a first name or nickname': {
    fr: 'Veuillez saisir un prénom ou un surnom',
    es: 'Escriba un nombre o un apodo',
  },
  'Please write at least 10 characters': {
    fr: 'Veuillez écrire au moins 10 caractères',
    es: 'Escriba al menos 10 caracteres',
  },
  'Please use letters and digits only': {
    fr: 'Veuillez n’utiliser que des lettres et des chiffres',
    es: 'Use solo letras y cifras',
  },
  'Unknown time zone': { fr: 'Fuseau horaire inconnu', es: 'Zona horaria desconocida' },
  'Please choose one of the offered pictures': {
    fr: 'Veuillez choisir une des images proposées',
    es: 'Elija una de las imágenes ofrecidas',
  },
  'Please choose a date': { fr: 'Veuillez choisir une date', es: 'Elija una fecha' },
  'Please send a moment after 1970': {
    fr: 'Veuillez envoyer un moment après 1970',
    es: 'Envíe un momento posterior a 1970',
  },
  'Please name a part of the lesson': {
    fr: 'Veuillez nommer une partie de la leçon',
    es: 'Nombre una parte de la lección',
  },
  'That answer is too long': { fr: 'Cette réponse est trop longue', es: 'Esa respuesta es demasiado larga' },
  'Please reload the page: the consent text has changed': {
    fr: 'Veuillez recharger la page : le texte du consentement a changé',
    es: 'Vuelva a cargar la página: el texto del consentimiento ha cambiado',
  },
  'an axis has 1 to 24 numbers': {
    fr: 'un axe a de 1 à 24 nombres',
    es: 'un eje tiene de 1 a 24 números',
  },
  'Please give the course a title': {
    fr: 'Veuillez donner un titre au cours',
    es: 'Dé un título al curso',
  },
  'Please choose at least one lesson': {
    fr: 'Veuillez choisir au moins une leçon',
    es: 'Elija al menos una lección',
  },
  'Please choose a lesson': { fr: 'Veuillez choisir une leçon', es: 'Elija una lección' },
  'Please choose a skill': { fr: 'Veuillez choisir une compétence', es: 'Elija una destreza' },
  'Please name a lesson or a skill': {
    fr: 'Veuillez nommer une leçon ou une compétence',
    es: 'Nombre una lección o una destreza',
  },
  'Each subject stands at most once a day': {
    fr: 'Chaque matière figure au plus une fois par jour',
    es: 'Cada materia figura como máximo una vez al día',
  },
  'The last day lies before the first': {
    fr: 'Le dernier jour précède le premier',
    es: 'El último día es anterior al primero',
  },
  'Please write a message': { fr: 'Veuillez écrire un message', es: 'Escriba un mensaje' },
  'That message is too long': { fr: 'Ce message est trop long', es: 'Ese mensaje es demasiado largo' },
  'One line of working is too long': {
    fr: 'Une ligne du calcul est trop longue',
    es: 'Una línea del desarrollo es demasiado larga',
  },
  'At least 1 minute': { fr: 'Au moins 1 minute', es: 'Al menos 1 minuto' },
  'From 1 to 5': { fr: 'De 1 à 5', es: 'De 1 a 5' },
  'Please write the time as 19:30': {
    fr: 'Veuillez écrire l’heure ainsi : 19:30',
    es: 'Escriba la hora así: 19:30',
  },
  'Two capital letters': { fr: 'Deux lettres majuscules', es: 'Dos letras mayúsculas' },
  'Digits only': { fr: 'Seulement des chiffres', es: 'Solo cifras' },
  'This field is not known': { fr: 'Ce champ est inconnu', es: 'Este campo no se conoce' },
  'This text has characters that cannot be kept': {
    fr: 'Ce texte a des caractères qui ne peuvent pas être conservés',
    es: 'Este texto tiene caracteres que no se pueden guardar',
  },
  'This is no JSON': { fr: 'Ceci n’est pas du JSON', es: 'Esto no es JSON' },
};

const UNITS: Readonly<Record<string, Translations>> = {
  characters: { fr: 'caractères', es: 'caracteres' },
  minutes: { fr: 'minutes', es: 'minutos' },
  lessons: { fr: 'leçons', es: 'lecciones' },
  questions: { fr: 'questions', es: 'preguntas' },
  lines: { fr: 'lignes', es: 'líneas' },
};
const BOUNDS: Readonly<Record<string, Translations>> = {
  most: { fr: 'Au plus', es: 'Como máximo' },
  least: { fr: 'Au moins', es: 'Al menos' },
};

/** 'At most 40 characters' and its like, whatever the number. */
function amountMessage(english: string, locale: Exclude<Locale, 'en'>): string | null {
  const [, bound = '', digits = '', unit = ''] = /^At (\w+) ([\d,]+) (\w+)$/.exec(english) ?? [];
  const [inWords, unitInWords] = [BOUNDS[bound]?.[locale], UNITS[unit]?.[locale]];
  if (inWords === undefined || unitInWords === undefined) return null;
  return `${inWords} ${Number(digits.replaceAll(',', '')).toLocaleString(locale)} ${unitInWords}`;
}

/** A shape's own sentence in a language; null when it is none of ours, so one of Zod's. */
export function shapeMessage(english: string, locale: Locale): string | null {
  if (locale === 'en') return english;
  const entry = Object.hasOwn(SHAPE_MESSAGES, english) ? SHAPE_MESSAGES[english] : undefined;
  return entry?.[locale] ?? amountMessage(english, locale);
}
