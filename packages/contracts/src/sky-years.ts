/** The years the sky desk reaches; negative before the common era, −1 is 1 BCE, there is no year 0. */
export const SKY_YEARS = { from: -3500, to: 2500 } as const;
