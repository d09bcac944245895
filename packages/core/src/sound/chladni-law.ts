/** A mode of a round plate with its λ. */
export interface RoundTone {
  readonly diameters: number;
  readonly circles: number;
  readonly lambda: number;
}

export interface LawCheck extends RoundTone {
  /** What the law says, in the units of λ. */
  readonly byLaw: number;
  /** How much the law is above (or below) the solved value, as a share of it. */
  readonly error: number;
}

/**
 * Chladni's law for round plates, f ∝ (m + 2n)² with m diameters and n circles, fitted to solved tones with one
 * constant (least squares of the logarithms), and how far it is off at each.
 * @source Chladni 1802; Rossing, American Journal of Physics 50 (1982), 271–274
 */
export function checkChladniLaw(tones: readonly RoundTone[]): LawCheck[] {
  const law = ({ diameters, circles }: RoundTone) => (diameters + 2 * circles) ** 2;
  const logs = tones.map((tone) => Math.log(tone.lambda / law(tone)));
  const constant = Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
  return tones.map((tone) => {
    const byLaw = constant * law(tone);
    return { ...tone, byLaw, error: byLaw / tone.lambda - 1 };
  });
}
