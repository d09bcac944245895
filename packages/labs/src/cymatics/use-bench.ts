import type { CymaticsProps } from '@ori/contracts/sound-labs';
import { drivenGrid, shakingAt } from '@ori/core/sound/driven-plate';
import { useMemo, useState } from 'react';
import { BINS } from './response-curve.tsx';
import { type Drive, lambdaAt, type Plate, plateOf, shaken, tonesOf } from './plate-setting.ts';

/** Nothing above is played, so nothing above is offered. */
const MOST_HZ = 4000;
/** So near a tone the plate rings as good as at it. */
const NEAR = 0.01;
/** This share of the hardest shaking is enough for the sand to run. */
const ENOUGH = 0.3;
/** A tone that is shaken less than this was not reached from there. */
const DEAF = 0.04;

/** The plate as it is set: solved anew only for another shape, edge or material. */
function usePlate(setting: CymaticsProps): Plate {
  const { shape, edge, material } = setting;
  const resonances = useMemo(
    () => plateOf({ shape, edge, material, sizeMm: 240, thicknessMm: 1 }).resonances,
    [shape, edge, material],
  );
  return useMemo(
    () => ({ setting, resonances, tonesHz: tonesOf(setting, resonances) }),
    [setting, resonances],
  );
}

/** The shaken plate, and how hard it shakes at the tone where it shakes hardest. */
function useDriven({ setting: { shape, edge }, resonances }: Plate, drive: Drive) {
  return useMemo(() => {
    const driven = shaken(shape, edge, resonances, drive);
    return { driven, peak: Math.max(...resonances.map(({ lambda }) => shakingAt(driven, lambda))) };
  }, [shape, edge, resonances, drive]);
}

export interface Heard {
  /** What the sweep went over. */
  readonly bins: ReadonlySet<number>;
  /** Tones of the plate that were found, by their number. */
  readonly tones: ReadonlySet<number>;
}

const NOTHING: Heard = { bins: new Set(), tones: new Set() };

function binsBetween(one: number, other: number, mostHz: number): number[] {
  const bin = (hz: number) => Math.min(BINS - 1, Math.floor((hz / mostHz) * BINS));
  const [from, to] = [bin(Math.min(one, other)), bin(Math.max(one, other))];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Which tone of the plate is sounded at λ (or none, −1), how hard it shakes, and whether that raises the tone. */
function answerAt({ resonances }: Plate, { driven, peak }: ReturnType<typeof useDriven>, lambda: number) {
  const at = resonances.findIndex((it) => Math.abs(lambda / it.lambda - 1) < NEAR);
  const shaking = shakingAt(driven, lambda) / peak;
  return { at, shaking, isReached: at >= 0 && shaking > DEAF };
}

/** What was heard on the way, and how far. */
function useHeard(plate: Plate, shaker: ReturnType<typeof useDriven>, mostHz: number) {
  const [heard, setHeard] = useState(NOTHING);
  const hear = (fromHz: number, toHz: number) => {
    const { at, isReached } = answerAt(plate, shaker, lambdaAt(plate, toHz));
    setHeard(({ bins, tones }) => ({
      bins: new Set([...bins, ...binsBetween(fromHz, toHz, mostHz)]),
      tones: isReached ? new Set([...tones, at]) : tones,
    }));
  };
  return { heard, hear, forget: () => setHeard(NOTHING) };
}

/** Everything on the bench: the plate, where and how fast it is shaken, and what was found on the way. */
export function useBench(start: CymaticsProps) {
  const [setting, setSetting] = useState(start);
  const [drive, setDrive] = useState<Drive>('edge');
  const [chosen, setChosen] = useState<number | null>(null);
  const plate = usePlate(setting);
  const shaker = useDriven(plate, drive);
  const [firstHz = 0, lastHz = MOST_HZ] = [plate.tonesHz[0], plate.tonesHz.at(-1)];
  const first = plate.resonances[0]?.lambda ?? 1;
  const lambda = chosen ?? first;
  const hz = (lambda * firstHz) / first;
  const mostHz = Math.min(MOST_HZ, lastHz * 1.06);
  const grid = useMemo(() => drivenGrid(shaker.driven, lambda), [shaker, lambda]);
  const { heard, hear, forget } = useHeard(plate, shaker, mostHz);
  const { at, shaking, isReached } = answerAt(plate, shaker, lambda);
  return {
    plate,
    ...shaker,
    drive,
    heard,
    sand: { grid, strength: Math.min(1, shaking / ENOUGH) },
    tone: { hz, mostHz, at, isReached },
    /** Nothing was set up yet: the plate stands at the tone of the first guess. */
    isUntouched: setting === start && drive === 'edge' && at === 1 && heard.tones.size < 2,
    go(nextHz: number) {
      hear(hz, nextHz);
      setChosen(lambdaAt(plate, nextHz));
    },
    change(next: Partial<CymaticsProps>) {
      setSetting({ ...setting, ...next });
      forget();
      if (!('sizeMm' in next || 'thicknessMm' in next)) setChosen(null);
    },
    shakeAt(next: Drive) {
      setDrive(next);
      forget();
    },
  };
}
export type Bench = ReturnType<typeof useBench>;
