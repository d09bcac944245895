import type { Locale } from '@ori/contracts/locale';
import {
  centsOf,
  JUST,
  monochordLengths,
  notesHz,
  PYTHAGOREAN,
  ratiosOf,
  type Tuning,
} from '@ori/core/sound/tunings';
import { number, say } from '../frame/words.ts';
import { NOTE_NAMES } from './scale-rulers.tsx';
import { SCALE_WORDS } from './scale-words.ts';

/** Each step as that tuning writes it: whole numbers, a decimal, or a length of string to nine places. */
function written(tuning: Tuning, locale: Locale): string[] {
  const places = (values: readonly number[], digits: number) =>
    values.map((value) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        value,
      ),
    );
  if (tuning === 'equal') return places(ratiosOf(tuning), 5);
  if (tuning === 'zhu') return places(monochordLengths(), 9);
  return (tuning === 'just' ? JUST : PYTHAGOREAN).map(([over, under]) => `${over} : ${under}`);
}

/** Thirteen notes of a tuning with ratio (or string length), cents and hertz. */
export function ScaleTable({ tuning, locale }: { readonly tuning: Tuning; readonly locale: Locale }) {
  const ratios = ratiosOf(tuning);
  const notes = notesHz(tuning);
  const column = say(tuning === 'zhu' ? SCALE_WORDS.length : SCALE_WORDS.ratio, locale);
  return (
    <details>
      <summary>
        {say(SCALE_WORDS[tuning], locale)}: {column}
      </summary>
      {tuning === 'zhu' && <p className="text-sm text-mute">{say(SCALE_WORDS.zhuNote, locale)}</p>}
      <div className="overflow-x-auto">
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{say(SCALE_WORDS.step, locale)}</th>
              <th scope="col">{column}</th>
              <th scope="col">{say(SCALE_WORDS.cents, locale)}</th>
              <th scope="col">{say(SCALE_WORDS.hz, locale)}</th>
            </tr>
          </thead>
          <tbody>
            {written(tuning, locale).map((text, step) => (
              <tr key={text}>
                <th scope="row">{NOTE_NAMES[step]}</th>
                <td>{text}</td>
                <td>{number(centsOf(ratios[step] ?? 1), locale, 1)}</td>
                <td>{number(notes[step] ?? 0, locale, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
