import { CURRENCY, type Plan, PLANS } from '@ori/contracts/billing-plans';
import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { say } from '../../problems/say.ts';
import { hasSum, isBareMaths } from '../intent/maths-writing.ts';
import { moneyWords } from '../../words/money.ts';

/** Who gets a canned answer (spec §6): each is for one audience and is passed over for the other. */
export type CannedAudience = 'visitor' | 'signed-in';

interface Canned {
  readonly id: string;
  readonly audience: CannedAudience;
  /** What messages it answers, in any of the languages, without accents. */
  readonly asks: RegExp;
  /** Plain text: a dollar sign here is money. */
  readonly answer: LocalisedText;
  /** Where it leads. */
  readonly path: string;
}

const { free, family, coop, teacher, founders } = PLANS;
/** What a plan costs, from the one table of plans. */
const price = ({ cents }: Plan, locale: Locale, per: 'month' | 'year' = 'month'): string =>
  moneyWords(cents[per] ?? 0, locale, CURRENCY);

/**
 * Words that ask for money by themselves, and words that do so only in the right company: `how much`, `combien` and
 * `cuánto` ask for anything, a `plan` is also a plane, things fall freely.
 */
const ABOUT_MONEY = new RegExp(
  `\\b(?:${[
    'pric(?:e|es|ing|ey)|costs?|subscri[a-z]{0,9}|pay(?:ing|ment)?|for free|(?:is|are) [a-z ]{0,30}free(?= ?[?!.]{0,3}$)|free (?:plan|trial|account|version|of charge)',
    '(?:your|which|what|see|family|price|paid) plans?|plans?(?= (?:do|cost|for a))|^plans?$|^free$',
    'prix|tarifs?|coute[a-z]{0,4}|couts?|abonne[a-z]{0,5}|gratuit[a-z]{0,5}|payer|payant[a-z]{0,2}|formules? (?:famille|payante)',
    'precios?|cuesta[a-z]?|suscri[a-z]{0,9}|gratis|pagar|(?:que|sus|los|ver) planes',
    '(?:how much|combien|cuanto)(?= (?:is it|does it|for (?:a|the|one|two|my|our)|per|a month|ca|cela|pour|par|il faut|est ce|es al|vale|al mes|por (?:mes|familia|una)|para)\\b)',
    '^(?:how much|(?:c.?est )?combien|cuanto(?: es)?)(?= ?[?!.]{0,3}$)',
  ].join('|')})(?![a-z])`,
);

/** A sum, or a task with several numbers, is a matter of learning, whatever it may cost in it. */
const isTask = (plain: string): boolean =>
  isBareMaths(plain) || hasSum(plain) || (plain.match(/\d+/g) ?? []).length > 1;

/** Answers the browser gives by itself: to visitors always, to others when the server can't be reached (spec §6, §9). */
export const CANNED: readonly Canned[] = [
  {
    id: 'pricing',
    audience: 'visitor',
    asks: ABOUT_MONEY,
    answer: say(
      `The plans: Free (${free.children} student), Family ${price(family, 'en')}/month (up to ${family.children} students), Homeschool Co-op ${price(coop, 'en')}/month (unlimited), Teacher Edition ${price(teacher, 'en')}/month (classroom tools) and Founder’s Circle ${price(founders, 'en')}/month or ${price(founders, 'en', 'year')}/year (unlimited, one family).`,
      `Les formules : Gratuite (${free.children} élève), Famille ${price(family, 'fr')}/mois (jusqu’à ${family.children} élèves), Coopérative ${price(coop, 'fr')}/mois (illimité), Édition Enseignant ${price(teacher, 'fr')}/mois (outils de classe) et Cercle des fondateurs ${price(founders, 'fr')}/mois ou ${price(founders, 'fr', 'year')}/an (illimité, une famille).`,
      `Los planes: Gratis (${free.children} estudiante), Familia ${price(family, 'es')}/mes (hasta ${family.children} estudiantes), Cooperativa de educación en casa ${price(coop, 'es')}/mes (sin límite), Edición Docente ${price(teacher, 'es')}/mes (herramientas de aula) y Círculo de Fundadores ${price(founders, 'es')}/mes o ${price(founders, 'es', 'year')}/año (sin límite, una familia).`,
    ),
    path: '/pricing',
  },
  {
    id: 'demo',
    audience: 'visitor',
    asks: /\b(?:demos?|try|trial|show me|example|sample|look around|essai\w*|essayer|montre\w*|exemples?|decouvrir|prueb\w*|probar|muestra\w*|ejemplos?|demostracion)\b/,
    answer: say(
      'You can try things without an account: open a lesson, look at the demos, or ask me a math question on the AI tutor demo page.',
      'Vous pouvez essayer sans compte : ouvrez une leçon, regardez les démonstrations, ou posez-moi une question de maths sur la page de démonstration du tuteur.',
      'Puede probar sin cuenta: abra una lección, mire las demostraciones o hágame una pregunta de matemáticas en la página de demostración del tutor.',
    ),
    path: '/demo/ai-tutors',
  },
  {
    id: 'sign-up',
    audience: 'visitor',
    asks: /\b(?:sign ?up|sign-up|register|join|accounts?|enrol\w*|(?:get|can i|do i|we) start(?:ed)?|begin|inscri\w*|(?:un|mon|de|le) compte|commencer|creer|rejoindre|registr\w*|(?:una|mi|la) cuenta|empezar|crear|unirme)\b/,
    answer: say(
      'To sign up, choose a role, then a Sacred ID and a 4-digit PIN. For a child under 14, a grown-up finishes the sign-up.',
      'Pour vous inscrire, choisissez un rôle, puis un identifiant sacré et un code PIN à 4 chiffres. Avant 14 ans, un adulte termine l’inscription.',
      'Para registrarse, elija un rol, luego un ID sagrado y un PIN de 4 cifras. Antes de los 14 años, un adulto termina el registro.',
    ),
    path: '/account-type',
  },
  {
    id: 'schedule',
    audience: 'signed-in',
    asks: /\b(?:schedule|today|calendar|plan|timetable|programme|emploi du temps|aujourd.?hui|horaire|calendrier|horario|hoy|calendario|agenda)\b/,
    answer: say(
      'Your schedule shows what is planned for today. I can’t reach the server right now, so open it from the quick actions.',
      'Ton emploi du temps montre ce qui est prévu aujourd’hui. Je ne joins pas le serveur pour l’instant : ouvre-le depuis les actions rapides.',
      'Tu horario muestra lo que hay planeado para hoy. Ahora no llego al servidor: ábrelo desde las acciones rápidas.',
    ),
    path: '/dashboard/schedule',
  },
  {
    id: 'session',
    audience: 'signed-in',
    asks: /\b(?:sessions?|lessons?|continuer?|resume|lecons?|seances?|cours|reprendre|clases?|continuar|seguir)\b|\b(?:class|sesion|leccion)/,
    answer: say(
      'Your place in each lesson is kept. I can’t reach the server right now: go on from your dashboard when the connection is back.',
      'Ta place dans chaque leçon est gardée. Je ne joins pas le serveur pour l’instant : continue depuis ton espace quand la connexion revient.',
      'Tu lugar en cada lección queda guardado. Ahora no llego al servidor: sigue desde tu espacio cuando vuelva la conexión.',
    ),
    path: '/dashboard',
  },
  {
    id: 'progress',
    audience: 'signed-in',
    asks: /\b(?:progress|streak|how am i doing|achievements?|grades?|progres|serie|reussites?|progreso|racha|logros?|notas?)\b/,
    answer: say(
      'Your progress page counts your lessons, skills and streak. I can’t read it at the moment, so open it from the quick actions.',
      'La page de tes progrès compte tes leçons, tes compétences et ta série. Je ne peux pas la lire pour l’instant : ouvre-la depuis les actions rapides.',
      'Tu página de progreso cuenta tus lecciones, habilidades y racha. Ahora no puedo leerla: ábrela desde las acciones rápidas.',
    ),
    path: '/dashboard/progress',
  },
  {
    id: 'help',
    audience: 'signed-in',
    asks: /\b(?:help|stuck|homework|assignment|devoirs?|tareas?|deberes)\b|\b(?:aide|bloque|ayuda|atasc)/,
    answer: say(
      'I can’t reach the server right now. Write your next step on paper, and send it to me when the connection is back.',
      'Je ne joins pas le serveur pour l’instant. Écris ton étape suivante sur papier, et envoie-la-moi quand la connexion revient.',
      'Ahora no llego al servidor. Escribe tu siguiente paso en papel y mándamelo cuando vuelva la conexión.',
    ),
    path: '/help',
  },
];

const OTHERWISE: Readonly<Record<CannedAudience, LocalisedText>> = {
  visitor: say(
    'I’m Professor Ori, a computer tutor. Ask me about pricing, a demo or how to sign up.',
    'Je suis le professeur Ori, un tuteur informatique. Demandez-moi les tarifs, une démonstration ou comment vous inscrire.',
    'Soy el profesor Ori, un tutor de computadora. Pregúnteme por los precios, por una demostración o por cómo registrarse.',
  ),
  'signed-in': say(
    'I can’t reach the server right now. Your question stays here; send it again in a moment.',
    'Je ne joins pas le serveur pour l’instant. Ta question reste ici ; renvoie-la dans un moment.',
    'Ahora no llego al servidor. Tu pregunta se queda aquí; mándala otra vez en un momento.',
  ),
};

export interface CannedAnswer {
  /** Which of them, or null where none fits. */
  readonly id: string | null;
  readonly message: string;
  readonly path: string | null;
}

/** The one that fits: of a visitor's tasks in maths, where they can be asked. */
function fitting(plain: string, audience: CannedAudience): Canned | undefined {
  if (audience === 'visitor' && isTask(plain)) return CANNED.find(({ id }) => id === 'demo');
  return CANNED.find((canned) => canned.audience === audience && canned.asks.test(plain));
}

/** The answer for an audience to a message; those flagged for the other audience are passed over (spec §6). */
export function cannedAnswer(message: string, audience: CannedAudience, locale: Locale): CannedAnswer {
  const plain = message.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[¿¡]/g, '');
  const found = fitting(plain, audience);
  if (!found) return { id: null, message: OTHERWISE[audience][locale], path: null };
  return { id: found.id, message: found.answer[locale], path: found.path };
}
