/** A coil closed through a capacitor, in henries, farads and ohms. */
export interface TunedCircuit {
  readonly inductanceH: number;
  readonly capacityF: number;
  readonly resistanceOhm: number;
}

/** Two tuned circuits whose coils share a part `coupling` (k, 0 to 1) of their fields; `lampOhm` is a load in the second. */
export interface TunedPair {
  readonly sender: TunedCircuit;
  readonly receiver: TunedCircuit;
  readonly coupling: number;
  readonly lampOhm: number;
}

/** The tone of a tuned circuit in hertz: 1 / (2π √(L C)) (Thomson 1853). */
export function resonanceHz({ inductanceH, capacityF }: TunedCircuit): number {
  return 1 / (2 * Math.PI * Math.sqrt(inductanceH * capacityF));
}

/** How many radians a circuit rings before its energy has sunk to 1/e: ω L / R. */
export function qualityOf(circuit: TunedCircuit): number {
  return (2 * Math.PI * resonanceHz(circuit) * circuit.inductanceH) / circuit.resistanceOhm;
}

/** The share M of two coils, in henries: k √(L₁ L₂). */
export function mutualH({ sender, receiver, coupling }: TunedPair): number {
  return coupling * Math.sqrt(sender.inductanceH * receiver.inductanceH);
}

/** The two tones that two equal circuits of tone `hz` have together: f / √(1 ± k), the lower first. */
export function splitHz(hz: number, coupling: number): readonly [lower: number, upper: number] {
  return [hz / Math.sqrt(1 + coupling), hz / Math.sqrt(1 - coupling)];
}

/** Mean powers in watts while a steady alternating voltage drives the first circuit. */
export interface SteadyPower {
  readonly inW: number;
  readonly senderHeatW: number;
  readonly receiverHeatW: number;
  readonly lampW: number;
}

/** Steady powers at a tone of so many hertz, driven with `peakV` volts at the crest: the two loop equations, solved. */
export function steadyPower(pair: TunedPair, hz: number, peakV: number): SteadyPower {
  const { sender, receiver, lampOhm } = pair;
  const omega = 2 * Math.PI * hz;
  const reactance = (it: TunedCircuit) => omega * it.inductanceH - 1 / (omega * it.capacityF);
  const [r1, x1, r2, x2] = [
    sender.resistanceOhm,
    reactance(sender),
    receiver.resistanceOhm + lampOhm,
    reactance(receiver),
  ];
  const shared = (omega * mutualH(pair)) ** 2;
  const size2 = r2 * r2 + x2 * x2;
  const [re, im] = [r1 + (shared * r2) / size2, x1 - (shared * x2) / size2];
  const senderA2 = (peakV * peakV) / (re * re + im * im);
  const receiverA2 = (senderA2 * shared) / size2;
  return {
    inW: (peakV * peakV * re) / (re * re + im * im) / 2,
    senderHeatW: (r1 * senderA2) / 2,
    receiverHeatW: (receiver.resistanceOhm * receiverA2) / 2,
    lampW: (lampOhm * receiverA2) / 2,
  };
}
