import { FAMILY_PARTS, type FamilyNews, type FamilyPart } from '@ori/contracts/family-news';
import { Repeater } from 'graphql-yoga';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../db/log.ts';
import { createNewsHub } from '../../db/news-hub.ts';

interface Deps {
  readonly database: Pick<Database, 'listen' | 'notify'>;
  readonly log: Log;
  readonly now: () => Date;
}
type Told = readonly (readonly [familyId: string, parts: readonly FamilyPart[]])[];

/** What happens within this time is told together: one notification however many children answer at once. */
const GATHER_MS = 100;
/** What a page that is only now being opened may have missed is known for so long. */
const KNOWN_FOR_MS = 60_000;
/** A notification holds fewer than 8,000 bytes: a family's id and every part are below 150. */
const FAMILIES_EACH = 50;

/** Which parts of which families changed within the last minute, the longest ago first. */
function createLately(now: () => Date) {
  const changedAt = new Map<string, number>();
  /** Until then nobody knows what changed: the connection that tells was lost. */
  let unknownUntil = 0;
  function forget(at: number): void {
    for (const [key, then] of changedAt) {
      if (at - then <= KNOWN_FOR_MS) return;
      changedAt.delete(key);
    }
  }
  return {
    gap(): void {
      unknownUntil = now().getTime();
    },
    add(familyId: string, parts: readonly FamilyPart[]): void {
      const at = now().getTime();
      forget(at);
      for (const part of parts) {
        const key = `${familyId} ${part}`;
        changedAt.delete(key);
        changedAt.set(key, at);
      }
    },
    of(familyId: string, withinMs: number): FamilyPart[] {
      const since = now().getTime() - Math.min(withinMs, KNOWN_FOR_MS);
      if (unknownUntil > since) return [...FAMILY_PARTS];
      return FAMILY_PARTS.filter((part) => (changedAt.get(`${familyId} ${part}`) ?? 0) > since);
    },
  };
}

const groupsOf = (told: Told): Told[] =>
  Array.from({ length: Math.ceil(told.length / FAMILIES_EACH) }, (_, index) =>
    told.slice(index * FAMILIES_EACH, (index + 1) * FAMILIES_EACH),
  );

/**
 * Word to every process that something of a family has changed, after the change is stored and outside its transaction:
 * a notification within it would make all commits of the database wait for each other. A process that is killed within
 * those milliseconds tells nothing; whoever follows it connects anew and fetches everything.
 */
export function createFamilyNews({ database, log, now }: Deps) {
  const lately = createLately(now);
  const hub = createNewsHub<Told, readonly FamilyPart[]>(database, {
    channel: 'family-news',
    read(told) {
      for (const [familyId, parts] of told) lately.add(familyId, parts);
      return told;
    },
    afterGap: FAMILY_PARTS,
    onGap: lately.gap,
  });
  const gathered = new Map<string, Set<FamilyPart>>();
  let timer: NodeJS.Timeout | null = null;

  async function send(): Promise<void> {
    timer = null;
    const told = [...gathered].map(([familyId, parts]) => [familyId, [...parts]] as const);
    gathered.clear();
    try {
      for (const group of groupsOf(told)) await hub.tell(group);
    } catch (error) {
      log.warn({ err: error }, 'Family news could not be told');
    }
  }

  return {
    /** Parts of a family's pages have changed; told soon, together with what else changes meanwhile. */
    tell(familyId: string, parts: readonly FamilyPart[]): void {
      const known = gathered.get(familyId) ?? new Set();
      gathered.set(familyId, known);
      for (const part of parts) known.add(part);
      timer ??= setTimeout(() => void send(), GATHER_MS);
    },
    /** From now on this process knows what was told lately. */
    open: (): Promise<void> => hub.open(),
    /**
     * Everything that changes in a family, from this process or another, as it happens; first what changed in the
     * `withinMs` before, a minute at most.
     */
    of: (familyId: string, withinMs: number): AsyncIterable<FamilyNews> =>
      new Repeater<FamilyNews>(async (push, stop) => {
        const end = await hub.hear(familyId, (parts) => void push({ parts: [...parts] }));
        const missed = lately.of(familyId, withinMs);
        if (missed.length > 0) void push({ parts: missed });
        await stop;
        end();
      }),
    /** Tells what is still gathered. */
    async close(): Promise<void> {
      if (timer === null) return;
      clearTimeout(timer);
      await send();
    },
  };
}
export type FamilyNewsService = ReturnType<typeof createFamilyNews>;
