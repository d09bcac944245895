/** One writing for the marks that differ by keyboard and by maths: dashes, spaces, dollar signs, case. */
function plain(text: string): string {
  return text
    .replace(/\$/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .toLowerCase();
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The form as whole words and numbers: `7` is neither in `17` nor in `7.5` nor in `7/10`; `x=5` is `x = 5`. */
function patternOf(form: string): RegExp {
  const body = escape(plain(form).trim()).replace(/(?<!\p{L}) | (?!\p{L})/gu, ' ?');
  return new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,/])${body}(?![\p{L}\p{N}/²³^]|[.,]\d)`, 'u');
}

const patterns = new Map<string, RegExp>();
const PATTERNS_MAX = 2_000;

function cachedPattern(form: string): RegExp {
  const known = patterns.get(form);
  if (known) return known;
  if (patterns.size >= PATTERNS_MAX) patterns.clear();
  const made = patternOf(form);
  patterns.set(form, made);
  return made;
}

const withoutSpaces = (text: string) => text.replace(/ /g, '');

/** Whether a text shows any of the forms, dollar signs, dashes and case aside. */
export function mentionsAny(text: string, forms: readonly string[]): boolean {
  const said = plain(text);
  const dense = withoutSpaces(said);
  // A plain search first: a pattern is made only for the few forms whose letters stand there at all.
  return forms.some((form) => {
    const letters = withoutSpaces(plain(form));
    return letters !== '' && dense.includes(letters) && cachedPattern(form).test(said);
  });
}
