import { describe, expect, it } from 'vitest';
import { lightAt, STATIONS, sunHeight } from './stations.ts';

describe('the day of the tour', () => {
  it('goes forward in time, and no station stands twice', () => {
    const hours = STATIONS.map(({ hour }) => hour);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect(new Set(STATIONS.map(({ id }) => id)).size).toBe(STATIONS.length);
    expect(new Set(STATIONS.map(({ to }) => to)).size).toBe(STATIONS.length);
  });

  it('has its sun highest at noon, on the horizon at six and twenty, and under it at night', () => {
    expect(sunHeight(13)).toBe(1);
    expect(sunHeight(6)).toBeCloseTo(0, 12);
    expect(sunHeight(20)).toBeCloseTo(0, 12);
    expect(sunHeight(21.25)).toBeLessThan(0);
  });

  it('is lit from dawn to night without going back', () => {
    const order = ['dawn', 'day', 'dusk', 'night'];
    const lights = STATIONS.map(({ hour }) => order.indexOf(lightAt(hour)));
    expect(lights).toEqual(lights.toSorted((a, b) => a - b));
    expect(new Set(lights).size).toBe(order.length);
  });
});
