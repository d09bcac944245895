import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../run/project.ts';

const PAGES = ['*.md', 'docs/**/*.md', 'deploy/**/*.md'];
const pages = globSync(PAGES, { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The page without what it shows as code. */
function prose(text: string): string {
  return text
    .split('```')
    .filter((_, index) => index % 2 === 0)
    .join('')
    .split('`')
    .filter((_, index) => index % 2 === 0)
    .join('');
}

/** What a heading is called in an address, as code hosts do it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function anchorsOf(file: string): string[] {
  return read(file)
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => anchorOf(line.replace(/^#+ /, '')));
}

function faultIn(page: string, target: string): string | null {
  const [place = '', anchor] = target.split('#');
  const file = place === '' ? page : path.join(path.dirname(page), place);
  if (!existsSync(path.join(root, file))) return `${page}: there is no ${target}`;
  if (anchor === undefined || !file.endsWith('.md') || anchorsOf(file).includes(anchor)) return null;
  return `${page}: ${file} has no heading #${anchor}`;
}

/** Where a page's links and pictures lead, within the project. */
function targetsIn(text: string): string[] {
  return [...prose(text).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

describe('links', () => {
  test('of every page lead somewhere within the project', () => {
    const links = pages.flatMap((page) => targetsIn(read(page)).map((target) => [page, target] as const));
    expect(links.length).toBeGreaterThan(50);
    expect(links.flatMap(([page, target]) => faultIn(page, target) ?? [])).toEqual([]);
  });

  test('that lead nowhere are found, in text and not in code', () => {
    const text = 'See [a](no-such.md) and [b](run.md#no-such), not `[c](d.md)`.\n```\n[e](f.md)\n```\n';
    expect(targetsIn(text)).toEqual(['no-such.md', 'run.md#no-such']);
    expect(targetsIn(text).flatMap((target) => faultIn('docs/page.md', target) ?? [])).toHaveLength(2);
    expect(faultIn('docs/page.md', 'run.md#3-the-service')).toBeNull();
  });
});
