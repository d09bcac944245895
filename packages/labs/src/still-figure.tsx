import type { InteractiveName, INTERACTIVES } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import type { z } from 'zod';
import { FairSharesFigure } from './fair-shares/figure.tsx';
import { FractionBarsFigure } from './fraction-bars/figure.tsx';
import { GouguFigure } from './gougu-pieces/figure.tsx';
import { MoleculeFigure } from './molecule-shapes/figure.tsx';
import { BoxFigure } from './particle-in-a-box/figure.tsx';
import { SortIntoFigure } from './sort-into/figure.tsx';
import { PutInOrderFigure } from './put-in-order/figure.tsx';
import { PairUpFigure } from './pair-up/figure.tsx';
import { ReadCloselyFigure } from './read-closely/figure.tsx';
import { ExploreRuleFigure } from './explore-rule/figure.tsx';
import { ShareOutFigure } from './share-out/figure.tsx';
import { ShadowStickFigure } from './shadow-stick/figure.tsx';
import { OrbitalFigure } from './orbitals/figure.tsx';
import { MoleculeModelFigure } from './molecules/figure.tsx';
import { WaterFigure } from './water-formation/figure.tsx';
import { TableFigure } from './periodic-table/figure.tsx';
import { litAtFirst } from './periodic-table/lit-at-first.ts';
import { WarmParticlesFigure } from './warm-particles/figure.tsx';
import { SkyDeskFigure } from './sky-desk/figure.tsx';
import { StarCompassFigure } from './star-compass/figure.tsx';
import { MeetingFigure } from './could-they-have-met/figure.tsx';
import { CymaticsFigure } from './cymatics/figure.tsx';
import { TuningsFigure } from './tunings/figure.tsx';
import { ConstructorFigure } from './constructor/figure.tsx';
import { MeterFigure } from './golden-meter/figure.tsx';
import { ArrowsFigure } from './attention/figure.tsx';
import { BreathFigure } from './breath/figure.tsx';
import { BellFigure } from './listening-bell/figure.tsx';
import { CountingFigure } from './counting/figure.tsx';
import { SpeedRulesFigure } from './speed-rules/figure.tsx';
import { RotatingFieldFigure } from './rotating-field/figure.tsx';
import { TunedCoilsFigure } from './tuned-coils/figure.tsx';
import { RemoteBoatFigure } from './remote-boat/figure.tsx';
import { plainSums, SeriesFigure, WIDE } from './series-sum/figure.tsx';
import { DialsFigure } from './remainders/figure.tsx';

type PropsOf<Name extends InteractiveName> = z.infer<(typeof INTERACTIVES)[Name]>;

const STILLS: {
  readonly [Name in InteractiveName]: (
    props: PropsOf<Name>,
    label: string,
    locale: Locale,
  ) => React.ReactNode;
} = {
  'fair-shares': (props, label) => <FairSharesFigure setting={props} cuts={1} rounds={0} label={label} />,
  'fraction-bars': (props, label) => (
    <FractionBarsFigure setting={props} cuts={null} joined={false} label={label} />
  ),
  'gougu-pieces': ({ gou, gu }, label) => <GouguFigure gou={gou} gu={gu} moved={[]} label={label} />,
  'molecule-shapes': ({ molecules: [molecule] }, label) =>
    molecule && <MoleculeFigure molecule={molecule} turnDeg={25} leanDeg={20} showLonePairs label={label} />,
  'particle-in-a-box': (_props, label) => <BoxFigure n={1} found={[]} label={label} />,
  'sort-into': (props, label) => <SortIntoFigure setting={props} label={label} />,
  'put-in-order': (props, label) => <PutInOrderFigure setting={props} label={label} />,
  'pair-up': (props, label) => <PairUpFigure setting={props} label={label} />,
  'read-closely': (props, label) => <ReadCloselyFigure setting={props} label={label} />,
  'explore-rule': (props, label, locale) => (
    <ExploreRuleFigure setting={props} label={label} locale={locale} />
  ),
  'share-out': (props, label) => <ShareOutFigure setting={props} label={label} />,
  'shadow-stick': (props, label) => <ShadowStickFigure setting={props} label={label} />,
  'warm-particles': (props, label) => <WarmParticlesFigure setting={props} label={label} />,
  'sky-desk': (props, label) => <SkyDeskFigure props={props} label={label} />,
  'star-compass': (_props, label) => <StarCompassFigure chiefs={[]} marks={{}} label={label} />,
  cymatics: (props, label) => <CymaticsFigure setting={props} label={label} />,
  tunings: (_props, label) => <TuningsFigure fifths={12} label={label} />,
  constructor: ({ start }, label) => <ConstructorFigure start={start} label={label} />,
  'golden-meter': (_props, label) => <MeterFigure found={null} label={label} />,
  orbitals: ({ orbital }, label) => <OrbitalFigure orbital={orbital} label={label} />,
  molecules: ({ molecule }, label) => <MoleculeModelFigure molecule={molecule} label={label} />,
  'water-formation': (props, label) => <WaterFigure gathering={props} label={label} />,
  attention: (_props, label) => <ArrowsFigure middle="left" isSame={false} label={label} />,
  breath: ({ picture }, label) => (
    <BreathFigure picture={picture} moment={{ phase: 'in', open: 0.8 }} label={label} />
  ),
  'listening-bell': (_props, label) => <BellFigure left={1} label={label} />,
  counting: (props, label) => <CountingFigure setting={props} label={label} />,
  'speed-rules': (_props, label) => <SpeedRulesFigure label={label} />,
  'could-they-have-met': (props, label) => <MeetingFigure setting={props} label={label} />,
  'periodic-table': (props, label) => <TableFigure lit={litAtFirst(props)} label={label} />,
  'rotating-field': (props, label) => <RotatingFieldFigure setting={props} label={label} />,
  'tuned-coils': (props, label) => <TunedCoilsFigure setting={props} label={label} />,
  'remote-boat': (props, label) => <RemoteBoatFigure setting={props} label={label} />,
  'series-sum': ({ terms }, label) => (
    <SeriesFigure sums={plainSums(terms)} mended={[]} reach={WIDE} label={label} />
  ),
  remainders: ({ conditions }, label) => <DialsFigure conditions={conditions} value={0} label={label} />,
};

interface StillFigureProps<Name extends InteractiveName> {
  readonly name: Name;
  readonly props: PropsOf<Name>;
  /** What the figure shows, in words. */
  readonly label: string;
  /** Whose numbers stand on its axes. */
  readonly locale: Locale;
}

/** The figure as it stands before anybody touches it: prerendered with the page, a lab loads over it. */
export function StillFigure<Name extends InteractiveName>({
  name,
  props,
  label,
  locale,
}: StillFigureProps<Name>) {
  return STILLS[name](props, label, locale);
}
