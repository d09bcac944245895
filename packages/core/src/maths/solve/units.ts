import { text } from '../../problems/text.ts';
import { add, divide, equals, multiply, rational, subtract, type Rational } from '../rational.ts';
import { decimalText, rounded } from '../written-number.ts';
import { numberSolution } from './number-solution.ts';
import { inEach, plainNumber, step, type Solution } from './solution.ts';

type Measure = 'length' | 'mass' | 'volume' | 'time' | 'area' | 'speed';
interface Unit {
  readonly measure: Measure;
  /** How many of the measure's first unit (metre, gram, litre, second, square metre, metre per second) it is. */
  readonly size: Rational;
}

const unit = (measure: Measure, top: number, bottom = 1): Unit => ({ measure, size: rational(top, bottom) });

/** The exact size of each unit; inch, foot, yard and mile by the international agreement of 1959. */
const UNITS: Readonly<Record<string, Unit>> = {
  mm: unit('length', 1, 1000),
  cm: unit('length', 1, 100),
  dm: unit('length', 1, 10),
  m: unit('length', 1),
  km: unit('length', 1000),
  in: unit('length', 254, 10_000),
  ft: unit('length', 3048, 10_000),
  yd: unit('length', 9144, 10_000),
  mi: unit('length', 1_609_344, 1000),
  mg: unit('mass', 1, 1000),
  g: unit('mass', 1),
  kg: unit('mass', 1000),
  ml: unit('volume', 1, 1000),
  cl: unit('volume', 1, 100),
  l: unit('volume', 1),
  s: unit('time', 1),
  min: unit('time', 60),
  h: unit('time', 3600),
  d: unit('time', 86_400),
  ha: unit('area', 10_000),
};

const NAMES: Readonly<Record<string, readonly string[]>> = {
  mm: ['millimetre', 'millimeter', 'millimètre', 'milímetro'],
  cm: ['centimetre', 'centimeter', 'centimètre', 'centímetro'],
  dm: ['decimetre', 'decimeter', 'décimètre', 'decímetro'],
  m: ['metre', 'meter', 'mètre', 'metro'],
  km: ['kilometre', 'kilometer', 'kilomètre', 'kilómetro'],
  in: ['inch', 'inche', 'pouce', 'pulgada'],
  ft: ['foot', 'feet', 'pied', 'pie'],
  yd: ['yard', 'yarda'],
  mi: ['mile', 'milla'],
  mg: ['milligram', 'milligramme', 'miligramo'],
  g: ['gram', 'gramme', 'gramo'],
  kg: ['kilogram', 'kilogramme', 'kilogramo', 'kilo'],
  ml: ['millilitre', 'milliliter', 'mililitro'],
  cl: ['centilitre', 'centiliter', 'centilitro'],
  l: ['litre', 'liter', 'litro'],
  s: ['second', 'sec', 'seconde', 'segundo'],
  min: ['minute', 'minuto'],
  h: ['hour', 'heure', 'hora', 'hr'],
  d: ['day', 'jour', 'día', 'dia'],
  ha: ['hectare', 'hectárea', 'hectarea'],
};
const SYMBOL_OF = new Map(
  Object.entries(NAMES).flatMap(([symbol, names]) =>
    [symbol, ...names, ...names.map((name) => `${name}s`)].map(
      (name) => [withoutAccents(name), symbol] as const,
    ),
  ),
);

function withoutAccents(name: string): string {
  return name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/** The symbol of a unit by its symbol or name, in the singular or plural of any of our languages; null when unknown. */
export function unitOf(name: string): string | null {
  return SYMBOL_OF.get(withoutAccents(name.toLowerCase())) ?? null;
}

const PER = /^([^]+?) ?(?:\/|\bper\b|\bpar\b|\bpor\b|\ba la\b) ?([^]+)$/;
const SQUARED = /^(?:square ([^]+)|([^]+?) ?(?:\^?2|²|carres?|cuadrados?))$/;
const CUBED = /^(?:cubic ([^]+)|([^]+?) ?(?:\^?3|³|cubes?|cubicos?))$/;
const SHORT: Readonly<Record<string, string>> = { mph: 'mi/h', kmh: 'km/h', kph: 'km/h' };

/** A length to a power: `cm²`. Null where what was found is no length. */
function powerOf(found: RegExpExecArray | null, mark: '²' | '³'): string | null {
  const base = unitOf((found?.[1] ?? found?.[2] ?? '').trim());
  return base && UNITS[base]?.measure === 'length' ? `${base}${mark}` : null;
}

/** `km/h` from `km per hour`; which of them are speeds is seen later. */
function speedOf(plain: string): string | null {
  const [, length = '', time = ''] = PER.exec(plain) ?? [];
  const [above, below] = [unitOf(length), unitOf(time)];
  return above && below && `${above}/${below}`;
}

/** As `unitOf`, and also `km/h`, `metres per second`, `cm²`, `mètres carrés`, `cubic feet`. */
export function measureOf(name: string): string | null {
  const plain = withoutAccents(name.toLowerCase()).replace(/\s+/g, ' ').trim();
  const single = SHORT[plain] ?? unitOf(plain) ?? speedOf(plain);
  return single ?? powerOf(SQUARED.exec(plain), '²') ?? powerOf(CUBED.exec(plain), '³');
}

/** What a unit measures, and its exact size; a cube of a length in litres. */
function unitNamed(symbol: string): Unit | null {
  const [above = '', below] = symbol.split('/');
  const [length, time] = [UNITS[above.replace(/[²³]$/, '')], UNITS[below ?? '']];
  if (!length) return null;
  if (below !== undefined)
    return length.measure === 'length' && time?.measure === 'time'
      ? { measure: 'speed', size: divide(length.size, time.size) }
      : null;
  const square = multiply(length.size, length.size);
  if (symbol.endsWith('²')) return { measure: 'area', size: square };
  const cube = multiply(multiply(square, length.size), rational(1000));
  return symbol.endsWith('³') ? { measure: 'volume', size: cube } : length;
}

const ONE_IS = text({
  en: 'How many of one unit make one of the other?',
  fr: 'Combien de l’une font une de l’autre ?',
  es: '¿Cuántas de una hacen una de la otra?',
});
const TIMES_AS_MANY = text({ en: 'Multiply.', fr: 'On multiplie.', es: 'Se multiplica.' });

/** Exact where decimals end soon, else to four places. */
function near(value: Rational, locale: 'en' | 'fr' | 'es'): string {
  const exactly = decimalText(value, locale);
  return exactly && exactly.length <= 12 ? exactly : `≈ ${decimalText(rounded(value, 4), locale)}`;
}

/** `= 5`, or `≈ 2.7778` as it is. */
const equal = (written: string) => (written.startsWith('≈') ? written : `= ${written}`);

/** A measure in another unit. Null for unknown units, or units that measure different things. */
export function convertUnits(value: Rational, from: string, to: string): Solution | null {
  const [start, end] = [unitNamed(from), unitNamed(to)];
  if (!start || !end || start.measure !== end.measure || from === to || value.numerator < 0n) return null;
  const factor = divide(start.size, end.size);
  const result = multiply(value, factor);
  if (!equals(multiply(result, end.size), multiply(value, start.size))) return null;
  return numberSolution(
    'units',
    result,
    [
      step((locale) => `1 ${from} = ${plainNumber(factor, locale)} ${to}`, ONE_IS),
      step(
        (locale) =>
          `${plainNumber(value, locale)} * ${plainNumber(factor, locale)} ${equal(near(result, locale))}`,
        TIMES_AS_MANY,
      ),
    ],
    { words: inEach((locale) => `${near(result, locale)} ${to}`) },
  );
}

const TO_FAHRENHEIT = text({
  en: 'Times 9/5, then add 32.',
  fr: 'Fois 9/5, puis on ajoute 32.',
  es: 'Por 9/5 y luego se suma 32.',
});
const TO_CELSIUS = text({
  en: 'Take away 32, then times 5/9.',
  fr: 'On retranche 32, puis fois 5/9.',
  es: 'Se resta 32 y luego por 5/9.',
});
const ABSOLUTE_ZERO = rational(-27_315, 100);

const toF = (celsius: Rational) => add(multiply(celsius, rational(9, 5)), rational(32));
const toC = (fahrenheit: Rational) => multiply(subtract(fahrenheit, rational(32)), rational(5, 9));

/** A temperature on the other scale. Null below absolute zero. */
export function convertTemperature(value: Rational, to: 'celsius' | 'fahrenheit'): Solution | null {
  const result = to === 'fahrenheit' ? toF(value) : toC(value);
  const celsius = to === 'fahrenheit' ? value : result;
  const back = to === 'fahrenheit' ? toC(result) : toF(result);
  if (!equals(back, value) || subtract(celsius, ABSOLUTE_ZERO).numerator < 0n) return null;
  const sign = to === 'fahrenheit' ? '°F' : '°C';
  const words = inEach((locale) => `${near(result, locale)} ${sign}`);
  const steps = [{ text: words, reason: to === 'fahrenheit' ? TO_FAHRENHEIT : TO_CELSIUS }];
  return numberSolution('temperature', result, steps, { words });
}
