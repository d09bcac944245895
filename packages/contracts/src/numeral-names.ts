/** The six ways of writing numbers that the counting lab knows. */
export const NUMERAL_SYSTEMS = ['egyptian', 'maya', 'babylonian', 'rods', 'yoruba', 'quipu'] as const;
export type NumeralSystem = (typeof NUMERAL_SYSTEMS)[number];
