import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useGivingWay } from './use-giving-way.ts';

const LINKS = { help: [20, 51], accessibility: [255, 337] } as const;

const box = (from: number, to: number, top: number, bottom: number) =>
  ({ left: from, right: to, top, bottom, height: bottom - top }) as DOMRect;

/** A phone at the end of its page: a line of links, and the medal over it with what it says. */
function phone(focused: keyof typeof LINKS) {
  document.body.innerHTML = '<a href="#x">link</a><div class="tutor-float"></div>';
  const [link, float] = [document.querySelector('a'), document.querySelector('.tutor-float')];
  if (link === null || float === null) throw new Error('Nothing there');
  const [left, right] = LINKS[focused];
  vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(box(left, right, 784, 824));
  vi.spyOn(link, 'matches').mockReturnValue(true);
  vi.spyOn(float, 'getBoundingClientRect').mockImplementation(() => {
    const { tutor } = document.documentElement.dataset;
    if (tutor === 'aside') return box(16, 100, 744, 828);
    return box(tutor === 'quiet' ? 290 : 44, 374, 712, 828);
  });
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  renderHook(() => useGivingWay());
  link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return document.documentElement.dataset['tutor'];
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('falls silent where its words cover what is focused at the end of a page', () =>
  expect(phone('help')).toBe('quiet'));

it('stands aside where the medal itself would cover it', () => expect(phone('accessibility')).toBe('aside'));
