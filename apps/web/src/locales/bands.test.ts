import { BANDS } from '@ori/contracts/subjects';
import { expect, it } from 'vitest';
import enCurriculum from './en/curriculum.json' with { type: 'json' };
import enLesson from './en/lesson.json' with { type: 'json' };
import enWorksheets from './en/worksheets.json' with { type: 'json' };
import esCurriculum from './es/curriculum.json' with { type: 'json' };
import esLesson from './es/lesson.json' with { type: 'json' };
import esWorksheets from './es/worksheets.json' with { type: 'json' };
import frCurriculum from './fr/curriculum.json' with { type: 'json' };
import frLesson from './fr/lesson.json' with { type: 'json' };
import frWorksheets from './fr/worksheets.json' with { type: 'json' };

it.each([
  ['en', enCurriculum, enLesson, enWorksheets],
  ['fr', frCurriculum, frLesson, frWorksheets],
  ['es', esCurriculum, esLesson, esWorksheets],
] as const)('a band is called the same on every page (%s)', (_, curriculum, lesson, worksheets) => {
  expect(Object.keys(curriculum.band).toSorted()).toEqual([...BANDS].toSorted());
  expect(lesson.band).toEqual(curriculum.band);
  expect(worksheets.band).toEqual(curriculum.band);
});
