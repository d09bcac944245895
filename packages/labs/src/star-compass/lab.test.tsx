import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Lab } from './lab.tsx';
import { press, turn } from '../testing/handle-lab.ts';

afterEach(cleanup);

const text = () => document.body.textContent ?? '';
const open = () => render(<Lab props={{ latitudeDeg: 20.5, year: 2026 }} locale="en" />);

describe('the star compass', () => {
  it('says whose compass it is, as a living tradition', () => {
    open();
    expect(text()).toMatch(/Living tradition.*modern Hawaiian.*Nainoa Thompson.*Mau Piailug of Satawal/);
  });

  it('tells both houses of Arcturus only after the guess', () => {
    open();
    expect(text()).not.toMatch(/Arcturus rises in/);
    turn(/Your house/, 2);
    press('Show me');
    expect(text()).toMatch(
      /Arcturus rises in East, house 2 toward north \(69\.\d°\) and sets in West, house 2 toward north\. You had the very house/,
    );
  });

  it('knows the latitude from the star overhead', () => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: '19° north' }));
    expect(text()).toContain('a star overhead stands above the latitude equal to its declination');
  });

  it('a night with every star in its house ends on the line, one with none far from it', () => {
    open();
    const need = () => {
      const [, course, house] = /Steer for (.+?)\. .+? is rising in (.+?)\. Where/.exec(text()) ?? [];
      return indexOf(house ?? '') - indexOf(course ?? '');
    };
    for (let watch = 0; watch < 3; watch += 1) {
      turn(/Keep the star/, need());
      press('Hold it there for four hours');
    }
    expect(text()).toContain('exactly on its line');
    press('Another night');
    for (let watch = 0; watch < 3; watch += 1) {
      turn(/Keep the star/, need() + (need() > 5 ? -3 : 3));
      press('Hold it there for four hours');
    }
    expect(text()).toMatch(/miles to the (left|right) of its line/);
  });
});

/** Clockwise from north, as the houses are counted on the eastern side. */
function indexOf(house: string): number {
  const [, step, pole] = /house (\d) toward (north|south)/.exec(house) ?? [];
  if (step === undefined) return 8;
  return pole === 'north' ? 8 - Number(step) : 8 + Number(step);
}
