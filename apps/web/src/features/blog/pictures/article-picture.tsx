import type { TextPicture } from '@ori/contracts/text-names';
import type { ReactNode } from 'react';
import { KeptDrawing } from '../../../lib/labs/kept-drawing.tsx';

/** Drawn on the server; the browser keeps it and fetches the code only where nothing was drawn. */
const onServer =
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await import('./picture-of.tsx') : null;

async function drawLate(picture: TextPicture): Promise<ReactNode> {
  const { PictureOf } = await import('./picture-of.tsx');
  return <PictureOf picture={picture} />;
}

interface ArticlePictureProps {
  readonly picture: TextPicture;
  /** The picture in words; without it the picture is only there to please the eye. */
  readonly alt?: string;
}

/** The drawing of an article. */
export function ArticlePicture({ picture, alt }: ArticlePictureProps) {
  const drawing = (
    <KeptDrawing
      key={picture}
      drawn={onServer && <onServer.PictureOf picture={picture} />}
      draw={() => drawLate(picture)}
    />
  );
  if (alt === undefined)
    return (
      <div className="pic" aria-hidden="true">
        {drawing}
      </div>
    );
  return (
    <div className="pic" role="img" aria-label={alt}>
      {drawing}
    </div>
  );
}
