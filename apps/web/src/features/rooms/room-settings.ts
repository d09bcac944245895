import { KIM_LEVELS, type KimLevel } from '@ori/contracts/content';
import { DEFAULT_LOOK, LOOK_AGES } from '@ori/contracts/look';
import type { AgeGroup } from '@ori/contracts/roles';
import { DEFAULT_KIM_LEVEL } from '@ori/core/kim/levels';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { changeLook } from '../../lib/change-look.ts';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';

export const DENSITIES = ['k2', 'elementary', 'middle', 'high'] as const;
export type Density = (typeof DENSITIES)[number];

/** How each density is called in the browser's memory (spec §3: theme preferences). */
const STORED: Readonly<Record<Density, string>> = {
  k2: 'k2',
  elementary: 'elementary',
  middle: 'middle-school',
  high: 'high-school',
};
const OF_AGE: Readonly<Record<AgeGroup, Density>> = {
  k2: 'k2',
  elementary: 'elementary',
  middle: 'middle',
  high: 'high',
  university: 'high',
  adult: 'middle',
};

/** The density somebody chose on this device, or null when it follows their age. */
export function chosenDensity(): Density | null {
  const stored = readStored('local', LOCAL_KEYS.ageGroup);
  if (stored === 'university') return OF_AGE.university;
  return DENSITIES.find((density) => STORED[density] === stored) ?? null;
}

/** The density of a home: as chosen on this device, else as suits the age. */
export function densityFor(age: AgeGroup): Density {
  return chosenDensity() ?? OF_AGE[age];
}

export function readKimLevel(): KimLevel {
  const stored = readStored('local', LOCAL_KEYS.kimLevel);
  return KIM_LEVELS.find((level) => level === stored) ?? DEFAULT_KIM_LEVEL;
}

/** Myths beside the ideas they go with: the context toggle (spec §4). Off until asked for. */
export function readMythology(): boolean {
  return readStored('local', LOCAL_KEYS.kimContext) === 'true';
}

export interface RoomSettings {
  readonly density: Density | null;
  readonly kimLevel: KimLevel;
  readonly mythology: boolean;
}

const STORE: { readonly [Name in keyof RoomSettings]: (value: RoomSettings[Name]) => void } = {
  density: (density) => {
    const stored = density ? STORED[density] : '';
    changeLook({ ageGroup: LOOK_AGES.find((age) => age === stored) ?? DEFAULT_LOOK.ageGroup });
    // The smallest children's size, and the one that follows the age, are for their own rooms alone.
    writeStored('local', LOCAL_KEYS.ageGroup, stored);
  },
  kimLevel: (level) => writeStored('local', LOCAL_KEYS.kimLevel, level),
  mythology: (isOn) => writeStored('local', LOCAL_KEYS.kimContext, String(isOn)),
};

/** How learning looks on this device; each change is kept at once. */
export function useRoomSettings() {
  const [settings, setSettings] = useState<RoomSettings>(() => ({
    density: chosenDensity(),
    kimLevel: readKimLevel(),
    mythology: readMythology(),
  }));
  const change = <Name extends keyof RoomSettings>(name: Name, value: RoomSettings[Name]): void => {
    STORE[name](value);
    setSettings((before) => ({ ...before, [name]: value }));
  };
  return { settings, change };
}
