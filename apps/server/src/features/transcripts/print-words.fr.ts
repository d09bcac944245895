import type { PrintWords } from './print-book.ts';

export const FR: PrintWords = {
  title: 'Relevé de notes',
  descriptionsTitle: 'Descriptions des cours',
  student: 'Élève',
  birthDate: 'Date de naissance',
  ninthGradeStart: 'Début du grade 9 (classe de 3ᵉ)',
  graduatesOn: 'Fin d’études',
  unnamedSchool: 'École familiale',
  grade: (level) => (level === 0 ? 'Grande section (K)' : `Grade ${level}`),
  columns: ['Cours', 'Crédit', 'Note', 'Source'],
  levels: { regular: 'Normal', honours: 'Approfondi (honors)', ap: 'AP', dual: 'Double inscription' },
  terms: { year: 'Année entière', fall: 'Automne', winter: 'Hiver', spring: 'Printemps', summer: 'Été' },
  statuses: { 'in-progress': 'en cours', completed: 'terminé', withdrawn: 'abandonné' },
  sources: { mastery: 'maîtrise', marks: 'notes', hand: 'parent' },
  sourcesExplained:
    'D’où vient une note : « maîtrise » est la part des compétences du cours que l’élève maîtrise en s’exerçant sans aide ; « notes » est la moyenne pondérée des notes données par le parent ; « parent » est l’appréciation du parent lui-même.',
  repeated: 'refait',
  passFail: 'validé ou non',
  earned: 'Crédits obtenus',
  average: 'Moyenne non pondérée',
  weightedAverage: 'Moyenne pondérée',
  totals: 'Ensemble',
  key: 'Comment lire ce relevé',
  scales: {
    'us-plus-minus': 'Lettres avec plus et moins',
    'us-letter': 'Lettres',
    percent: 'Pourcentage, reçu à partir de 60 ; moyennes en pourcentage',
    'pass-fail': 'Validé (à partir de 60 %) ou non validé ; pas de moyenne',
    'french-20': 'Notes sur 20, reçu à partir de 10 ; moyennes sur 20',
    'spanish-10': 'Notes de 0 à 10, reçu à partir de 5 ; moyennes sur 10',
  },
  scaleColumns: ['Note', 'Dès', 'Points'],
  weights: (honours, ap, dual) =>
    `Points ajoutés pour un cours réussi : approfondi ${honours}, AP ${ap}, double inscription ${dual}.`,
  noWeights: 'Les cours ne sont pas pondérés dans ce barème.',
  bases: {
    hours: (hours) =>
      `Un crédit vaut ${hours} heures de travail ; il est donné par quarts entiers, jamais arrondi vers le haut.`,
    completion: () => 'Le crédit est donné pour un cours achevé, tel que la famille l’a fixé.',
  },
  repeatRules: {
    latest: 'D’un cours refait, la dernière note compte.',
    best: 'D’un cours refait, la meilleure note compte.',
    all: 'Toutes les notes d’un cours refait comptent ; le crédit n’est obtenu qu’une fois.',
  },
  rounding:
    'Les moyennes sont pondérées par les crédits et arrondies une seule fois, la moitié vers le haut. Les cours « validé ou non », abandonnés ou inachevés n’entrent dans aucune moyenne.',
  statement: 'Je certifie que ceci est le relevé exact de l’élève nommé ci-dessus.',
  signature: 'Signature',
  date: 'Date',
  administrator: 'Responsable de l’école',
  code: 'Code de vérification',
  codeText: (address) =>
    `L’attestation signée de ce relevé porte le même code. Chacun peut la vérifier sur ${address}`,
  page: 'Page',
  issued: (day) => `Imprimé le ${day}`,
  subjects: {
    math: 'Mathématiques',
    science: 'Sciences',
    language: 'Langue',
    social: 'Histoire et société',
    life: 'Vie quotidienne',
  },
  provider: 'Organisme',
  instructor: 'Enseignant',
  texts: 'Livres et matériel',
  method: 'Méthode',
  assessment: 'Évaluation',
  hours: 'Heures',
  masteredOf: (mastered, total) => `${mastered} compétences maîtrisées sur ${total}`,
  marksTogether: (count, percent) => `${count} notes, ${percent} % ensemble`,
  givenByHand: 'donnée par le parent',
  noDescription: 'Aucune description n’est encore écrite.',
  nothing: 'Aucun cours ne figure encore sur ce relevé.',
  credential: {
    description:
      'Un relevé de notes d’instruction en famille : chaque cours avec sa note, les crédits et les moyennes.',
    criteria: (scale, basis) =>
      `Cours suivis à la maison sous la responsabilité d’un parent. ${scale}. ${basis} Chaque résultat dit d’où vient sa note.`,
    credit: 'crédit',
  },
};
