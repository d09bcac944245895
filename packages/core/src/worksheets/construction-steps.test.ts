import { LOCALES } from '@ori/contracts/locale';
import { SHEET_VARIANTS } from '@ori/contracts/worksheet-names';
import { describe, expect, it } from 'vitest';
import { RECIPES } from '../geometry/recipes.ts';
import { constructionSteps } from './construction-steps.ts';

describe('the steps of a construction', () => {
  it.each(SHEET_VARIANTS.construction)(
    'of %s name every point before it is used, in each language',
    (name) => {
      for (const locale of LOCALES) {
        const steps = constructionSteps(name, locale);
        expect(steps).toHaveLength(RECIPES[name].steps.length + 1);
        const known = new Set(['A', 'B']);
        for (const [at, step] of RECIPES[name].steps.entries()) {
          expect(known.has(step.from) && known.has(step.to), `${name} step ${at + 1}`).toBe(true);
          for (const mark of step.marks) {
            known.add(mark.name);
            expect(steps[at]).toMatch(new RegExp(`\\b${mark.name}\\b`));
          }
        }
        expect(steps.join(' ')).not.toMatch(/[{}]/);
      }
    },
  );
});
