import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderTutor } from '../../testing/render-tutor.tsx';
import { OwnLine } from './own-line.tsx';

afterEach(cleanup);

it('says what was asked for where a button asked without words', () => {
  renderTutor(<OwnLine text="" />);
  expect(screen.getByText('A hint, please')).toBeTruthy();
});

it('keeps the learner’s own words as they are', () => {
  renderTutor(<OwnLine text="3x = 15" />);
  expect(screen.getByText('3x = 15')).toBeTruthy();
});
