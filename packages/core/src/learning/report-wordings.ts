import type { Locale } from '@ori/contracts/locale';

export interface ReportWordings {
  readonly title: (name: string) => string;
  readonly span: (from: string, to: string) => string;
  readonly lead: (name: string, days: string, time: string, answers: string) => string;
  /** Answers without any time: they came back on paper. */
  readonly untimed: (name: string, days: string, answers: string) => string;
  readonly notTimed: string;
  readonly quiet: (name: string) => string;
  readonly days: (count: number) => string;
  readonly time: (hours: number, minutes: number) => string;
  readonly answers: (count: number, right: number) => string;
  readonly figures: readonly [days: string, time: string, lessons: string, mastered: string];
  readonly learnt: readonly [title: string, intro: string];
  readonly overcome: readonly [title: string, intro: string];
  readonly lessons: readonly [title: string, intro: string];
  readonly stuck: readonly [title: string, intro: string];
  readonly next: readonly [title: string, intro: string];
  readonly masteredOn: (day: string) => string;
  readonly finishedOn: (day: string) => string;
  readonly seenUntil: (misconception: string, day: string) => string;
  readonly unnamed: string;
  readonly asking: (question: string) => string;
  readonly restsOn: (skills: string) => string;
  readonly restsOnNothing: string;
  readonly foot: string;
}

const en: ReportWordings = {
  title: (name) => `Progress report: ${name}`,
  span: (from, to) => `${from} to ${to}`,
  lead: (name, days, time, answers) => `${name} worked on ${days}, ${time} in all, and gave ${answers}.`,
  untimed: (name, days, answers) =>
    `${name} worked on ${days} and gave ${answers}, on paper, where no time is measured.`,
  notTimed: 'not measured',
  quiet: (name) => `${name} gave no answers here in this time.`,
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  time: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  answers: (count, right) => `${count === 1 ? '1 answer' : `${count} answers`}, ${right} of them right`,
  figures: ['Days with answers', 'Time on answers', 'Lessons finished', 'Skills mastered'],
  learnt: [
    'What was learned',
    'A skill is mastered once the chance of answering its next question unaided is at least 85%, after four or more unaided answers, the last two of them right.',
  ],
  overcome: [
    'Mistaken ideas overcome',
    'A way of thinking that led to wrong answers, before the skill was mastered.',
  ],
  lessons: ['Lessons finished', 'Read, tried and practiced to the end.'],
  stuck: [
    'Where it is still hard',
    'Each with the idea behind it where it is known, and a question that helps.',
  ],
  next: ['Next steps', 'Skills that are within reach now, and what they rest on.'],
  masteredOn: (day) => `mastered on ${day}`,
  finishedOn: (day) => `finished on ${day}`,
  seenUntil: (misconception, day) => `${misconception}. Last seen on ${day}.`,
  unnamed: 'Several tries, no one pattern behind them yet.',
  asking: (question) => `A question that helps: ${question}`,
  restsOn: (skills) => `Rests on: ${skills}`,
  restsOnNothing: 'Needs nothing before it.',
  foot: 'Counted from the answers given in Ori Academy: the time leaves out breaks, and help beyond a nudge does not count as solved. What was done away from the screen stands in the school record.',
};

const fr: ReportWordings = {
  title: (name) => `Bilan de progrès : ${name}`,
  span: (from, to) => `du ${from} au ${to}`,
  lead: (name, days, time, answers) =>
    `${name} a travaillé pendant ${days}, ${time} en tout, et a donné ${answers}.`,
  untimed: (name, days, answers) =>
    `${name} a travaillé pendant ${days} et a donné ${answers}, sur papier, où aucun temps n’est mesuré.`,
  notTimed: 'non mesuré',
  quiet: (name) => `${name} n’a donné aucune réponse ici pendant cette période.`,
  days: (count) => (count < 2 ? `${count} jour` : `${count} jours`),
  time: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  answers: (count, right) =>
    `${count < 2 ? `${count} réponse` : `${count} réponses`}, dont ${right} ${right < 2 ? 'juste' : 'justes'}`,
  figures: [
    'Jours avec des réponses',
    'Temps passé à répondre',
    'Leçons terminées',
    'Compétences maîtrisées',
  ],
  learnt: [
    'Ce qui a été appris',
    'Une compétence est maîtrisée quand la probabilité de répondre seul à la question suivante atteint 85 %, après au moins quatre réponses sans aide, les deux dernières justes.',
  ],
  overcome: [
    'Idées fausses surmontées',
    'Une façon de penser qui menait à des erreurs, avant que la compétence soit maîtrisée.',
  ],
  lessons: ['Leçons terminées', 'Lues, essayées et exercées jusqu’au bout.'],
  stuck: [
    'Ce qui reste difficile',
    'Avec l’idée derrière l’erreur quand elle est connue, et une question qui aide.',
  ],
  next: ['Prochaines étapes', 'Les compétences à portée maintenant, et ce sur quoi elles reposent.'],
  masteredOn: (day) => `maîtrisée le ${day}`,
  finishedOn: (day) => `terminée le ${day}`,
  seenUntil: (misconception, day) => `${misconception}. Vue pour la dernière fois le ${day}.`,
  unnamed: 'Plusieurs essais, sans une seule idée derrière pour l’instant.',
  asking: (question) => `Une question qui aide : ${question}`,
  restsOn: (skills) => `Repose sur : ${skills}`,
  restsOnNothing: 'Ne demande rien avant.',
  foot: 'Compté à partir des réponses données dans Ori Academy : le temps laisse de côté les pauses, et une aide qui dépasse le coup de pouce ne compte pas comme résolu. Ce qui s’est fait hors de l’écran figure dans le dossier scolaire.',
};

const es: ReportWordings = {
  title: (name) => `Informe de progreso: ${name}`,
  span: (from, to) => `del ${from} al ${to}`,
  lead: (name, days, time, answers) => `${name} trabajó ${days}, en total ${time}, y dio ${answers}.`,
  untimed: (name, days, answers) =>
    `${name} trabajó ${days} y dio ${answers}, en papel, donde no se mide el tiempo.`,
  notTimed: 'no se midió',
  quiet: (name) => `${name} no dio respuestas aquí en este tiempo.`,
  days: (count) => (count === 1 ? '1 día' : `${count} días`),
  time: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  answers: (count, right) =>
    `${count === 1 ? '1 respuesta' : `${count} respuestas`}, ${right} ${right === 1 ? 'correcta' : 'correctas'}`,
  figures: ['Días con respuestas', 'Tiempo de respuesta', 'Lecciones terminadas', 'Habilidades dominadas'],
  learnt: [
    'Lo que se aprendió',
    'Una habilidad está dominada cuando la probabilidad de responder sin ayuda la pregunta siguiente es de al menos 85 %, tras cuatro o más respuestas sin ayuda, las dos últimas correctas.',
  ],
  overcome: [
    'Ideas equivocadas superadas',
    'Una manera de pensar que llevaba a errores, antes de dominar la habilidad.',
  ],
  lessons: ['Lecciones terminadas', 'Leídas, probadas y practicadas hasta el final.'],
  stuck: ['Lo que todavía cuesta', 'Con la idea que hay detrás cuando se conoce, y una pregunta que ayuda.'],
  next: ['Próximos pasos', 'Habilidades que ya están al alcance, y en qué se apoyan.'],
  masteredOn: (day) => `dominada el ${day}`,
  finishedOn: (day) => `terminada el ${day}`,
  seenUntil: (misconception, day) => `${misconception}. Vista por última vez el ${day}.`,
  unnamed: 'Varios intentos, todavía sin una sola idea detrás.',
  asking: (question) => `Una pregunta que ayuda: ${question}`,
  restsOn: (skills) => `Se apoya en: ${skills}`,
  restsOnNothing: 'No necesita nada antes.',
  foot: 'Contado a partir de las respuestas dadas en Ori Academy: el tiempo deja fuera las pausas, y una ayuda mayor que una pista no cuenta como resuelto. Lo que se hizo fuera de la pantalla está en el registro escolar.',
};

export const REPORT_WORDINGS: Readonly<Record<Locale, ReportWordings>> = { en, fr, es };
