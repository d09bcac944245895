import { expect, it } from 'vitest';
import { typeset, typesetFormula, typesetPowers } from './typeset.ts';

it.each([
  ['Base about 62.5 x 43 m; slope 51.84 deg', 'Base about 62.5 × 43 m; slope 51.84°'],
  ['seked 5 1/2 palms; 20-22 Oct, declination -10', 'seked 5½ palms; 20–22 Oct, declination −10'],
])('prints the figures of “%s”', (text, printed) => {
  expect(typeset(text)).toBe(printed);
});

it.each([
  ['C=2 pi r; A=pi r^2', 'C=2 π r; A=π r²'],
  ['area=r^2(2pi/3 - sqrt3/2)', 'area=r²(2π/3 − √3/2)'],
  ['(B-a)(B-b) = B(B-a-b)+ab', '(B−a)(B−b) = B(B−a−b)+ab'],
  ['F(n+1)/F(n)->phi', 'F(n+1)/F(n)→φ'],
  ['n(10^k-1)', 'n(10ᵏ−1)'],
  ['r=a e^(b theta)', 'r=a eᵇᶿ'],
])('prints the formula “%s”', (text, printed) => {
  expect(typesetFormula(text)).toBe(printed);
});

it('prints powers in a sentence and leaves its words alone', () => {
  expect(typesetPowers('(8d/9)^2 and 2^10 - not 2 x 4 of pi')).toBe('(8d/9)² and 2¹⁰ - not 2 × 4 of pi');
  expect(typesetPowers('gives 2^n, times 2^(1/12), 10^-3')).toBe('gives 2ⁿ, times ¹²√2, 10⁻³');
  expect(typesetPowers('18x20=360; 51.84 deg')).toBe('18×20=360; 51.84°');
});
