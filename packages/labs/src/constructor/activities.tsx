import type { Locale } from '@ori/contracts/locale';
import { pitchDeg } from '@ori/core/geometry/growing-spiral';
import { regularCorner } from '@ori/core/geometry/regular-corners';
import { rhythmCount } from '@ori/core/geometry/rhythms';
import { dimensionOf, RULES, type RuleName } from '@ori/core/geometry/substitution';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { CornerFigure, RhythmFigure, SpiralFigure, SubstitutionFigure } from './activity-figures.tsx';
import { ACTIVITY_WORDS } from './activity-words.ts';
import { Predict } from './predict.tsx';
import type { Proof } from './proof-shape.ts';

export interface ActivityProps {
  readonly locale: Locale;
  /** What it ends in. */
  readonly proof: Proof;
}

/** How many rhythms a number of beats has: counted, then seen why. */
export function Rhythms({ locale, proof }: ActivityProps) {
  const [beats, setBeats] = useState(5);
  const words = say(ACTIVITY_WORDS.rhythmSeen, locale, {
    n: beats,
    count: rhythmCount(beats),
    short: rhythmCount(beats - 1),
    long: beats > 1 ? rhythmCount(beats - 2) : 0,
  });
  return (
    <Predict
      proof={proof}
      ask={ACTIVITY_WORDS.rhythmAsk}
      choices={['5', '8', '10', '16']}
      right={1}
      locale={locale}
    >
      <RhythmFigure beats={beats} label={words} />
      <Stepper label={say(ACTIVITY_WORDS.beats, locale)} value={beats} min={1} max={8} onChange={setBeats} />
      <Finding tone="found">{words}</Finding>
    </Predict>
  );
}

const CORNER_WORDS = {
  solid: ACTIVITY_WORDS.cornerSolid,
  plane: ACTIVITY_WORDS.cornerPlane,
  'too-much': ACTIVITY_WORDS.cornerTooMuch,
} as const;

/** Faces round a corner: what closes into a solid, what lies flat, what does not fit. */
export function Corners({ locale, proof }: ActivityProps) {
  const [sides, setSides] = useState(3);
  const [faces, setFaces] = useState(3);
  const { angleSumDeg, makes, solid } = regularCorner(sides, faces);
  const words = say(CORNER_WORDS[makes], locale, {
    sides,
    faces,
    sum: number(angleSumDeg, locale, 1),
    gap: number(360 - angleSumDeg, locale, 1),
    V: solid?.corners ?? '',
    E: solid?.edges ?? '',
    F: solid?.faces ?? '',
  });
  return (
    <Predict
      proof={proof}
      ask={ACTIVITY_WORDS.cornerAsk}
      choices={['3', '5', '7', '∞']}
      right={1}
      locale={locale}
    >
      <CornerFigure sides={sides} faces={faces} label={words} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Stepper
          label={say(ACTIVITY_WORDS.sides, locale)}
          value={sides}
          min={3}
          max={8}
          onChange={setSides}
        />
        <Stepper
          label={say(ACTIVITY_WORDS.faces, locale)}
          value={faces}
          min={3}
          max={6}
          onChange={setFaces}
        />
      </div>
      <Finding tone={solid ? 'found' : 'open'}>{words}</Finding>
    </Predict>
  );
}

/** Growth by a factor: quarter turns, whole turns, and the angle that stays. */
export function Spiral({ locale, proof }: ActivityProps) {
  const [perQuarter, setPerQuarter] = useState(1.62);
  const words = say(ACTIVITY_WORDS.spiralSeen, locale, {
    k: number(perQuarter, locale),
    turn: number(perQuarter ** 4, locale),
    pitch: number(pitchDeg(perQuarter), locale, 1),
  });
  const guesses = [1.618, 4 * 1.618, 1.618 ** 4].map((it) => `× ${number(it, locale)}`);
  return (
    <Predict proof={proof} ask={ACTIVITY_WORDS.spiralAsk} choices={guesses} right={2} locale={locale}>
      <SpiralFigure perQuarter={perQuarter} label={words} />
      <Stepper
        label={say(ACTIVITY_WORDS.perQuarter, locale)}
        value={perQuarter}
        min={1.02}
        max={2}
        step={0.02}
        valueText={`× ${number(perQuarter, locale)}`}
        onChange={setPerQuarter}
      />
      <Finding tone="found">
        {words} {say(ACTIVITY_WORDS.spiralLimit, locale)}
      </Finding>
    </Predict>
  );
}

const RULE_WORDS = {
  koch: ACTIVITY_WORDS.koch,
  carpet: ACTIVITY_WORDS.carpet,
  line: ACTIVITY_WORDS.straight,
} as const;
const RULE_NAMES = Object.keys(RULE_WORDS) as RuleName[];
const MOST_TIMES = 5;
const MOST_CUTS = 4;

/** Smaller copies in the place of the whole, again and again. */
export function Substitution({ locale, proof }: ActivityProps) {
  const [rule, setRule] = useState<RuleName>('koch');
  const [times, setTimes] = useState(1);
  const most = rule === 'carpet' ? MOST_CUTS : MOST_TIMES;
  const shown = Math.min(times, most);
  const { pieces, smaller } = RULES[rule];
  const words = say(ACTIVITY_WORDS.fractalSeen, locale, {
    n: shown,
    pieces: number(pieces ** shown, locale),
    small: number(smaller ** shown, locale),
    N: pieces,
    s: smaller,
    D: number(dimensionOf(RULES[rule]), locale, 4),
  });
  const guesses = (['longer', 'same', 'shorter'] as const).map((key) => say(ACTIVITY_WORDS[key], locale));
  return (
    <Predict proof={proof} ask={ACTIVITY_WORDS.fractalAsk} choices={guesses} right={0} locale={locale}>
      <Choices
        legend={say(ACTIVITY_WORDS.rule, locale)}
        choices={RULE_NAMES.map((value) => ({ value, label: say(RULE_WORDS[value], locale) }))}
        value={rule}
        onChoose={setRule}
      />
      <SubstitutionFigure rule={rule} times={shown} label={words} />
      <Stepper
        label={say(ACTIVITY_WORDS.times, locale)}
        value={shown}
        min={0}
        max={most}
        onChange={setTimes}
      />
      <Finding tone="found">
        {words} {say(ACTIVITY_WORDS.fractalLimit, locale)}
      </Finding>
    </Predict>
  );
}
