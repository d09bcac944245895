import { useChildren } from '../../features/families/families.queries.ts';
import { GiveSheet } from '../../features/worksheets/shelf/give-sheet.tsx';

/** A parent's children, each at a press. */
export function GiveToChildren({ code }: { readonly code: string }) {
  const children = useChildren();
  return <GiveSheet code={code} family={children.data?.children ?? []} />;
}
