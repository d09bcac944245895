/** Turns a minute of the field of a machine: 60 · f / p, `poles` being two for each pair p. */
export function synchronousRpm(supplyHz: number, poles: number): number {
  return (120 * supplyHz) / poles;
}

/** Turns a minute of a rotor that stays behind its field by `slip` (0 with the field, 1 at rest). */
export function rotorRpm(supplyHz: number, poles: number, slip: number): number {
  return synchronousRpm(supplyHz, poles) * (1 - slip);
}

/** How an induction motor pulls: its greatest torque, and the slip at which it gives it. */
export interface Motor {
  readonly breakdownNm: number;
  readonly breakdownSlip: number;
}

/** Torque of a rotor at a slip, in newton metres: Kloss's formula, 2 T / (s/sₖ + sₖ/s), which leaves out the stator's resistance. */
export function torqueNm({ breakdownNm, breakdownSlip }: Motor, slip: number): number {
  if (slip === 0) return 0;
  return (2 * breakdownNm) / (slip / breakdownSlip + breakdownSlip / slip);
}

/** The slip at which a load is carried steadily; null for a load that stalls the motor. */
export function slipUnder({ breakdownNm, breakdownSlip }: Motor, loadNm: number): number | null {
  if (loadNm > breakdownNm) return null;
  if (loadNm <= 0) return 0;
  const ratio = breakdownNm / loadNm;
  return breakdownSlip / (ratio + Math.sqrt(ratio * ratio - 1));
}

/** Where the power that crosses the gap goes, in watts. */
export interface GapPower {
  readonly gapW: number;
  readonly shaftW: number;
  readonly rotorHeatW: number;
}

/** The power that the field hands over: what leaves by the shaft, and the share `slip` that warms the rotor. */
export function powerOf(motor: Motor, supplyHz: number, poles: number, slip: number): GapPower {
  const perSecond = (2 * Math.PI) / 60;
  const torque = torqueNm(motor, slip);
  const shaftW = torque * rotorRpm(supplyHz, poles, slip) * perSecond;
  return {
    gapW: torque * synchronousRpm(supplyHz, poles) * perSecond,
    shaftW,
    rotorHeatW: slip * torque * synchronousRpm(supplyHz, poles) * perSecond,
  };
}
