import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyContent, planted, samplePath } from './testing/real-content.ts';

const CHECKS_EVERY_LESSON_TWICE_MS = 120_000;

function check(dir: string): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'check.ts'), dir],
    { encoding: 'utf8' },
  );
  return { status, out: stdout, err: stderr };
}

it(
  'the command passes sound content, and prints each problem and fails otherwise',
  { timeout: CHECKS_EVERY_LESSON_TWICE_MS },
  async () => {
    const copy = await copyContent();
    try {
      const sound = check(copy.dir);
      expect(sound).toMatchObject({ status: 0, err: '' });
      expect(sound.out).toMatch(/^content: \d+ lessons, no problem\n$/);
      await copy.edit(samplePath('en'), (text) =>
        planted(text, 'component: fraction-bars', 'component: fraction-magic'),
      );
      const broken = check(copy.dir);
      expect(broken.status).toBe(1);
      expect(broken.err).toContain(
        `${samplePath('en')}: interactives.0.component: no interactive "fraction-magic" [unknown-interactive]`,
      );
    } finally {
      await copy.remove();
    }
  },
);
