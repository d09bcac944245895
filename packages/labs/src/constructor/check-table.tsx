import type { Locale } from '@ori/contracts/locale';
import { lookUp, type Recipe } from '@ori/core/geometry/recipe';
import type { Sketch } from '@ori/core/geometry/sketch';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

interface CheckTableProps {
  readonly recipe: Recipe;
  readonly sketch: Sketch;
  readonly locale: Locale;
}

/** What the finished drawing measures, beside what is proved of it. */
export function CheckTable({ recipe, sketch, locale }: CheckTableProps) {
  const at = lookUp(sketch);
  return (
    <table className="lab-table">
      <thead>
        <tr>
          <th scope="col">{say(WORDS.what, locale)}</th>
          <th scope="col">{say(WORDS.measured, locale)}</th>
          <th scope="col">{say(WORDS.exact, locale)}</th>
        </tr>
      </thead>
      <tbody>
        {recipe.checks.map(({ what, exact, measure }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{`${number(measure(at), locale, 7)}${what.startsWith('∠') ? '°' : ''}`}</td>
            <td>{exact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
