import type { Band, Subject } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { SUBJECTS } from '@ori/contracts/subjects';
import { SHELF_MAX } from '@ori/contracts/worksheet-names';
import type { ReadyAnswer, SheetFace, SheetKey, SheetSpec, ShelfAnswer } from '@ori/contracts/worksheets';
import type { Viewer } from '@ori/core/access/viewer';
import type { FrozenSheet } from '@ori/core/worksheets/frozen-sheet';
import { makeSheet } from '@ori/core/worksheets/make-sheet';
import { READY_DRAWINGS, readyCode, readySpec } from '@ori/core/worksheets/ready-sheets';
import { sheetTitle } from '@ori/core/worksheets/sheet-words';
import { codeOf, digestOf } from './sheet-code.ts';
import { faceOf, keyOf, titleOf } from './sheet-view.ts';
import type { WorksheetsDeps } from './worksheets.deps.ts';
import type { WorksheetsStore } from './worksheets.store.ts';

interface Deps extends WorksheetsDeps {
  readonly store: WorksheetsStore;
}

/** Finds a sheet by its code. A ready one is made and kept when it is first asked for. */
export function createSheetFinder({ store, generatorOf, now }: Deps) {
  const canAsk = (skill: string) => generatorOf(skill) !== null;
  async function keep(code: string, sheet: FrozenSheet): Promise<FrozenSheet> {
    const digest = digestOf(sheet).toString('base64url');
    await store.keep({ code, digest, sheet, madeAt: now() });
    const kept = await store.find(code);
    if (kept === null) throw new Error(`the sheet ${code} was not kept`);
    return kept.sheet;
  }
  return {
    keep,
    async find(code: string): Promise<FrozenSheet | null> {
      const kept = await store.find(code);
      if (kept !== null) return kept.sheet;
      const spec = readySpec(code, canAsk);
      const made = spec && makeSheet(spec, generatorOf);
      return made && keep(code, made);
    },
  };
}
export type SheetFinder = ReturnType<typeof createSheetFinder>;

/** The ready sheets of a band, out of the skills that can be practised. */
function readyOf({ content, generatorOf }: Deps, band: Band | undefined, locale: Locale): ReadyAnswer {
  const sheetsOf = (subject: Subject) =>
    content.skills
      .filter((skill) => skill.subject === subject && (band === undefined || skill.band === band))
      .filter(({ id }) => generatorOf(id) !== null)
      .map(({ id }) => {
        const title = content.skillTitle(id, locale);
        return {
          code: readyCode(id, locale),
          kind: 'practice' as const,
          variant: 'skills',
          skill: id,
          title,
        };
      });
  const subjects = SUBJECTS.map((id) => {
    return { id, title: content.data.courseWords.subjects[id][locale], sheets: sheetsOf(id) };
  });
  const drawing = READY_DRAWINGS.map(({ kind, variant }) => {
    const title = sheetTitle({ variant, locale }, []);
    return { code: readyCode(`${kind}-${variant}`, locale), kind, variant, skill: null, title };
  });
  return { band: band ?? null, subjects: subjects.filter(({ sheets }) => sheets.length > 0), drawing };
}

/** Sheets: ready ones for everybody, those that grown-ups make and keep, and their keys. */
export function createSheetsService(deps: Deps, finder: SheetFinder) {
  const { store, content, generatorOf, now, newId } = deps;
  return {
    ready: (band: Band | undefined, locale: Locale): ReadyAnswer => readyOf(deps, band, locale),
    async face(code: string): Promise<Result<SheetFace, 'not-found'>> {
      const sheet = await finder.find(code);
      return sheet === null ? fail('not-found') : succeed(faceOf(deps, code, sheet));
    },
    async key(code: string): Promise<Result<SheetKey, 'not-found'>> {
      const sheet = await finder.find(code);
      return sheet === null ? fail('not-found') : succeed(keyOf(sheet));
    },
    /** Makes a sheet and keeps it; the same sheet made again is the same one. */
    async make(
      viewer: Viewer,
      spec: SheetSpec,
    ): Promise<Result<SheetFace, 'skill-unknown' | 'too-many-open'>> {
      const sheet = makeSheet(spec, generatorOf);
      if (sheet === null) return fail('skill-unknown');
      const { userId: ownerId, familyId } = viewer;
      if ((await store.shelved(ownerId)) >= SHELF_MAX) return fail('too-many-open');
      const code = codeOf(sheet);
      const kept = await finder.keep(code, sheet);
      await store.shelve({ id: newId(), familyId, ownerId, code, madeAt: now() });
      return succeed(faceOf(deps, code, kept));
    },
    async shelf(viewer: Viewer, first: number, before: string | undefined): Promise<ShelfAnswer> {
      const rows = await store.shelf(viewer.userId, first, before);
      const sheets = rows.slice(0, first).map(({ id, code, madeAt, spec }) => {
        const { kind, variant, level, count } = spec;
        const title = titleOf(content, spec, viewer.locale);
        return { id, code, kind, variant, title, level, count, madeAt: madeAt.toISOString() };
      });
      return { sheets, hasMore: rows.length > first };
    },
    /** Takes a sheet off one's own shelf; the sheet itself, and paper with its code, stay good. */
    unshelve: (viewer: Viewer, entryId: string): Promise<boolean> => store.unshelve(viewer.userId, entryId),
  };
}
