import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';
import { triage } from './triage.ts';

/**
 * Harmless lines, where they stand beside the project: GSM8K (openai/grade-school-math, MIT), SVAMP (arkilpatel/SVAMP,
 * MIT), MaE (nancyotero-projects/math-misconceptions, MIT), CLINC150 (clinc/oos-eval, CC BY 3.0).
 */
const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../../../../shared/data/${name}`, import.meta.url));
const read = (name: string) => readFileSync(fileOf(name), 'utf8');
const isMissing = ['gsm_test.jsonl', 'svamp.json', 'mae.json', 'clinc.json'].some(
  (name) => !existsSync(fileOf(name)),
);
type Row = Readonly<Record<string, unknown>>;
const rows = (text: string) => JSON.parse(text) as readonly Row[];
const textsOf = (row: Row) => Object.values(row).filter((value) => typeof value === 'string');

const problems = () => [
  ...read('gsm_test.jsonl')
    .trim()
    .split('\n')
    .flatMap((line) => textsOf(JSON.parse(line) as Row)),
  ...rows(read('svamp.json')).map(({ Body, Question }) => `${String(Body)} ${String(Question)}`),
  ...rows(read('mae.json')).flatMap(textsOf),
];
const utterances = () =>
  Object.values(JSON.parse(read('clinc.json')) as Record<string, readonly (readonly [string, string])[]>)
    .flat()
    .map(([text]) => text);

const perTenThousand = (count: number, all: number) => (10_000 * count) / all;
const LONG_MS = 120_000;

describe.skipIf(isMissing)('harmless lines of four public sets', () => {
  it(
    'raise at most 10 alarms in 10,000, at most 3 of them of danger or distress',
    () => {
      const lines = [...problems(), ...utterances()];
      const heard = lines.flatMap((line) => triage(line) ?? []);
      const grave = heard.filter(({ tier }) => tier === 'S1' || tier === 'S2');
      expect(lines.length).toBeGreaterThan(29_000);
      expect(perTenThousand(heard.length, lines.length)).toBeLessThanOrEqual(10);
      expect(perTenThousand(grave.length, lines.length)).toBeLessThanOrEqual(3);
    },
    LONG_MS,
  );

  it(
    'lose nothing to redaction when they are problems',
    () => {
      const changed = problems().filter((line) => redact(line, 'en').text !== line);
      expect(changed).toEqual([]);
    },
    LONG_MS,
  );
});
