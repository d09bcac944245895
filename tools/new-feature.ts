import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run/project.ts';
import { roomsOf } from './scaffold/rooms.ts';

/** `npm run new-feature NAME`: writes the rooms of a feature, with one test that fails until it has a purpose. */
const name = process.argv[2] ?? '';
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  process.stderr.write('A feature has a kebab-case name, e.g. npm run new-feature reading-list\n');
  process.exit(1);
}
const files = Object.entries(roomsOf(name));
const taken = files.find(([file]) => existsSync(path.join(root, file)));
if (taken) {
  process.stderr.write(`${taken[0]} is there already\n`);
  process.exit(1);
}
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  process.stdout.write(`${file}\n`);
}
