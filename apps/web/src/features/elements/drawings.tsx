import type { ReactNode } from 'react';
import { KeptDrawing } from '../../lib/labs/kept-drawing.tsx';
import type { Drawn } from './specimen-sheet.tsx';

/** Drawn on the server; the browser keeps it and fetches the code only where nothing was drawn. */
const onServer = import.meta.env.SSR ? await import('./specimen-sheet.tsx') : null;

async function drawLate(specimens: readonly Drawn[]): Promise<ReactNode> {
  const { SpecimenSheet: Sheet } = await import('./specimen-sheet.tsx');
  return <Sheet specimens={specimens} />;
}

/** The drawings that pictures and small tables of the page point at. */
export function Drawings({ specimens }: { readonly specimens: readonly Drawn[] }) {
  return (
    <KeptDrawing
      drawn={onServer && <onServer.SpecimenSheet specimens={specimens} />}
      draw={() => drawLate(specimens)}
    />
  );
}

/** A specimen as it looks; what it is stands beside it in words. */
export function SpecimenPicture({ id }: { readonly id: string }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <use href={`#sp-${id}`} />
    </svg>
  );
}

/** The table in small with the places of a specimen's elements lit; the elements stand beside it in words. */
export function SmallTable({ id }: { readonly id: string }) {
  return (
    <svg viewBox="0 0 433 227" aria-hidden="true" className="kemet-table">
      <use href="#pt-places" />
      <use href={`#pt-${id}`} className="kemet-lit" />
    </svg>
  );
}
