import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderTutor } from '../../testing/render-tutor.tsx';
import { TwinCard } from './twin-card.tsx';
import { WorkedSteps } from './worked-steps.tsx';

afterEach(cleanup);

const STEPS = [
  { text: '$3x = 15$', reason: 'Take 5 from both sides.' },
  { text: '$x = 5$', reason: 'Divide both sides by 3.' },
];

it('unfolds a worked way one step at a time', () => {
  renderTutor(<WorkedSteps steps={STEPS} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Next step (1 of 2 shown)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads from a twin question into practice of its skill', () => {
  renderTutor(
    <TwinCard
      twin={{ skill: 'ma-linear', skillTitle: 'Linear equations', prompt: 'Solve 2x + 3 = 11' }}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByText('Solve 2x + 3 = 11')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/practice?skill=ma-linear');
});
