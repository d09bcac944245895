import { parse, stringify } from 'yaml';

type Values = Readonly<Record<string, unknown>>;

/** What templates may look at: `.Values`, `.Release`, `.Chart`, and `$name` within a `range`. */
interface Scope {
  readonly root: Values;
  readonly variables: Readonly<Record<string, unknown>>;
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false && value !== 0;

function look(scope: Scope, word: string): unknown {
  if (word.startsWith('$')) return scope.variables[word];
  let value: unknown = scope.root;
  for (const part of word.split('.').slice(1)) value = (value as Values | undefined)?.[part];
  if (value === undefined) throw new Error(`${word} is not in the values`);
  return value;
}

/** `toYaml .Values.a | nindent 4` and the like: words of a pipe, each fed with what the one before answered. */
function evaluate(scope: Scope, expression: string): string {
  let value: unknown;
  for (const step of expression.split('|').map((each) => each.trim())) {
    const [word = '', argument = ''] = step.split(' ');
    if (word === 'quote') value = JSON.stringify(String(value));
    else if (word === 'toYaml') value = stringify(look(scope, argument)).trimEnd();
    else if (word === 'nindent') value = `\n${String(value).replaceAll(/^/gm, ' '.repeat(Number(argument)))}`;
    else if (/^[.$]/.test(word)) value = look(scope, word);
    else throw new Error(`${step} is more than this reads`);
  }
  return String(value);
}

/** Where the block that begins before `from` ends: the index of its `end`. */
function endOf(pieces: readonly string[], from: number): number {
  let depth = 1;
  for (let at = from; at < pieces.length; at += 2) {
    const word = pieces[at]?.replace(/^-/, '').trim().split(' ')[0];
    if (word === 'if' || word === 'range') depth += 1;
    if (word === 'end') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A block has no end');
}

/** Text and actions in turn; an action's text has its dashes still. */
function renderPieces(pieces: readonly string[], scope: Scope): string {
  let text = '';
  for (let at = 0; at < pieces.length; at += 2) {
    text += pieces[at];
    const action = pieces[at + 1];
    if (action === undefined) break;
    if (action.startsWith('-')) text = text.trimEnd();
    const body = action.replace(/^-/, '').trim();
    const block = /^(if|range) (.*)$/.exec(body);
    if (!block) {
      text += evaluate(scope, body);
      continue;
    }
    const end = endOf(pieces, at + 3);
    text += renderBlock(block, pieces.slice(at + 2, end), scope);
    at = end - 1;
  }
  return text;
}

function renderBlock([, word, head = '']: RegExpExecArray, inside: readonly string[], scope: Scope): string {
  // What stands before the closing action belongs to the block; its dash takes the space away.
  if (word === 'if') return isFilled(look(scope, head)) ? renderPieces(inside, scope).trimEnd() : '';
  const [names = '', list = ''] = head.split(':=').map((each) => each.trim());
  const [key = '', value = ''] = names.split(',').map((each) => each.trim());
  return Object.entries(look(scope, list) as Values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => {
      const variables = { ...scope.variables, [key]: name, [value]: each };
      return renderPieces(inside, { ...scope, variables }).trimEnd();
    })
    .join('');
}

/**
 * Fills in a chart's template as Helm does, as far as ours go: values, `if`, `range` over names, `toYaml`, `nindent`,
 * `quote`. Answers the YAML it comes to, null where a condition leaves nothing. Throws on anything else.
 */
export function renderTemplate(template: string, root: Values): unknown {
  return parse(renderPieces(template.split(/\{\{|\}\}/), { root, variables: {} }));
}
