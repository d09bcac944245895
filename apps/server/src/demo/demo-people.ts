import type { TimetableSlot } from '@ori/contracts/planning';
import type { AgeGroup, Role } from '@ori/contracts/roles';
import type { Subject } from '@ori/contracts/subjects';

/** Someone of the demo family, with the sign-in that is printed at the start. */
export interface DemoPerson {
  readonly sacredId: string;
  readonly pin: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly ageGroup?: AgeGroup;
  readonly email?: string;
}

export interface DemoChild extends DemoPerson {
  readonly ageGroup: AgeGroup;
  readonly gradeLevel: number;
  readonly pictureKey: boolean;
  /** The demo's teacher is linked to this child. */
  readonly isTaught?: true;
  /** The demo's teacher has this child in a class, and gave it some work. */
  readonly inClass?: true;
  /** The parent keeps a grade book for this child. */
  readonly isGraded?: true;
  /** Skills practised, oldest first; before any of the lessons. */
  readonly practised: readonly DemoPractice[];
  /** Lessons gone through, oldest first. */
  readonly lessons: readonly DemoLesson[];
  /** A lesson the parent has given for some day from today, if any. */
  readonly given?: { readonly lessonId: string; readonly inDays: number };
  /** The timetable: some minutes of some subjects on some days of the week. */
  readonly week: readonly TimetableSlot[];
}

export interface DemoPractice {
  readonly skill: string;
  readonly daysAgo: number;
  /** Questions of this skill answered by the end of that day, earlier days among them. */
  readonly answers: number;
  /** Which of them, counted from 1, were answered as a misconception leads one to. */
  readonly missed: readonly number[];
}

export interface DemoLesson {
  readonly lessonId: string;
  readonly daysAgo: number;
  /** Questions answered at most, twins aside. */
  readonly answers: number;
  /** Whether the lesson was gone through to its end. */
  readonly isFinished: boolean;
  /** Every n-th answer is a known wrong one; 0 is none. */
  readonly missEvery: number;
}

/** Days of the week, 1 is Monday, on which a child has so many minutes of a subject. */
function weekOf(minutes: number, days: Partial<Record<Subject, readonly number[]>>): TimetableSlot[] {
  const subjects = Object.entries(days) as [Subject, readonly number[]][];
  return subjects.flatMap(([subject, weekdays]) =>
    weekdays.map((weekday) => ({ weekday, subject, minutes })),
  );
}

export const DEMO_PARENT: DemoPerson = {
  sacredId: 'nour.demo',
  pin: '7294',
  firstName: 'Nour',
  lastName: 'Okafor',
  role: 'parent',
  email: 'nour@demo.example',
};

export const DEMO_CHILDREN: readonly DemoChild[] = [
  {
    sacredId: 'zuri.demo',
    pin: '3816',
    firstName: 'Zuri',
    lastName: '',
    role: 'student',
    ageGroup: 'k2',
    gradeLevel: 1,
    pictureKey: true,
    practised: [
      { skill: 'ma-count20', daysAgo: 9, answers: 8, missed: [] },
      { skill: 'ma-count20', daysAgo: 6, answers: 17, missed: [] },
      { skill: 'ma-shapes', daysAgo: 4, answers: 12, missed: [] },
    ],
    lessons: [
      { lessonId: 'half-a-loaf-fair-shares', daysAgo: 1, answers: 3, isFinished: false, missEvery: 4 },
    ],
    week: weekOf(20, { math: [1, 2, 3, 4], language: [1, 2, 4, 5], science: [3], life: [6, 7] }),
  },
  {
    sacredId: 'kai.demo',
    pin: '5072',
    firstName: 'Kai',
    lastName: '',
    role: 'student',
    ageGroup: 'elementary',
    gradeLevel: 4,
    pictureKey: false,
    isTaught: true,
    inClass: true,
    practised: [
      { skill: 'ma-arrays', daysAgo: 16, answers: 9, missed: [] },
      { skill: 'ma-arrays', daysAgo: 12, answers: 17, missed: [] },
      { skill: 'ma-mult-mean', daysAgo: 8, answers: 12, missed: [] },
      { skill: 'ma-unitfrac', daysAgo: 3, answers: 16, missed: [3] },
    ],
    lessons: [
      { lessonId: 'half-a-loaf-fair-shares', daysAgo: 2, answers: 99, isFinished: true, missEvery: 0 },
      { lessonId: 'adding-unlike-parts', daysAgo: 1, answers: 5, isFinished: false, missEvery: 2 },
    ],
    given: { lessonId: 'adding-unlike-parts', inDays: 2 },
    week: weekOf(30, { math: [1, 2, 4, 5], language: [1, 3, 5], science: [2, 4], social: [3], life: [6, 7] }),
  },
  {
    sacredId: 'mina.demo',
    pin: '9461',
    firstName: 'Mina',
    lastName: '',
    role: 'student',
    ageGroup: 'middle',
    gradeLevel: 7,
    pictureKey: false,
    isGraded: true,
    inClass: true,
    practised: [
      { skill: 'ma-ratio', daysAgo: 18, answers: 12, missed: [] },
      { skill: 'ma-negatives', daysAgo: 11, answers: 9, missed: [] },
      { skill: 'ma-expr', daysAgo: 4, answers: 8, missed: [] },
      { skill: 'sc-particles', daysAgo: 3, answers: 10, missed: [1] },
    ],
    lessons: [
      { lessonId: 'adding-unlike-parts', daysAgo: 2, answers: 99, isFinished: true, missEvery: 0 },
      { lessonId: 'gou-and-gu', daysAgo: 0, answers: 4, isFinished: false, missEvery: 3 },
    ],
    given: { lessonId: 'gou-and-gu', inDays: 1 },
    week: weekOf(40, {
      math: [1, 2, 3, 4],
      language: [1, 3, 5],
      science: [2, 4],
      social: [3, 5],
      life: [6, 7],
    }),
  },
];

/** Those who stand for themselves: each has a family of their own. */
export const DEMO_OTHERS: readonly DemoPerson[] = [
  {
    sacredId: 'alma.demo',
    pin: '6183',
    firstName: 'Alma',
    lastName: 'Reyes',
    role: 'student',
    ageGroup: 'adult',
    email: 'alma@demo.example',
  },
  {
    sacredId: 'teo.demo',
    pin: '8357',
    firstName: 'Teo',
    lastName: 'Laurent',
    role: 'teacher',
    email: 'teo@demo.example',
  },
  {
    sacredId: 'ines.demo',
    pin: '2749',
    firstName: 'Inès',
    lastName: 'Haddad',
    role: 'admin',
    email: 'ines@demo.example',
  },
];
