import { expect, it } from 'vitest';
import { shapeOf, statementName } from './statement-shape.ts';

it.each([
  ['select * from users where id = $1', 'select users'],
  ['  SELECT a\nFROM "sessions" s', 'select sessions'],
  ['insert into job_runs (job) values ($1)', 'insert job_runs'],
  ['update "users" set name = $1', 'update users'],
  ['delete from graphile_worker._private_jobs', 'delete graphile_worker._private_jobs'],
  ['select 1', 'select'],
  ["select 'ada@example.org' from (select 1) x", 'select'],
  ["select trim(leading from 'ada')", 'select'],
  ['listen "secret"', 'other'],
  ['', 'other'],
])('tells the shape of %j without a value', (text, shape) => {
  expect(shapeOf(text)).toBe(shape);
});

it('prefers the name a statement was prepared under', () => {
  expect(statementName({ name: 'viewer', text: 'select 1' })).toBe('viewer');
  expect(statementName({ text: 'begin' })).toBe('begin');
  expect(statementName(undefined)).toBe('other');
});
