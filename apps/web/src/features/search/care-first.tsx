import { Note } from '../../ui/note.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';

/** The tutor's words of care, before whatever was found; told to those who listen as soon as they come. */
export function CareFirst({ care }: { readonly care: string }) {
  return (
    <div role="alert" className="seek-care">
      <Note tone="lapis">
        <Paragraphs text={care} />
      </Note>
    </div>
  );
}
