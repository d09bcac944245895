import type { Locale } from '@ori/contracts/locale';
import type { CouldTheyHaveMetProps, MeetingLabIdea, MeetingLabPair } from '@ori/contracts/meeting-labs';
import { wayOnMap } from '@ori/core/heritage/meeting-map';
import { say } from '../frame/words.ts';
import { yearWords } from './time-scale.ts';
import { useWidth } from './use-width.ts';
import { WORDS } from './words.ts';
import { BOX, isThere, Land, Others, Pins } from './world.tsx';

/** A pin is as large as a fingertip's middle on every screen, in pixels. */
const PIN_PX = 12;

interface MapPartProps {
  readonly setting: CouldTheyHaveMetProps;
  readonly chosen: readonly MeetingLabIdea[];
  /** The pair that was opened, if one was. */
  readonly opened: MeetingLabPair | null;
  readonly until: number;
  readonly locale: Locale;
  readonly onChoose: (id: string) => void;
}

/** The shortest way between the two: gold where a source shows a way, a dotted line where it is only the distance. */
function Way({
  chosen: [one, other],
  opened,
  unit,
}: Pick<MapPartProps, 'chosen' | 'opened'> & { unit: number }) {
  if (!one?.place || !other?.place) return null;
  const isShown = opened?.verdict === 'documented';
  return (
    <path
      d={wayOnMap(one.place, other.place)}
      fill="none"
      stroke={isShown ? 'var(--gold)' : 'var(--ink)'}
      strokeWidth={unit * (isShown ? 3 : 1.6)}
      strokeLinecap="round"
      strokeDasharray={isShown ? undefined : `0 ${unit * 5}`}
    />
  );
}

/** The world with the ideas as pins to press. */
export function MapPart({ setting, chosen, opened, until, locale, onChoose }: MapPartProps) {
  const [shown, width] = useWidth<SVGSVGElement>(BOX.width);
  const unit = BOX.width / width;
  const there = setting.ideas.flatMap((idea, at) => (isThere(idea, until) ? [at + 1] : []));
  const label = say(WORDS.map, locale, {
    year: yearWords(until, locale),
    there: there.join(', ') || say(WORDS.noneThere, locale),
  });
  return (
    <svg
      ref={shown}
      viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={label}
      className="meeting-map"
    >
      <Land />
      <Others others={setting.others} until={until} />
      <Way chosen={chosen} opened={opened} unit={unit} />
      <Pins
        ideas={setting.ideas}
        radius={PIN_PX * unit}
        chosen={chosen.map(({ id }) => id)}
        until={until}
        onChoose={onChoose}
      />
    </svg>
  );
}
