import type { ExploreRuleProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { ExploreRuleFigure } from './figure.tsx';
import { secantSlope, startOf, valueAt, written, type Dials } from './rules.ts';
import { WORDS } from './words.ts';

const NAMES = ['a', 'b', 'c'] as const;
const ROWS = 5;

function wordsFor({ rule, x }: ExploreRuleProps, dials: Dials, locale: Locale): string {
  const write = (value: number) =>
    Number.isFinite(value) ? number(value, locale, 2) : say(WORDS.undefined, locale);
  if (rule === 'secant') {
    const ends = { x1: write(dials.a), x2: write(dials.a + dials.b), slope: write(secantSlope(dials)) };
    return say(WORDS.slope, locale, ends);
  }
  return say(WORDS.finding, locale, {
    rule: written(rule, dials, write),
    x1: write(x.from),
    y1: write(valueAt(rule, x.from, dials)),
    x2: write(x.to),
    y2: write(valueAt(rule, x.to, dials)),
  });
}

/** Turn the dials of a rule and watch its curve, its formula and its table change. */
export function Lab({ props: setting, locale }: LabProps<ExploreRuleProps>) {
  const [dials, setDials] = useState(() => startOf(setting));
  const { rule, x } = setting;
  const rows = Array.from({ length: ROWS }, (_, row) => x.from + ((x.to - x.from) * row) / (ROWS - 1));
  const words = wordsFor(setting, dials, locale);
  return (
    <div className="lab">
      <ExploreRuleFigure setting={setting} dials={dials} label={words} locale={locale} />
      <div className="lab-dials">
        {NAMES.map((name) => {
          const dial = setting.dials[name];
          return (
            dial && (
              <Stepper
                key={name}
                label={dial.words}
                value={dials[name]}
                min={dial.min}
                max={dial.max}
                step={dial.step}
                valueText={number(dials[name], locale)}
                onChange={(value) => setDials({ ...dials, [name]: value })}
              />
            )
          );
        })}
      </div>
      <Finding tone="open">{words}</Finding>
      <details>
        <summary>{say(WORDS.table, locale)}</summary>
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">{x.words}</th>
              <th scope="col">{setting.y.words}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((here) => (
              <tr key={here}>
                <td>{number(here, locale)}</td>
                <td>
                  {Number.isFinite(valueAt(rule, here, dials))
                    ? number(valueAt(rule, here, dials), locale)
                    : say(WORDS.undefined, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
