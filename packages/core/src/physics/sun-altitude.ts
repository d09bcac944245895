const RADIANS = Math.PI / 180;
/** Tilt of the Earth's axis in 2000 (IAU 2006), degrees. */
const OBLIQUITY_DEG = 23.4393;
const DAYS_A_YEAR = 365.2422;
/** Day of the year of the March equinox (20 March). */
const MARCH_EQUINOX_DAY = 79.5;

/**
 * The Sun's declination in degrees on a day of the year (1 to 365), from its mean longitude with the equation of centre
 * (Meeus, Astronomical Algorithms, ch. 25, low accuracy): within half a degree.
 */
export function solarDeclinationDeg(dayOfYear: number): number {
  const mean = (360 * (dayOfYear - MARCH_EQUINOX_DAY)) / DAYS_A_YEAR;
  const anomaly = ((360 * (dayOfYear - 3)) / DAYS_A_YEAR) * RADIANS;
  /** The Sun runs ahead of its mean place by up to 1.915°, counted from the equinox. */
  const ahead =
    1.915 * (Math.sin(anomaly) - Math.sin(((360 * (MARCH_EQUINOX_DAY - 3)) / DAYS_A_YEAR) * RADIANS));
  return Math.asin(Math.sin(OBLIQUITY_DEG * RADIANS) * Math.sin((mean + ahead) * RADIANS)) / RADIANS;
}

/** The Sun's altitude in degrees at a solar hour (12 is noon by the Sun); below 0 it is night. */
export function solarAltitudeDeg(latitudeDeg: number, dayOfYear: number, solarHour: number): number {
  const declination = solarDeclinationDeg(dayOfYear) * RADIANS;
  const latitude = latitudeDeg * RADIANS;
  const hourAngle = (solarHour - 12) * 15 * RADIANS;
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(Math.max(-1, Math.min(1, sine))) / RADIANS;
}

/** Length of the shadow on flat ground, in the unit of `height`; null while the Sun is at or below the horizon. */
export function shadowLength(height: number, altitudeDeg: number): number | null {
  return altitudeDeg <= 0 ? null : height / Math.tan(altitudeDeg * RADIANS);
}
