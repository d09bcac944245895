import { default_w, forgetting_curve } from 'ts-fsrs';

/**
 * The chance, 0–1, that something is still remembered some days after a check, by FSRS with its published weights:
 * .9 once as many days have gone by as its stability (Ye, Su & Cao, KDD 2022; FSRS 6).
 */
export function chanceRemembered(days: number, stabilityDays: number): number {
  return forgetting_curve(default_w, days, stabilityDays);
}
