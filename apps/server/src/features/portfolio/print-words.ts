import type { Locale } from '@ori/contracts/locale';
import type { Period } from '@ori/contracts/portfolio-names';

type Labels = readonly string[];
/** What a printed portfolio says of its own. */
export interface PrintBook {
  readonly titles: Readonly<Record<'portfolio' | 'evaluation', string>>;
  readonly page: string;
  readonly grade: (level: number) => string;
  readonly span: (from: string, to: string) => string;
  readonly particulars: {
    readonly grade: string;
    readonly school: string;
    readonly year: string;
    readonly attended: string;
  };
  readonly days: (count: number) => string;
  readonly samples: string;
  readonly periods: Readonly<Record<Period, string>>;
  readonly columns: Labels;
  readonly work: string;
  readonly said: string;
  readonly note: string;
  readonly standard: string;
  readonly pictureOf: (title: string) => string;
  readonly apart: string;
  readonly reading: string;
  readonly readingColumns: Labels;
  readonly assessments: string;
  readonly assessmentColumns: Labels;
  readonly evaluation: string;
  readonly certified: string;
  readonly scores: Readonly<Record<'raw' | 'percentile' | 'stanine', (value: string) => string>>;
  readonly none: string;
  readonly evaluator: { readonly lead: string; readonly found: string; readonly rows: Labels };
}

const EN: PrintBook = {
  titles: { portfolio: 'Portfolio', evaluation: 'Evaluator’s page' },
  page: 'Page',
  grade: (level) => (level === 0 ? 'Kindergarten' : `Grade ${level}`),
  span: (from, to) => `${from} to ${to}`,
  particulars: { grade: 'Grade', school: 'School', year: 'School year', attended: 'Days attended' },
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  samples: 'Samples of work',
  periods: { early: 'Early in the year', middle: 'In the middle of the year', late: 'Late in the year' },
  columns: ['Subject', 'Time in the log', 'Early', 'Middle', 'Late'],
  work: 'The work of the year',
  said: 'In the child’s words',
  note: 'The parent’s note',
  standard: 'Shows',
  pictureOf: (title) => `Picture of the work: ${title}`,
  apart: 'The document is kept beside this portfolio.',
  reading: 'Reading list',
  readingColumns: ['Title', 'Author', 'ISBN', 'Begun', 'Finished'],
  assessments: 'Tests and evaluations',
  assessmentColumns: ['Day', 'What', 'Given by', 'Result'],
  evaluation: 'Evaluation',
  certified: 'certificate handed over',
  scores: {
    raw: (value) => `raw score ${value}`,
    percentile: (value) => `percentile ${value}`,
    stanine: (value) => `stanine ${value}`,
  },
  none: 'Nothing was entered.',
  evaluator: {
    lead: 'For the evaluator: what the record of this school year holds, and room for your finding. What a state asks of an evaluator differs; please check with the district.',
    found: 'Finding',
    rows: ['Evaluator', 'License or qualification', 'Day of the interview', 'Signature'],
  },
};

const FR: PrintBook = {
  titles: { portfolio: 'Portfolio', evaluation: 'Page de l’évaluateur' },
  page: 'Page',
  grade: (level) => (level === 0 ? 'Grande section (K)' : `Grade ${level}`),
  span: (from, to) => `du ${from} au ${to}`,
  particulars: { grade: 'Classe', school: 'École', year: 'Année scolaire', attended: 'Jours de présence' },
  days: (count) => (count <= 1 ? `${count} jour` : `${count} jours`),
  samples: 'Travaux de l’élève',
  periods: { early: 'En début d’année', middle: 'En milieu d’année', late: 'En fin d’année' },
  columns: ['Matière', 'Temps au registre', 'Début', 'Milieu', 'Fin'],
  work: 'Le travail de l’année',
  said: 'Dans les mots de l’enfant',
  note: 'Note du parent',
  standard: 'Montre',
  pictureOf: (title) => `Image du travail : ${title}`,
  apart: 'Le document est conservé à côté de ce portfolio.',
  reading: 'Liste de lectures',
  readingColumns: ['Titre', 'Auteur', 'ISBN', 'Commencé', 'Terminé'],
  assessments: 'Tests et évaluations',
  assessmentColumns: ['Jour', 'Quoi', 'Donné par', 'Résultat'],
  evaluation: 'Évaluation',
  certified: 'attestation remise',
  scores: {
    raw: (value) => `score brut ${value}`,
    percentile: (value) => `rang centile ${value}`,
    stanine: (value) => `stanine ${value}`,
  },
  none: 'Rien n’a été saisi.',
  evaluator: {
    lead: 'Pour l’évaluateur : ce que contient le dossier de cette année scolaire, et la place de votre constat. Ce qu’un État attend d’un évaluateur varie ; vérifiez auprès du district.',
    found: 'Constat',
    rows: ['Évaluateur', 'Agrément ou qualification', 'Jour de l’entretien', 'Signature'],
  },
};

const ES: PrintBook = {
  titles: { portfolio: 'Portafolio', evaluation: 'Página de la persona evaluadora' },
  page: 'Página',
  grade: (level) => (level === 0 ? 'Kínder' : `Grado ${level}`),
  span: (from, to) => `del ${from} al ${to}`,
  particulars: { grade: 'Grado', school: 'Escuela', year: 'Año escolar', attended: 'Días de asistencia' },
  days: (count) => (count === 1 ? '1 día' : `${count} días`),
  samples: 'Muestras de trabajo',
  periods: { early: 'A principios del año', middle: 'A mediados del año', late: 'A finales del año' },
  columns: ['Materia', 'Tiempo en el diario', 'Principio', 'Medio', 'Final'],
  work: 'El trabajo del año',
  said: 'En palabras de la niña o el niño',
  note: 'Comentario de la familia',
  standard: 'Muestra',
  pictureOf: (title) => `Imagen del trabajo: ${title}`,
  apart: 'El documento se guarda junto a este portafolio.',
  reading: 'Lista de lecturas',
  readingColumns: ['Título', 'Autor', 'ISBN', 'Empezado', 'Terminado'],
  assessments: 'Pruebas y evaluaciones',
  assessmentColumns: ['Día', 'Qué', 'A cargo de', 'Resultado'],
  evaluation: 'Evaluación',
  certified: 'certificado entregado',
  scores: {
    raw: (value) => `puntuación directa ${value}`,
    percentile: (value) => `percentil ${value}`,
    stanine: (value) => `estanina ${value}`,
  },
  none: 'No se anotó nada.',
  evaluator: {
    lead: 'Para quien evalúa: lo que contiene el registro de este año escolar, y lugar para su dictamen. Lo que cada estado pide a quien evalúa varía; consúltelo con el distrito.',
    found: 'Dictamen',
    rows: ['Persona evaluadora', 'Licencia o titulación', 'Día de la entrevista', 'Firma'],
  },
};

export const PRINT_BOOKS: Readonly<Record<Locale, PrintBook>> = { en: EN, fr: FR, es: ES };
