import { describe, expect, it } from 'vitest';
import { generatorOf, practisedSkills } from '../../problems/testing/practice.ts';
import { markMaths } from './mark-maths.ts';

describe('marking the maths of a plain text', () => {
  it.each([
    ['Solve 3x + 5 = 20. What is x?', 'Solve $3x + 5 = 20$. What is $x$?'],
    ['9 + 7 = ? + 3', '$9 + 7 = ? + 3$'],
    ['x = 77 ÷ 7', '$x = 77 ÷ 7$'],
    ['So KQ = LQ as well.', 'So $KQ = LQ$ as well.'],
    ['(6 · (4x − 3) − 4 · (6x + 7)) / (4x − 3)²', '$(6 · (4x − 3) − 4 · (6x + 7)) / (4x − 3)²$'],
    ['36^(−3/2) is small.', '$36^(−3/2)$ is small.'],
    ['f(x) = 6x + 7. What is f′(x)?', '$f(x) = 6x + 7$. What is $f′(x)$?'],
    ['log₈ 4 = ?', '$log₈ 4 = ?$'],
    ['Cost: 1 3/4 cups', 'Cost: $1 3/4$ cups'],
    ['21 × 200,000 = 4,200,000 (in cm)', '$21 × 200,000 = 4,200,000$ (in cm)'],
    ['x = 7, y = 3', '$x = 7$, $y = 3$'],
    ['4/6 is 20 of them.', '$4/6$ is 20 of them.'],
  ])('%s', (plain, marked) => {
    expect(markMaths(plain, 'en')).toBe(marked);
  });

  it.each([
    '5 squares are full. Fill 5 more.',
    'A 10-minute walk, the 3rd of 7s, pages 3-5 and 9 m/s',
    'Read and/or write.',
    'Is it 5? Yes.',
    'A dog. I saw a cat.',
    'It costs $5.',
  ])('leaves prose alone: %s', (prose) => {
    expect(markMaths(prose, 'en')).toBe(prose);
  });

  it('never tears an equality out of its words', () => {
    expect(markMaths('25 % of 80 = 20', 'en')).not.toContain('$80 = 20$');
    expect(markMaths('7 cm × 3 = 21', 'en')).not.toContain('$3 = 21$');
    expect(markMaths('10 = 5 × width', 'en')).not.toContain('$10 = 5$');
    expect(markMaths('4,200,000 cm = 42,000 m = 42 km', 'en')).not.toContain('$');
  });

  it('keeps “y”, “o” and “a” as words of French and Spanish', () => {
    expect(markMaths('x = 2 y y = 3, ¿cuánto es x?', 'es')).toBe('$x = 2$ y $y = 3$, ¿cuánto es $x$?');
    expect(markMaths('Il y a 3 + 4 = 7 pommes, et x = 2.', 'fr')).toBe(
      'Il y a $3 + 4 = 7$ pommes, et $x = 2$.',
    );
    expect(markMaths('3,5 + 2 = ?', 'fr')).toBe('$3,5 + 2 = ?$');
  });

  it('changes nothing but dollar signs, and closes each, in every text of every skill', () => {
    const faults: string[] = [];
    for (const skill of practisedSkills()) {
      const item = generatorOf(skill)?.(4, 2);
      if (!item) continue;
      const texts = [item.prompt, item.nudge, ...item.steps.flatMap(({ text, reason }) => [text, reason])];
      for (const text of texts)
        for (const locale of ['en', 'fr', 'es'] as const) {
          const marked = markMaths(text[locale], locale);
          const same = marked.replaceAll('$', '') === text[locale];
          if (!same || (marked.match(/\$/g) ?? []).length % 2 === 1)
            faults.push(`${skill} ${locale}: ${marked}`);
        }
    }
    expect(faults).toEqual([]);
  });
});
