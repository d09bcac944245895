import { globSync, readFileSync } from 'node:fs';
import type { InteractiveName } from '@ori/contracts/interactives';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ModelNote } from './frame/model-note.tsx';
import { MODELS } from './models.ts';
import { SIMPLE_MODELS } from './simple-models.ts';

const LESSONS = `${import.meta.dirname}/../../../content/lessons/`;
const COMPONENT = /^\s*- component: (\S+)/gm;

afterEach(cleanup);

it('a lab that models something says so in simple words wherever a lesson of the first years has it', () => {
  const files = globSync('*/k-2/*/en.md', { cwd: LESSONS });
  expect(files.length).toBeGreaterThan(10);
  const used = files.flatMap((file) =>
    [...readFileSync(`${LESSONS}${file}`, 'utf8').matchAll(COMPONENT)].map(
      ([, name]) => name as InteractiveName,
    ),
  );
  const modelled = used.filter((name) => MODELS.has(name));
  expect(modelled).toContain('share-out');
  expect(modelled.filter((name) => !SIMPLE_MODELS.has(name))).toEqual([]);
});

it('a simple note has no sentence of more than eight words', () => {
  const long = [...SIMPLE_MODELS.values()]
    .flatMap((note) => Object.values(note))
    .flatMap((note) => note.split(/(?<=\.)\s/))
    .filter((sentence) => sentence.split(/\s+/).length > 8);
  expect(long).toEqual([]);
});

it('tells a child the simple note, and everybody else the whole', () => {
  const { rerender } = render(<ModelNote name="share-out" locale="en" depth="simply" />);
  expect(screen.getByText(/^Here the numbers stay the same/)).toBeDefined();
  rerender(<ModelNote name="share-out" locale="en" depth="fully" />);
  expect(screen.getByText(/^Modeled: a fixed amount/)).toBeDefined();
  rerender(<ModelNote name="orbitals" locale="en" depth="simply" />);
  expect(screen.getByText(/^Modeled: one electron/)).toBeDefined();
});
