const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  hbar: 'ħ',
  lambda: 'λ',
  varphi: 'φ',
  phi: 'φ',
  psi: 'ψ',
  Psi: 'Ψ',
  partial: '∂',
  pi: 'π',
  int: '∫',
  Delta: 'Δ',
  theta: 'θ',
  infty: '∞',
  circ: '°',
  dots: '…',
  longrightarrow: '→',
  Longrightarrow: '⇒',
  rightarrow: '→',
  to: '→',
  qquad: ' ',
  quad: ' ',
};
const LAYOUT = /\\(?:left|right|displaystyle)(?![a-zA-Z])|\\[,;:!]/g;
/** `\frac12`, `\frac1{10}`: an argument without braces is one character. */
const BARE_FIRST = /\\[dt]?frac\s*([0-9a-zA-Z])/g;
const BARE_SECOND = /(\\frac\s*\{[^{}]*\}\s*)([0-9a-zA-Z])/g;
const FRACTION = /\\frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;
const ROOT = /\\sqrt\s*\{([^{}]*)\}/g;
const NAMED = /\\(?:text|mathrm|mathbf|operatorname)\s*\{([^{}]*)\}/g;
const SCRIPT = /([\^_])\s*\{([^{}]*)\}/g;
const DEEPEST = 8;

const grouped = (part: string) => (/^\s*[\p{L}\d.,]+\s*$/u.test(part) ? part.trim() : `(${part.trim()})`);

/** A lesson's TeX as schools write it: `\frac12+\frac1{10}` → `1/2+1/10`. For reading and searching, not for reckoning. */
export function schoolMaths(tex: string): string {
  let rest = tex
    .replace(LAYOUT, '')
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(BARE_FIRST, '\\frac{$1}')
    .replace(BARE_SECOND, '$1{$2}');
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const before = rest;
    rest = rest
      .replace(NAMED, ' $1 ')
      .replace(FRACTION, (_, top: string, bottom: string) => `${grouped(top)}/${grouped(bottom)}`)
      .replace(ROOT, (_, under: string) => `√${grouped(under)}`)
      .replace(SCRIPT, (_, sign: string, raised: string) => `${sign}${grouped(raised)}`);
    if (rest === before) break;
  }
  return rest
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => SIGNS[name] ?? name)
    .replace(/\\([%{}$])/g, '$1')
    .replace(/[{}\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
