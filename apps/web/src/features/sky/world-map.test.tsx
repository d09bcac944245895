import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WorldMap } from './world-map.tsx';

afterEach(cleanup);

const point = (id: string, lat: number, lon: number) => ({ id, name: id, lat, lon, isApproximate: false });

it('keeps the islands of the Pacific side by side, and says how it is centred', () => {
  const points = [point('Nan Madol', 6.84, 158.33), point('Rapa Nui', -27.12, -109.35)];
  const { container } = render(<WorldMap points={points} label="Two places." centred="The Pacific." />);
  const xs = [...container.querySelectorAll('circle')].map((dot) =>
    Number(/\(([-\d.]+) /.exec(dot.getAttribute('transform') ?? '')?.[1]),
  );
  expect(xs[0]).toBeCloseTo(16.66, 6);
  expect(xs[1]).toBeCloseTo(201.3, 6);
  expect(screen.getByText('Two places. The Pacific.')).toBeTruthy();
});
