import { PASSWORD_MAX, PASSWORD_MIN, SACRED_ID_MAX, SACRED_ID_MIN } from './limits.ts';
import type { Locale } from './locale.ts';
import { ENTRY_MINUTES_MAX, YEAR_DAYS_MAX } from './record-names.ts';
import { REFUSAL_MESSAGES, type Translations } from './refusal-messages.ts';
import { MARK_WEIGHT_MAX } from './transcript-names.ts';
import { SHEET_MESSAGES } from './worksheet-messages.ts';

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
  'one answer is right': { fr: 'une seule réponse est juste', es: 'una sola respuesta es correcta' },
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
  'Please choose a country': { fr: 'Veuillez choisir un pays', es: 'Elija un país' },
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
  'Please say what was done': { fr: 'Veuillez dire ce qui a été fait', es: 'Diga qué se hizo' },
  [`A year has at most ${YEAR_DAYS_MAX} days`]: {
    fr: `Une année a au plus ${YEAR_DAYS_MAX} jours`,
    es: `Un año tiene como máximo ${YEAR_DAYS_MAX} días`,
  },
  [`At most ${YEAR_DAYS_MAX} days at a time`]: {
    fr: `Au plus ${YEAR_DAYS_MAX} jours à la fois`,
    es: `Como máximo ${YEAR_DAYS_MAX} días a la vez`,
  },
  'These days belong to another year already': {
    fr: 'Ces jours appartiennent déjà à une autre année',
    es: 'Esos días ya pertenecen a otro año',
  },
  'What this corrects is not in the log': {
    fr: 'Ce que cela corrige n’est pas dans le registre',
    es: 'Lo que esto corrige no está en el registro',
  },
  'This line was set right or struck already': {
    fr: 'Cette ligne a déjà été corrigée ou barrée',
    es: 'Esta línea ya se corrigió o se tachó',
  },
  [`A day has at most ${ENTRY_MINUTES_MAX / 60} hours in the log`]: {
    fr: `Une journée a au plus ${ENTRY_MINUTES_MAX / 60} heures dans le registre`,
    es: `Un día tiene como máximo ${ENTRY_MINUTES_MAX / 60} horas en el registro`,
  },
  'Please choose a day that is past, of the last five years': {
    fr: 'Veuillez choisir un jour passé, des cinq dernières années',
    es: 'Elija un día ya pasado, de los últimos cinco años',
  },
  'Unknown time zone': { fr: 'Fuseau horaire inconnu', es: 'Zona horaria desconocida' },
  'Please choose one of the offered pictures': {
    fr: 'Veuillez choisir une des images proposées',
    es: 'Elija una de las imágenes ofrecidas',
  },
  'Please choose a course': { fr: 'Veuillez choisir un cours', es: 'Elija un curso' },
  'A whole number, please': { fr: 'Un nombre entier, s’il vous plaît', es: 'Un número entero, por favor' },
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
  'Please check the year': { fr: 'Veuillez vérifier l’année', es: 'Compruebe el año' },
  'Not below 0': { fr: 'Pas au-dessous de 0', es: 'No por debajo de 0' },
  'At least 1': { fr: 'Au moins 1', es: 'Al menos 1' },
  'At most 2': { fr: 'Au plus 2', es: 'Como máximo 2' },
  [`At most ${MARK_WEIGHT_MAX}`]: {
    fr: `Au plus ${MARK_WEIGHT_MAX}`,
    es: `Como máximo ${MARK_WEIGHT_MAX}`,
  },
  'At least a hundredth of a point': {
    fr: 'Au moins un centième de point',
    es: 'Al menos una centésima de punto',
  },
  'At most twice the points it is out of': {
    fr: 'Au plus le double du total des points',
    es: 'Como máximo el doble del total de puntos',
  },
  'Only a mark that was given can be taken back': {
    fr: 'Seule une note donnée peut être retirée',
    es: 'Solo se puede retirar una nota que se puso',
  },
  'Please choose at least one lesson': {
    fr: 'Veuillez choisir au moins une leçon',
    es: 'Elija al menos una lección',
  },
  'Please choose a lesson': { fr: 'Veuillez choisir une leçon', es: 'Elija una lección' },
  'Please choose a child': { fr: 'Veuillez choisir un enfant', es: 'Elija a una persona' },
  'Please give the class a name': { fr: 'Donnez un nom à la classe', es: 'Dé un nombre a la clase' },
  'Please choose a skill': { fr: 'Veuillez choisir une compétence', es: 'Elija una habilidad' },
  'Please name a lesson or a skill': {
    fr: 'Veuillez nommer une leçon ou une compétence',
    es: 'Nombre una lección o una habilidad',
  },
  'Each subject stands at most once a day': {
    fr: 'Chaque matière figure au plus une fois par jour',
    es: 'Cada materia figura como máximo una vez al día',
  },
  'This day lies outside the school year': {
    fr: 'Ce jour est hors de l’année scolaire',
    es: 'Este día queda fuera del año escolar',
  },
  'This day belongs to another term already': {
    fr: 'Ce jour appartient déjà à une autre période',
    es: 'Este día ya pertenece a otro periodo',
  },
  'The last day lies before the first': {
    fr: 'Le dernier jour précède le premier',
    es: 'El último día es anterior al primero',
  },
  'Please enter a Sacred ID or an e-mail address': {
    fr: 'Veuillez saisir un identifiant sacré ou une adresse e-mail',
    es: 'Escriba un ID sagrado o una dirección de correo',
  },
  'This is not the number of a book': {
    fr: 'Ce n’est pas un numéro de livre (ISBN)',
    es: 'Esto no es un número de libro (ISBN)',
  },
  'Please name the test': { fr: 'Veuillez nommer le test', es: 'Nombre la prueba' },
  'Please name the evaluator': { fr: 'Veuillez nommer l’évaluateur', es: 'Nombre a quien evalúa' },
  'From 1 to 99': { fr: 'De 1 à 99', es: 'De 1 a 99' },
  'From 1 to 9': { fr: 'De 1 à 9', es: 'De 1 a 9' },
  'Please give it a name': { fr: 'Veuillez lui donner un nom', es: 'Póngale un nombre' },
  'Each course stands once': {
    fr: 'Chaque cours figure une seule fois',
    es: 'Cada curso figura una sola vez',
  },
  'Please choose two different times': {
    fr: 'Veuillez choisir deux heures différentes',
    es: 'Elija dos horas distintas',
  },
  'Please choose a day on or after the first': {
    fr: 'Veuillez choisir le premier jour ou un jour suivant',
    es: 'Elija el primer día o uno posterior',
  },
  'A school year has at most 400 days': {
    fr: 'Une année scolaire a au plus 400 jours',
    es: 'Un año escolar tiene como máximo 400 días',
  },
  'At most 62 days at once': { fr: 'Au plus 62 jours à la fois', es: 'Como máximo 62 días a la vez' },
  'At most 366 days': { fr: 'Au plus 366 jours', es: 'Como máximo 366 días' },
  'Please give it a title': { fr: 'Veuillez lui donner un titre', es: 'Póngale un título' },
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
  'Please choose a state': { fr: 'Veuillez choisir un État', es: 'Elija un estado' },
  'This year asks for no such filing': {
    fr: 'Cette année ne demande pas un tel envoi',
    es: 'Este año no pide esa entrega',
  },
  'Please choose today or a day that is past': {
    fr: 'Veuillez choisir aujourd’hui ou un jour passé',
    es: 'Elija hoy o un día pasado',
  },
  'We have not read the law of this state yet': {
    fr: 'Nous n’avons pas encore lu la loi de cet État',
    es: 'Aún no hemos leído la ley de este estado',
  },
  'Please set up the school year first': {
    fr: 'Veuillez d’abord renseigner l’année scolaire',
    es: 'Primero indique el año escolar',
  },
  'a source names its author or its publisher': {
    fr: 'une source nomme son auteur ou son éditeur',
    es: 'una fuente nombra a su autor o a su editorial',
  },
  'a source says where it can be found': {
    fr: 'une source dit où on la trouve',
    es: 'una fuente dice dónde se encuentra',
  },
  'This is no JSON': { fr: 'Ceci n’est pas du JSON', es: 'Esto no es JSON' },
};

const UNITS: Readonly<Record<string, Translations>> = {
  characters: { fr: 'caractères', es: 'caracteres' },
  minutes: { fr: 'minutes', es: 'minutos' },
  lessons: { fr: 'leçons', es: 'lecciones' },
  questions: { fr: 'questions', es: 'preguntas' },
  lines: { fr: 'lignes', es: 'líneas' },
  hours: { fr: 'heures', es: 'horas' },
  credits: { fr: 'crédits', es: 'créditos' },
  points: { fr: 'points', es: 'puntos' },
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

/** A sentence of a shape's or a route's own in a language; null when it is none of ours, so one of Zod's. */
export function shapeMessage(english: string, locale: Locale): string | null {
  if (locale === 'en') return english;
  const table = [SHAPE_MESSAGES, SHEET_MESSAGES, REFUSAL_MESSAGES].find((each) =>
    Object.hasOwn(each, english),
  );
  return table?.[english]?.[locale] ?? amountMessage(english, locale);
}
