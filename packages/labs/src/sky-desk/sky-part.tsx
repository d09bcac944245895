import type { Locale } from '@ori/contracts/locale';
import type { SkyPlaceProps } from '@ori/contracts/sky-labs';
import { solsticeDeclinationDeg } from '@ori/core/sky/alignment';
import { astronomicalYear } from '@ori/core/sky/calendar';
import { crossingAzimuthDeg, type SkyPlace, skyPlaceOf } from '@ori/core/sky/horizon';
import { momentAt } from '@ori/core/sky/moment';
import { type Sky, skyAt } from '@ori/core/sky/sky-now';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { AxisPart } from './axis-part.tsx';
import { windNames, windOf } from './directions.ts';
import { Panorama } from './panorama.tsx';
import { Ring } from './ring.tsx';
import { SkyTable } from './sky-table.tsx';
import { answerView, horizonAt, type View } from './sky-state.ts';
import { TimePart } from './time-part.tsx';
import { bodyName, guessWords, modelWords, seenWords } from './view-words.ts';
import { WORDS } from './words.ts';

function skyOf(place: SkyPlaceProps, view: View): Sky {
  const moment = momentAt(astronomicalYear(view.year), view.dayOfYear, view.hour, place.longitudeDeg);
  return skyAt(moment, place);
}

/** The Sun's way over one day: its declination hardly changes in it. */
function trackOf(declinationDeg: number, latitudeDeg: number): readonly SkyPlace[] {
  return Array.from({ length: 145 }, (_, index) => skyPlaceOf(declinationDeg, index * 2.5, latitudeDeg));
}

/** Azimuths of sunrise and sunset at solstices and equinoxes over a level horizon. */
function seasonAzimuths(place: SkyPlaceProps, year: number): readonly number[] {
  const epoch = astronomicalYear(year);
  return [solsticeDeclinationDeg(epoch, 'june'), 0, solsticeDeclinationDeg(epoch, 'december')]
    .flatMap((declination) =>
      (['rise', 'set'] as const).map((event) => crossingAzimuthDeg(declination, place.latitudeDeg, 0, event)),
    )
    .filter((azimuth) => azimuth !== null);
}

function Answer({ place, guessDeg, locale }: SkyPartProps) {
  const { view, crosses } = answerView(place);
  const { azimuthDeg } = skyOf(place, view).sun;
  const words = crosses ? guessWords(guessDeg ?? 0, azimuthDeg, locale) : say(WORDS.neverCrosses, locale);
  return <p className="lab-card">{words}</p>;
}

interface SkyPartProps {
  readonly place: SkyPlaceProps;
  readonly locale: Locale;
  /** The guess made for this place; null where none was asked. */
  readonly guessDeg: number | null;
}

/** The sky of a place, opened at the moment that was asked about. */
export function SkyPart({ place, locale, guessDeg }: SkyPartProps) {
  const [view, setView] = useState<View>(() => answerView(place).view);
  const sky = skyOf(place, view);
  const seen = seenWords(place, view, sky, locale);
  const winds = windNames(locale);
  const shown = { sky, winds, axisDeg: place.axisDeg ?? null };
  return (
    <div className="lab">
      {guessDeg !== null && <Answer place={place} locale={locale} guessDeg={guessDeg} />}
      <div className="sky-views">
        <Panorama
          {...shown}
          facingDeg={view.facingDeg}
          horizonAt={(azimuth) => horizonAt(place, azimuth)}
          sunTrack={trackOf(sky.sun.declinationDeg, place.latitudeDeg)}
          nameOf={(body) => bodyName(body, locale)}
          label={say(WORDS.panorama, locale, { wind: windOf(view.facingDeg, locale), seen })}
        />
        <Ring
          {...shown}
          seasonsDeg={seasonAzimuths(place, view.year)}
          guessDeg={guessDeg}
          label={say(WORDS.ringLabel, locale, { words: seen })}
        />
      </div>
      <Finding tone="found">{seen}</Finding>
      <TimePart place={place} view={view} locale={locale} onView={setView} />
      <SkyTable sky={sky} locale={locale} nameOf={(body) => bodyName(body, locale)} />
      <AxisPart place={place} locale={locale} />
      <p className="text-sm text-mute">{modelWords(view.year, locale)}</p>
    </div>
  );
}
