import type { TableLesson } from './demo-record-shapes.ts';

/** What each child learns at the table, by Sacred ID. */
export const TABLE_LESSONS: Readonly<Record<string, readonly TableLesson[]>> = {
  'zuri.demo': [
    {
      weekdays: [1, 3, 5],
      subject: 'language',
      minutes: 130,
      weeks: [
        'Letters and sounds: short a',
        'Letters and sounds: short e and i',
        'Handwriting: tall letters and small ones',
        'Reading aloud in turns, and telling it again',
        'Words that rhyme',
        'Letters and sounds: sh, ch and th',
        'A sentence has a beginning and an end',
      ],
    },
    {
      weekdays: [2, 4],
      subject: 'math',
      minutes: 130,
      weeks: [
        'Counting to 20 with buttons',
        'One more, one less',
        'Making ten in every way',
        'Taking away, told as a story',
        'Longer and shorter: measuring with a shoe',
        'Coins: penny, nickel and dime',
      ],
    },
  ],
  'kai.demo': [
    {
      weekdays: [1, 3, 5],
      subject: 'language',
      minutes: 165,
      weeks: [
        'Reading log, and a summary in three sentences',
        'Spelling: words that end in -tion',
        'Paragraphs: one thought each',
        'Nouns and verbs in our own sentences',
        'Writing a letter to a cousin',
        'Speech marks in a story of his own',
        'Reading aloud: how a voice changes',
      ],
    },
    {
      weekdays: [2, 4],
      subject: 'math',
      minutes: 165,
      weeks: [
        'Multiplication facts, workbook pages',
        'Division with something left over',
        'Fractions on the number line',
        'Area and perimeter of rooms in the house',
        'Word problems in two steps',
        'Adding and subtracting to 10,000',
      ],
    },
  ],
  'mina.demo': [
    {
      weekdays: [1, 3, 5],
      subject: 'language',
      minutes: 180,
      weeks: [
        'Reading and a page of notes',
        'Essay: a claim and what holds it up',
        'Grammar: clauses and commas',
        'Vocabulary from Latin and Greek roots',
        'Second drafts, read aloud',
        'Poetry: line breaks and sound',
        'A speech of four minutes',
      ],
    },
    {
      weekdays: [2, 4],
      subject: 'math',
      minutes: 180,
      weeks: [
        'Ratios and rates, workbook pages',
        'Negative numbers: adding and subtracting',
        'Equations in one step and in two',
        'Percent: prices, tips and taxes',
        'Area of triangles and parallelograms',
        'Mean, median and a plot of our own numbers',
      ],
    },
  ],
};
