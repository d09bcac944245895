import type { Locale } from '@ori/contracts/locale';

/** The words of a family's copy: its README, its page and its printed summary. */
export interface CopyWords {
  readonly title: string;
  readonly madeOn: string;
  readonly lead: string;
  readonly overview: string;
  readonly child: string;
  readonly since: string;
  readonly days: string;
  readonly minutes: string;
  readonly answers: string;
  readonly lessons: string;
  readonly skills: string;
  readonly byMonth: string;
  readonly month: string;
  readonly nothingYet: string;
  readonly files: string;
  readonly filesLead: string;
  readonly everything: string;
  readonly everythingLead: string;
  readonly table: string;
  readonly search: string;
  readonly earlier: string;
  readonly later: string;
  readonly noRows: string;
  readonly page: string;
  readonly foot: string;
  readonly readme: readonly string[];
}

const en: CopyWords = {
  title: 'Your family’s copy',
  madeOn: 'Made on',
  lead: 'Everything Ori Academy keeps of your family, as it stood that moment. Nothing here needs a network.',
  overview: 'Each child',
  child: 'Child',
  since: 'With us since',
  days: 'Days with work',
  minutes: 'Minutes on screen',
  answers: 'Answers',
  lessons: 'Lessons finished',
  skills: 'Skills mastered',
  byMonth: 'Minutes by month',
  month: 'Month',
  nothingYet: 'No work yet.',
  files: 'Papers and files',
  filesLead: 'They lie beside this page in the same folder. “family.json” is for other programs.',
  everything: 'Everything, row by row',
  everythingLead: 'Each table is also a CSV file in the folder “tables”.',
  table: 'Table',
  search: 'Search in this table',
  earlier: 'Back',
  later: 'On',
  noRows: 'No rows.',
  page: 'Page',
  foot: 'A copy made for the family it is about',
  readme: [
    'What is in this archive',
    '',
    'index.html      Open it in any browser: it shows everything below, without a network.',
    'summary.pdf     Each child’s work by month, to print or keep.',
    'documents/*.pdf Each child’s report of the year, and the transcript where there are courses.',
    'family.json     Everything by child: UTF-8 JSON; moments are ISO 8601 in UTC, days are YYYY-MM-DD.',
    'tables/*.csv    One table a file (RFC 4180, UTF-8, first line names the columns). Ids join the tables:',
    '                family_id, and learner_id, child_id or user_id for a person (users.csv).',
    '                A text that a spreadsheet would run as a formula begins with an apostrophe.',
    'data/*.js       The same rows for index.html.',
    '',
    'What is not in it',
    '',
    'Secrets (PINs, passwords, session and reset tokens), which are kept as hashes only; and what was kept apart to',
    'protect a child.',
  ],
};

const fr: CopyWords = {
  title: 'La copie de votre famille',
  madeOn: 'Faite le',
  lead: 'Tout ce qu’Ori Academy garde de votre famille, tel qu’à cet instant. Rien ici n’a besoin du réseau.',
  overview: 'Chaque enfant',
  child: 'Enfant',
  since: 'Avec nous depuis le',
  days: 'Jours de travail',
  minutes: 'Minutes à l’écran',
  answers: 'Réponses',
  lessons: 'Leçons finies',
  skills: 'Compétences maîtrisées',
  byMonth: 'Minutes par mois',
  month: 'Mois',
  nothingYet: 'Pas encore de travail.',
  files: 'Documents et fichiers',
  filesLead:
    'Ils se trouvent à côté de cette page, dans le même dossier. « family.json » est destiné à d’autres programmes.',
  everything: 'Tout, ligne par ligne',
  everythingLead: 'Chaque tableau est aussi un fichier CSV du dossier « tables ».',
  table: 'Tableau',
  search: 'Chercher dans ce tableau',
  earlier: 'Retour',
  later: 'Suite',
  noRows: 'Aucune ligne.',
  page: 'Page',
  foot: 'Copie faite pour la famille dont elle parle',
  readme: [
    'Ce que contient cette archive',
    '',
    'index.html      À ouvrir dans un navigateur : montre tout ce qui suit, sans réseau.',
    'summary.pdf     Le travail de chaque enfant, mois par mois, à imprimer ou à garder.',
    'documents/*.pdf Le bilan de l’année de chaque enfant, et le relevé de notes là où il y a des cours.',
    'family.json     Tout, enfant par enfant : JSON en UTF-8 ; instants ISO 8601 en UTC, jours AAAA-MM-JJ.',
    'tables/*.csv    Un tableau par fichier (RFC 4180, UTF-8, la première ligne nomme les colonnes). Les identifiants',
    '                relient les tableaux : family_id, et learner_id, child_id ou user_id pour une personne (users.csv).',
    '                Un texte qu’un tableur prendrait pour une formule commence par une apostrophe.',
    'data/*.js       Les mêmes lignes, pour index.html.',
    '',
    'Ce qu’elle ne contient pas',
    '',
    'Les secrets (codes PIN, mots de passe, jetons), gardés seulement sous forme d’empreintes ; et ce qui a été mis à part',
    'pour protéger un enfant.',
  ],
};

const es: CopyWords = {
  title: 'La copia de su familia',
  madeOn: 'Hecha el',
  lead: 'Todo lo que Ori Academy guarda de su familia, tal como estaba en ese momento. Nada de aquí necesita conexión.',
  overview: 'Cada hijo',
  child: 'Hijo o hija',
  since: 'Con nosotros desde el',
  days: 'Días con trabajo',
  minutes: 'Minutos en pantalla',
  answers: 'Respuestas',
  lessons: 'Lecciones terminadas',
  skills: 'Habilidades dominadas',
  byMonth: 'Minutos por mes',
  month: 'Mes',
  nothingYet: 'Todavía no hay trabajo.',
  files: 'Documentos y archivos',
  filesLead: 'Están junto a esta página, en la misma carpeta. «family.json» es para otros programas.',
  everything: 'Todo, fila por fila',
  everythingLead: 'Cada tabla es también un archivo CSV de la carpeta «tables».',
  table: 'Tabla',
  search: 'Buscar en esta tabla',
  earlier: 'Atrás',
  later: 'Adelante',
  noRows: 'Sin filas.',
  page: 'Página',
  foot: 'Copia hecha para la familia de la que trata',
  readme: [
    'Qué contiene este archivo',
    '',
    'index.html      Ábralo en cualquier navegador: muestra todo lo que sigue, sin conexión.',
    'summary.pdf     El trabajo de cada hijo, mes a mes, para imprimir o guardar.',
    'documents/*.pdf El informe del año de cada hijo, y el expediente académico donde haya cursos.',
    'family.json     Todo, hijo por hijo: JSON en UTF-8; instantes ISO 8601 en UTC, días AAAA-MM-DD.',
    'tables/*.csv    Una tabla por archivo (RFC 4180, UTF-8, la primera línea nombra las columnas). Los identificadores',
    '                unen las tablas: family_id, y learner_id, child_id o user_id para una persona (users.csv).',
    '                Un texto que una hoja de cálculo tomaría por fórmula empieza con un apóstrofo.',
    'data/*.js       Las mismas filas, para index.html.',
    '',
    'Qué no contiene',
    '',
    'Los secretos (PIN, contraseñas, claves de sesión), que solo se guardan como huellas; y lo que se guardó aparte para',
    'proteger a un menor.',
  ],
};

export const COPY_WORDS: Readonly<Record<Locale, CopyWords>> = { en, fr, es };
