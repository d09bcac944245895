import type { PrintWords } from './print-book.ts';

export const ES: PrintWords = {
  title: 'Expediente académico',
  descriptionsTitle: 'Descripciones de los cursos',
  student: 'Estudiante',
  birthDate: 'Fecha de nacimiento',
  ninthGradeStart: 'Inicio del noveno grado',
  graduatesOn: 'Graduación',
  unnamedSchool: 'Escuela en casa',
  grade: (level) => (level === 0 ? 'Kínder' : `Grado ${level}`),
  columns: ['Curso', 'Crédito', 'Calificación', 'Origen'],
  levels: { regular: 'Regular', honours: 'Avanzado', ap: 'AP', dual: 'Doble matrícula' },
  terms: { year: 'Año completo', fall: 'Otoño', winter: 'Invierno', spring: 'Primavera', summer: 'Verano' },
  statuses: { 'in-progress': 'en curso', completed: 'terminado', withdrawn: 'abandonado' },
  sources: { mastery: 'dominio', marks: 'notas', hand: 'familia' },
  sourcesExplained:
    'De dónde viene una calificación: «dominio» es la parte de las habilidades del curso que el estudiante domina practicando sin ayuda; «notas» es el promedio ponderado de las notas que puso la familia; «familia» es su propio juicio.',
  repeated: 'repetido',
  passFail: 'aprobado o no',
  earned: 'Créditos obtenidos',
  average: 'Promedio sin ponderar',
  weightedAverage: 'Promedio ponderado',
  totals: 'Resumen',
  key: 'Cómo leer este expediente',
  scales: {
    'us-plus-minus': 'Letras con más y menos',
    'us-letter': 'Letras',
    percent: 'Porcentaje, se aprueba con 60; promedios en porcentaje',
    'pass-fail': 'Aprobado (desde 60 %) o no aprobado; sin promedio',
    'french-20': 'Notas sobre 20, se aprueba con 10; promedios sobre 20',
    'spanish-10': 'Notas de 0 a 10, se aprueba con 5; promedios sobre 10',
  },
  scaleColumns: ['Calificación', 'Desde', 'Puntos'],
  weights: (honours, ap, dual) =>
    `Puntos que se suman en un curso aprobado: avanzado ${honours}, AP ${ap}, doble matrícula ${dual}.`,
  noWeights: 'En esta escala los cursos no se ponderan.',
  bases: {
    hours: (hours) =>
      `Un crédito son ${hours} horas de trabajo; se da en cuartos enteros, nunca redondeado hacia arriba.`,
    completion: () => 'El crédito se da por terminar un curso, tal como lo fijó la familia.',
  },
  repeatRules: {
    latest: 'De un curso repetido cuenta la última calificación.',
    best: 'De un curso repetido cuenta la mejor calificación.',
    all: 'Cuentan todas las calificaciones de un curso repetido; el crédito se obtiene una sola vez.',
  },
  rounding:
    'Los promedios se ponderan por créditos y se redondean una sola vez, y la mitad exacta sube. Los cursos de aprobado o no, abandonados o sin terminar no entran en ningún promedio.',
  statement: 'Certifico que este es el expediente académico verdadero del estudiante nombrado arriba.',
  signature: 'Firma',
  date: 'Fecha',
  administrator: 'Responsable de la escuela',
  code: 'Código de verificación',
  codeText: (address) =>
    `La credencial firmada de este expediente lleva el mismo código. Cualquiera puede comprobarla en ${address}`,
  page: 'Página',
  issued: (day) => `Impreso el ${day}`,
  subjects: {
    math: 'Matemáticas',
    science: 'Ciencias',
    language: 'Lengua y literatura',
    social: 'Estudios sociales',
    life: 'Habilidades para la vida',
  },
  provider: 'Institución',
  instructor: 'Docente',
  texts: 'Libros y materiales',
  method: 'Método',
  assessment: 'Evaluación',
  hours: 'Horas',
  masteredOf: (mastered, total) => `${mastered} de ${total} habilidades dominadas`,
  marksTogether: (count, percent) => `${count} notas, ${percent} % en conjunto`,
  givenByHand: 'dada por la familia',
  noDescription: 'Todavía no se ha escrito una descripción.',
  nothing: 'Todavía no hay ningún curso en este expediente.',
  credential: {
    description:
      'Un expediente académico de educación en casa: cada curso con su calificación, los créditos y los promedios.',
    criteria: (scale, basis) =>
      `Cursos seguidos en casa bajo la supervisión de la familia. ${scale}. ${basis} Cada resultado dice de dónde viene su calificación.`,
    credit: 'crédito',
  },
};
