import { expect, it } from 'vitest';
import { yearsOf } from './years.ts';

it.each([
  ['c.1850-1550 BCE', -1850, -1550],
  ['628 CE; Gwalior inscription 876 CE', 628, 876],
  ['c.3rd-2nd century BCE', -300, -101],
  ['c.1st century BCE-263 CE', -100, 263],
  ['11th century; 1261; 1303 CE', 1001, 1303],
  ['1716-1721 CE', 1716, 1721],
  ['1769-70 CE', 1769, 1770],
  ['c.200-60 BCE', -200, -60],
  ['c.2100 and c.1755 BCE', -2100, -1755],
  ['Long Count from c.36 BCE', -36, -36],
  ['2nd-1st millennium BCE', -2000, -1],
  ['c.2,200-1,000 years ago', -200, 1000],
])('reads %s', (date, from, to) => {
  expect(yearsOf(date)).toEqual({ from, to });
});

it('tells no year where none is told', () => {
  expect(yearsOf('living tradition')).toBeNull();
});
