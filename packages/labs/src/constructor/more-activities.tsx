import { chainHeight, chainOfSag, parabolaHeight } from '@ori/core/geometry/hanging-chain';
import { isMagic, lineSums, type Square, swapped } from '@ori/core/geometry/magic-square';
import { polygonBounds } from '@ori/core/geometry/polygon-bounds';
import {
  WALLPAPER_GROUPS,
  type WallpaperGroup,
  type WallpaperName,
} from '@ori/core/geometry/wallpaper-groups';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import type { ActivityProps } from './activities.tsx';
import { ACTIVITY_WORDS } from './activity-words.ts';
import { Predict } from './predict.tsx';
import { ChainFigure } from './square-and-chain.tsx';
import { WallpaperFigure } from './wallpaper-figure.tsx';

const GROUP_NAMES = Object.keys(WALLPAPER_GROUPS) as WallpaperName[];

function mirrorWords({ hasMirrors, maps }: WallpaperGroup) {
  if (hasMirrors) return ACTIVITY_WORDS.mirrors;
  return maps.some(([a, b, c, d]) => a * d - b * c < 0) ? ACTIVITY_WORDS.glides : ACTIVITY_WORDS.noMirrors;
}

/** One leaf repeated by each of the seventeen groups. */
export function Wallpaper({ locale, proof }: ActivityProps) {
  const [name, setName] = useState<WallpaperName>('p4m');
  const group: WallpaperGroup = WALLPAPER_GROUPS[name];
  const { turns, maps } = group;
  const words = say(ACTIVITY_WORDS.wallpaperSeen, locale, {
    name,
    count: maps.length,
    turns:
      turns === 1
        ? say(ACTIVITY_WORDS.noTurns, locale)
        : say(ACTIVITY_WORDS.turnsBy, locale, { deg: 360 / turns }),
    mirrors: say(mirrorWords(group), locale),
  });
  return (
    <Predict
      proof={proof}
      ask={ACTIVITY_WORDS.wallpaperAsk}
      choices={['180°', '120°', '90°', '72°', '60°']}
      right={3}
      locale={locale}
    >
      <Choices
        legend={say(ACTIVITY_WORDS.group, locale)}
        choices={GROUP_NAMES.map((value) => ({ value, label: value }))}
        value={name}
        onChoose={setName}
      />
      <WallpaperFigure group={name} label={words} />
      <Finding tone="found">
        {words} {say(ACTIVITY_WORDS.wallpaperLimit, locale)}
      </Finding>
    </Predict>
  );
}

const IN_ORDER: Square = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Nine numbers to be put into a square of equal sums. */
export function MagicSquare({ locale, proof }: ActivityProps) {
  const [square, setSquare] = useState(IN_ORDER);
  const [picked, setPicked] = useState<number | null>(null);
  const sums = lineSums(square);
  const press = (place: number) => {
    if (picked !== null) setSquare(swapped(square, picked, place));
    setPicked(picked === null ? place : null);
  };
  const words = isMagic(square)
    ? say(ACTIVITY_WORDS.squareDone, locale)
    : say(ACTIVITY_WORDS.squareSeen, locale, {
        right: sums.filter((sum) => sum === 15).length,
        rows: sums.slice(0, 3).join(', '),
        columns: sums.slice(3, 6).join(', '),
        diagonals: sums.slice(6).join(', '),
      });
  return (
    <Predict
      proof={proof}
      ask={ACTIVITY_WORDS.squareAsk}
      choices={['1', '3', '5', '7', '9']}
      right={2}
      locale={locale}
    >
      <p>{say(ACTIVITY_WORDS.squareHow, locale)}</p>
      <div className="geo-square">
        {square.map((n, place) => (
          <button
            key={n}
            type="button"
            className="geo-cell"
            aria-pressed={picked === place}
            aria-label={say(ACTIVITY_WORDS.place, locale, {
              n,
              row: Math.floor(place / 3) + 1,
              column: (place % 3) + 1,
            })}
            onClick={() => press(place)}
          >
            {n}
          </button>
        ))}
      </div>
      <Finding tone={isMagic(square) ? 'found' : 'open'}>{words}</Finding>
    </Predict>
  );
}

/** A chain beside a parabola, hanging and as an arch. */
export function Chain({ locale, proof }: ActivityProps) {
  const [sag, setSag] = useState(1.5);
  const [isArch, setArch] = useState(false);
  const chain = chainOfSag(sag);
  const words = say(ACTIVITY_WORDS.chainSeen, locale, {
    a: number(chain.a, locale, 3),
    length: number(chain.length, locale, 3),
    below: number(parabolaHeight(chain, 0.5) - chainHeight(chain, 0.5), locale, 3),
  });
  const guesses = (['above', 'exactly', 'below'] as const).map((key) => say(ACTIVITY_WORDS[key], locale));
  return (
    <Predict proof={proof} ask={ACTIVITY_WORDS.chainAsk} choices={guesses} right={2} locale={locale}>
      <ChainFigure sag={sag} isArch={isArch} label={words} />
      <Stepper
        label={say(ACTIVITY_WORDS.sag, locale)}
        value={sag}
        min={0.2}
        max={2.4}
        step={0.1}
        valueText={number(sag, locale, 1)}
        onChange={setSag}
      />
      <button type="button" className="btn btn-secondary justify-self-start" onClick={() => setArch(!isArch)}>
        {say(isArch ? ACTIVITY_WORDS.turnBack : ACTIVITY_WORDS.turnOver, locale)}
      </button>
      <Finding tone="found">
        {words} {say(ACTIVITY_WORDS.chainLimit, locale)}
      </Finding>
    </Predict>
  );
}

/** How doubling the sides closes in on π. */
export function PiBounds({ locale }: Pick<ActivityProps, 'locale'>) {
  const [doublings, setDoublings] = useState(1);
  const { sides, inside, outside } = polygonBounds(doublings);
  const words = say(ACTIVITY_WORDS.bounds, locale, {
    sides,
    inside: number(inside, locale, 8),
    outside: number(outside, locale, 8),
  });
  return (
    <div className="grid gap-3">
      <p>{say(ACTIVITY_WORDS.piLimit, locale)}</p>
      <Stepper
        label={say(ACTIVITY_WORDS.doublings, locale)}
        value={doublings}
        min={0}
        max={10}
        onChange={setDoublings}
      />
      <Finding tone="open">{words}</Finding>
    </div>
  );
}
