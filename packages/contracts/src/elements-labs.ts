import { z } from 'zod';
import { TABLE_VIEWS } from './table-views.ts';

const symbol = z.string().regex(/^[A-Z][a-z]?$/u, 'an element symbol');

/** An element inside a material, in the words of the page that shows it. */
const material = z.strictObject({
  symbol,
  text: z.string().min(1).max(300),
  /** The name of the claim's label. */
  label: z.string().min(1).max(60),
  /** What the page has to say on its old name; none where nothing is said. */
  word: z.string().max(120).nullable(),
  sources: z.array(z.string()).min(1),
});
export type TableMaterial = z.infer<typeof material>;

/**
 * The table of the 118 elements. `view` is what the learner begins with; `highlight` are symbols that stand out at
 * first; `materials`, where a page has them, are told in the view of that name, which is else not offered.
 */
export const periodicTableProps = z
  .strictObject({
    view: z.enum(TABLE_VIEWS),
    highlight: z.array(symbol).max(40).optional(),
    materials: z.array(material).min(1).max(60).optional(),
  })
  .refine(({ view, materials }) => view !== 'materials' || materials !== undefined, {
    error: 'the view of materials needs materials',
    path: ['materials'],
  });
export type PeriodicTableProps = z.infer<typeof periodicTableProps>;
