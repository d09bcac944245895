import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Deliver } from './mail.ts';

const SHOWN = 50;
const storedMessage = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type StoredMessage = z.infer<typeof storedMessage>;

/** Delivery into a folder, one JSON file a message, readable by the owner only: the default without SMTP. */
export function openOutbox(folder: string, now: () => Date): Deliver {
  let letters = 0;
  return async (message, id) => {
    // Both are taken before anything is waited for: letters of one millisecond keep the order they came in.
    const at = now().toISOString();
    const turn = String((letters += 1)).padStart(9, '0');
    const file = path.join(folder, `${at.replaceAll(':', '-')}-${turn}-${id}.json`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { to, subject, text } = message;
    // Written aside and renamed, so that a reader never meets half a message.
    await writeFile(`${file}.part`, JSON.stringify({ id, at, to, subject, text }, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** The latest messages of an outbox, newest first; none when the folder does not exist yet. */
export async function readOutbox(folder: string): Promise<StoredMessage[]> {
  const names = await readdir(folder).catch(() => []);
  const latest = names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .slice(0, SHOWN);
  return Promise.all(
    latest.map(async (name) =>
      storedMessage.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
    ),
  );
}
