import { DEMO_PARENT } from './demo-people.ts';
import type { DemoRecord, Routine } from './demo-record-shapes.ts';

/** How the years of the demo's children are headed. It names no district: any would be somebody's. */
export const YEAR_HEAD = {
  schoolName: `${DEMO_PARENT.lastName} home school`,
  supervisor: `${DEMO_PARENT.firstName} ${DEMO_PARENT.lastName}`,
  qualification: 'High school diploma',
  district: '',
};

/** A book's line is named after the book: papers list it by its title, once. */
const READ_ALOUD = 'Charlotte’s Web (E. B. White), read aloud';

/** What all three do together. */
export const TOGETHER: readonly Routine[] = [
  {
    weekday: 1,
    kind: 'book',
    subject: 'language',
    minutes: 40,
    titles: [READ_ALOUD, READ_ALOUD, READ_ALOUD, READ_ALOUD, READ_ALOUD],
  },
  {
    weekday: 3,
    kind: 'trip',
    subject: 'science',
    minutes: 210,
    place: 'away',
    titles: [
      '',
      'Museum trip: bones, shells and the age of rocks',
      '',
      '',
      '',
      'Along the canal: how a lock lifts a boat',
    ],
  },
  {
    weekday: 5,
    kind: 'co-op',
    subject: 'social',
    minutes: 150,
    place: 'away',
    titles: [
      'Co-op: who decides what in our town',
      'Co-op: maps of the streets around us',
      '',
      'Co-op: where Pennsylvania’s rivers run',
      'Co-op: how a vote is taken, and a vote of our own',
      '',
      'Co-op: first meeting, and what each of us can teach',
    ],
  },
  {
    weekday: 2,
    kind: 'other',
    subject: 'life',
    stateSubject: 'Safety education, with fire prevention',
    minutes: 20,
    titles: ['', '', 'Fire drill: two ways out, and where we meet'],
  },
  {
    weekday: 5,
    kind: 'activity',
    subject: 'life',
    stateSubject: 'Art',
    minutes: 45,
    titles: [
      'Leaf prints in three colors',
      'Drawing the same pear twice: a line, then a shadow',
      '',
      'Clay: a bowl from one long coil',
      'Paper masks after ones we saw at the museum',
    ],
  },
];

/** By Sacred ID. Books are real ones, with the people who wrote them. */
export const DEMO_RECORDS: Readonly<Record<string, DemoRecord>> = {
  'zuri.demo': {
    birthday: '03-14',
    routines: [
      {
        weekday: 2,
        kind: 'music',
        subject: 'life',
        minutes: 30,
        titles: [
          'Singing and clapping: three beats',
          'Singing and clapping: loud and soft',
          '',
          'Drum and rattle',
        ],
      },
      {
        weekday: 4,
        kind: 'sport',
        subject: 'life',
        minutes: 45,
        place: 'away',
        titles: ['Swimming: floating on the back', 'Swimming: face under water', 'Swimming: first lesson'],
      },
      {
        weekday: 3,
        kind: 'activity',
        subject: 'science',
        minutes: 40,
        titles: [
          'Ice, water and steam in the kitchen',
          '',
          'Leaves pressed, and sorted by their edges',
          'Bean seeds in a jar',
        ],
      },
    ],
    books: [
      { title: 'Anansi the Spider', author: 'Gerald McDermott', startedWeek: 6, finishedWeek: 6 },
      { title: 'Last Stop on Market Street', author: 'Matt de la Peña', startedWeek: 4, finishedWeek: 4 },
      { title: 'Frog and Toad Are Friends', author: 'Arnold Lobel', startedWeek: 3, finishedWeek: 1 },
      { title: 'Mercy Watson to the Rescue', author: 'Kate DiCamillo', startedWeek: 0, finishedWeek: null },
    ],
    samples: [
      {
        week: 0,
        weekday: 4,
        title: 'Shapes in our house',
        subject: 'math',
        childWords: 'The plate is round. The window has four corners and the roof has three.',
        note: 'She looked for them by herself and drew them with crayons.',
        drawing: 'shapes',
      },
      {
        week: 3,
        weekday: 3,
        title: 'The bean in the jar',
        subject: 'science',
        childWords: 'First came the leg and then the arm. The leg goes down always, even when I turned it.',
        note: 'Told to me, and written down word for word.',
      },
    ],
  },
  'kai.demo': {
    birthday: '05-02',
    routines: [
      {
        weekday: 2,
        kind: 'music',
        subject: 'life',
        minutes: 40,
        place: 'away',
        titles: [
          'Recorder lesson: B, A and G',
          'Recorder lesson: long notes',
          'Recorder lesson: first notes',
        ],
      },
      {
        weekday: 4,
        kind: 'sport',
        subject: 'life',
        minutes: 60,
        place: 'away',
        titles: ['Swimming: two lengths', 'Swimming: breathing to the side', 'Swimming: kicking'],
      },
      {
        weekday: 4,
        kind: 'activity',
        subject: 'math',
        minutes: 50,
        titles: [
          'A real loaf cut into sixths',
          '',
          'Arrays of beans: 24 in every way there is',
          'String and ruler: the table measured',
        ],
      },
    ],
    books: [
      { title: 'The Birchbark House', author: 'Louise Erdrich', startedWeek: 8, finishedWeek: 6 },
      { title: 'The Wild Robot', author: 'Peter Brown', startedWeek: 5, finishedWeek: 4 },
      {
        title: 'From the Mixed-Up Files of Mrs. Basil E. Frankweiler',
        author: 'E. L. Konigsburg',
        startedWeek: 1,
        finishedWeek: null,
      },
    ],
    samples: [
      {
        week: 0,
        weekday: 5,
        title: 'Five loaves for six people',
        subject: 'math',
        childWords: 'I drew it first. Then every loaf gets cut in six and everybody takes one piece of each.',
        note: 'He can say now why that is five sixths.',
        drawing: 'loaves',
      },
      {
        week: 3,
        weekday: 1,
        title: 'What the robot learned',
        subject: 'language',
        childWords:
          'Roz does not know anything when she wakes up. She watches the animals and does what they do. I think that is how I learned to swim.',
        note: 'His own page about The Wild Robot. The spelling was looked over together.',
      },
    ],
    test: {
      week: 1,
      weekday: 2,
      title: 'Times tables to 10 × 10, made at home',
      points: 46,
      outOf: 50,
      note: 'The sevens and eights are still slow.',
    },
    ill: { week: 2, weekday: 3 },
  },
  'mina.demo': {
    birthday: '01-23',
    routines: [
      {
        weekday: 2,
        kind: 'music',
        subject: 'life',
        minutes: 45,
        place: 'away',
        titles: ['Cello lesson: first position', 'Cello lesson: scale of D', 'Cello lesson: bow hold'],
      },
      {
        weekday: 4,
        kind: 'sport',
        subject: 'life',
        minutes: 60,
        place: 'away',
        titles: ['Running: two miles at an even pace', 'Running: hills', 'Running: one mile, timed'],
      },
      {
        weekday: 1,
        kind: 'lesson',
        subject: 'social',
        minutes: 60,
        titles: [
          'World geography: climates of Africa',
          'World geography: reading contour lines',
          'World geography: latitude and longitude',
        ],
      },
      {
        weekday: 4,
        kind: 'activity',
        subject: 'science',
        minutes: 75,
        titles: [
          'How fast sugar dissolves: cold, warm and hot',
          '',
          'Density of five liquids, poured in layers',
        ],
      },
    ],
    books: [
      { title: 'A Long Walk to Water', author: 'Linda Sue Park', startedWeek: 7, finishedWeek: 6 },
      { title: 'Brown Girl Dreaming', author: 'Jacqueline Woodson', startedWeek: 5, finishedWeek: 3 },
      { title: 'A Wrinkle in Time', author: 'Madeleine L’Engle', startedWeek: 2, finishedWeek: 1 },
      { title: 'The Number Devil', author: 'Hans Magnus Enzensberger', startedWeek: 0, finishedWeek: null },
    ],
    samples: [
      {
        week: 0,
        weekday: 4,
        title: 'How fast sugar dissolves',
        subject: 'science',
        childWords:
          'I thought hot would be twice as fast as warm. It was more than that. Next time I want to measure at more temperatures.',
        note: 'Planned, measured and drawn by her: the longer the bar, the longer it took.',
        drawing: 'bars',
      },
      {
        week: 3,
        weekday: 5,
        title: 'A poem after Brown Girl Dreaming',
        subject: 'language',
        childWords:
          'My grandmother’s kitchen / is a country / with its own weather. / I know the way there / by the smell of bread.',
        note: 'Her third version.',
      },
    ],
    test: {
      week: 1,
      weekday: 3,
      title: 'Ratios and negative numbers, made at home',
      points: 37,
      outOf: 40,
      note: 'One slip with a sign, one ratio turned around.',
    },
  },
};
