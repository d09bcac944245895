import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lab as Breath } from './breath/lab.tsx';
import { Lab as Bell } from './listening-bell/lab.tsx';
import { Lab as Attention } from './attention/lab.tsx';
import { choose, press } from './testing/handle-lab.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = () => document.body.textContent ?? '';
const pad = () => screen.getByRole('button', { name: /Press here/ });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('the attention lab', () => {
  it('takes no measure before the guess, and counts a press before the light as none', () => {
    render(<Attention props={{ bench: 'reaction' }} locale="en" />);
    const begin = screen.getByRole('button', { name: 'Measure the eye' });
    expect(begin).toHaveProperty('disabled', true);
    choose('the ear');
    press('Measure the eye');
    fireEvent.pointerDown(pad());
    expect(text()).toContain('It is not counted');
    for (let signal = 0; signal < 7; signal += 1) {
      for (let waited = 0; waited < 4000 && !text().includes('Now!'); waited += 20) pass(20);
      pass(280);
      fireEvent.pointerDown(pad());
    }
    expect(text()).toMatch(/2[5-9]\d|30\d ms in the middle of 7/);
    expect(text()).not.toMatch(/average|percentile|normal/i);
  });

  it('tells what the other arrows cost, from as many of each kind, by the arrow keys alone', () => {
    render(<Attention props={{ bench: 'neighbours' }} locale="en" />);
    choose('more than 50 ms');
    press('Begin');
    for (let trial = 0; trial < 24; trial += 1) {
      pass(700);
      const shown = document.querySelectorAll('.attention-stage g');
      const turned = [...shown].map(
        (arrow) => arrow.getAttribute('transform')?.includes('scale(-1') === true,
      );
      pass(turned[0] === turned[2] ? 400 : 480);
      const keys = screen.getByRole('button', { name: '← left' });
      fireEvent.keyDown(keys, { key: turned[2] ? 'ArrowLeft' : 'ArrowRight' });
    }
    expect(text()).toContain(
      'Among its like 400 ms, among others 480 ms: they cost you 80 ms. As you guessed.',
    );
  });

  it('puts every mark of two minutes on the line and into the table', () => {
    render(<Attention props={{ bench: 'wander' }} locale="en" />);
    press('Begin');
    pass(10_000);
    press('I was elsewhere');
    pass(45_000);
    press('I was elsewhere');
    pass(70_000);
    expect(text()).toContain('noticed 2 times in 120 seconds');
    expect(screen.getByRole('row', { name: /30–60 s/ }).textContent).toBe('30–60 s1');
  });
});

describe('the breath', () => {
  it('asks for a guess, learns the pace from four presses, and says what never to do', () => {
    render(<Breath props={{ picture: 'tide' }} locale="en" />);
    expect(text()).toContain('Never hold your breath');
    press('I have guessed');
    for (let breath = 0; breath < 4; breath += 1) {
      press('I breathe in now');
      pass(5000);
    }
    expect(text()).toContain('You guessed 12 a minute; at this pace it is 12.');
  });
});

describe('the listening bell', () => {
  it('as light needs no sound: guess, press, and read how far it had fallen', () => {
    render(<Bell props={{ way: 'light' }} locale="en" />);
    press('Strike the bell');
    pass(12_000);
    press('Now it is gone');
    expect(text()).toMatch(/You guessed 8 s and pressed after 12 s.*had fallen by 3\d dB/);
    expect(screen.getByRole('img', { name: /Your guess at 8 s, your press at 12 s/ })).toBeDefined();
  });
});
