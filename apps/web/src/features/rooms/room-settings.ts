import { KIM_LEVELS, type KimLevel } from '@ori/contracts/content';
import type { AgeGroup } from '@ori/contracts/roles';
import { DEFAULT_KIM_LEVEL } from '@ori/core/kim/levels';
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { LOCAL_KEYS } from '../../lib/storage-keys.ts';

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

export function readInkSaving(): boolean {
  return readStored('local', LOCAL_KEYS.inkSaving) === 'true';
}

/** Shows the screen as paper would be printed, or as usual. */
export function showInkSaving(isSaving: boolean): void {
  if (isSaving) document.documentElement.dataset['ink'] = 'saving';
  else delete document.documentElement.dataset['ink'];
}

export interface RoomSettings {
  readonly density: Density | null;
  readonly kimLevel: KimLevel;
  readonly mythology: boolean;
  readonly inkSaving: boolean;
}

const STORE: { readonly [Name in keyof RoomSettings]: (value: RoomSettings[Name]) => void } = {
  density: (density) => writeStored('local', LOCAL_KEYS.ageGroup, density ? STORED[density] : ''),
  kimLevel: (level) => writeStored('local', LOCAL_KEYS.kimLevel, level),
  mythology: (isOn) => writeStored('local', LOCAL_KEYS.kimContext, String(isOn)),
  inkSaving: (isOn) => {
    writeStored('local', LOCAL_KEYS.inkSaving, String(isOn));
    showInkSaving(isOn);
  },
};

/** How learning looks on this device; each change is kept at once. */
export function useRoomSettings() {
  const [settings, setSettings] = useState<RoomSettings>(() => ({
    density: chosenDensity(),
    kimLevel: readKimLevel(),
    mythology: readMythology(),
    inkSaving: readInkSaving(),
  }));
  const change = <Name extends keyof RoomSettings>(name: Name, value: RoomSettings[Name]): void => {
    STORE[name](value);
    setSettings((before) => ({ ...before, [name]: value }));
  };
  return { settings, change };
}
