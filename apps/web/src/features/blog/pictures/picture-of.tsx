import type { TextPicture } from '@ori/contracts/text-names';
import type { ComponentType } from 'react';
import { GouguPicture } from './gougu-picture.tsx';
import { LabelsPicture } from './labels-picture.tsx';
import { LadderPicture } from './ladder-picture.tsx';
import { LoavesPicture } from './loaves-picture.tsx';
import { LogPicture } from './log-picture.tsx';
import { PrivacyPicture } from './privacy-picture.tsx';
import { RetentionPicture } from './retention-picture.tsx';
import { SeedPicture } from './seed-picture.tsx';

const PICTURES: Readonly<Record<TextPicture, ComponentType>> = {
  gougu: GouguPicture,
  labels: LabelsPicture,
  ladder: LadderPicture,
  loaves: LoavesPicture,
  log: LogPicture,
  privacy: PrivacyPicture,
  retention: RetentionPicture,
  seed: SeedPicture,
};

/** The drawing of an article, drawn by rule from what the article is about. */
export function PictureOf({ picture }: { readonly picture: TextPicture }) {
  const Picture = PICTURES[picture];
  return <Picture />;
}
