import { GallerySection } from './gallery-section.tsx';

const SWATCHES = [
  'bg-night',
  'bg-night-2',
  'bg-night-3',
  'bg-line',
  'bg-edge',
  'bg-ink',
  'bg-mute',
  'bg-gold',
  'bg-nile',
  'bg-clay',
  'bg-lapis',
  'bg-leaf',
  'bg-danger',
] as const;
const DENSITIES = ['k2', 'elementary', 'middle', 'high'] as const;

/** Colours, type and the four densities. */
export function TokensGallery() {
  return (
    <GallerySection title="Tokens">
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-7">
        {SWATCHES.map((name) => (
          <li key={name} className="grid gap-1 text-xs">
            <span className={`h-14 rounded-control border border-line ${name}`} />
            {name.slice(3)}
          </li>
        ))}
      </ul>
      <p className="font-display text-4xl">Ọ̀ṣun, Ifẹ̀, Ṣaṭcakra, Ṭūsī, ḥikma, Hawaiʻi, Kʼicheʼ, Śrīvidyā</p>
      <p className="text-lg">
        Ọ̀ṣun, Ifẹ̀, Ṣaṭcakra, Ṭūsī, ḥikma, Hawaiʻi, Kʼicheʼ, Śrīvidyā — á é í ñ ç œ «oui»
      </p>
      <div className="grid gap-4 md:grid-cols-4">
        {DENSITIES.map((density) => (
          <div key={density} data-density={density} className="card grid content-start gap-stack">
            <h3 className="text-xl">{density}</h3>
            <p>The text of this density.</p>
            <button type="button" className="btn btn-primary">
              Press
            </button>
          </div>
        ))}
      </div>
    </GallerySection>
  );
}
