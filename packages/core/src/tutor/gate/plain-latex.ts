const FRACTION = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;
const ROOT = /\\sqrt\s*\{([^{}]*)\}/g;
const RAISED = /\^\s*\{([^{}]*)\}/g;
const NAMED = /\\(?:text|mathrm|mathbf|operatorname)\s*\{([^{}]*)\}/g;
const BOXED = /\\boxed\s*\{([^{}]*)\}/g;
const DEEPEST = 8;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:left|right|quad|displaystyle)(?![a-z])|\\[,;:!]/g, ''],
  [/\\(?:times|cdot)(?![a-z])/g, ' × '],
  [/\\div(?![a-z])/g, ' ÷ '],
  [/\\pm(?![a-z])/g, ' ± '],
  [/\\pi(?![a-z])/g, 'π'],
  [/\\leq?(?![a-z])/g, ' ≤ '],
  [/\\geq?(?![a-z])/g, ' ≥ '],
  [/\\neq?(?![a-z])/g, ' ≠ '],
  [/\\approx(?![a-z])/g, ' ≈ '],
  [/\\%/g, '%'],
  [/\\[()[\]]|\$/g, ' '],
];

/** LaTeX as models write it, in school notation: `\frac{1}{2} \times 6 = 3` → `((1)/(2)) × 6 = 3`. Other text stays. */
export function plainLatex(text: string): string {
  let rest = text;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const before = rest;
    rest = rest
      .replace(NAMED, ' $1 ')
      .replace(BOXED, ' = $1 ')
      .replace(FRACTION, '(($1)/($2))')
      .replace(ROOT, '√($1)')
      .replace(RAISED, '^($1)');
    if (rest === before) break;
  }
  return SIGNS.reduce((so, [from, to]) => so.replace(from, to), rest);
}
