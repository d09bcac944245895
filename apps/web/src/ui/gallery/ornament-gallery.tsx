import { Emblem } from '../ornament/emblem.tsx';
import { OriEmblem, type OriMood } from '../ornament/ori-emblem.tsx';
import { Divider, Ornament, type OrnamentName } from '../ornament/ornament.tsx';
import { GallerySection } from './gallery-section.tsx';

const MOODS: readonly OriMood[] = ['greeting', 'thinking', 'helping', 'celebrating', 'concerned'];
const NAMES: readonly OrnamentName[] = ['circles', 'star', 'girih', 'lattice'];
const SHAPES = ['star', 'circles', 'sun', 'hexagon', 'orbit', 'wave'] as const;

/** What geometry draws. */
export function OrnamentGallery() {
  return (
    <GallerySection title="Ornament">
      <div className="flex flex-wrap gap-6">
        {MOODS.map((mood) => (
          <figure key={mood} className="text-center text-sm text-mute">
            <OriEmblem mood={mood} size={120} />
            <figcaption>{mood}</figcaption>
          </figure>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-6 md:grid-cols-4">
        {NAMES.map((name) => (
          <Ornament key={name} name={name} className="aspect-square w-full" turning={name === 'star'} />
        ))}
      </div>
      <Divider />
      <div className="flex flex-wrap gap-6 text-nile">
        {SHAPES.map((shape) => (
          <Emblem key={shape} shape={shape} />
        ))}
      </div>
    </GallerySection>
  );
}
