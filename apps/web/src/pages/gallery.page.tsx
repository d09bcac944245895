import { AriaGallery } from '../ui/gallery/aria-gallery.tsx';
import { ChartsGallery } from '../ui/gallery/charts-gallery.tsx';
import { ControlsGallery } from '../ui/gallery/controls-gallery.tsx';
import { FeedbackGallery } from '../ui/gallery/feedback-gallery.tsx';
import { FormsGallery } from '../ui/gallery/forms-gallery.tsx';
import { OrnamentGallery } from '../ui/gallery/ornament-gallery.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TokensGallery } from '../ui/gallery/tokens-gallery.tsx';

/** Every part of the design system in one place, for those who build with it. Development only. */
export function Page() {
  return (
    <div className="page pb-20">
      <PageHeader
        eyebrow="Development"
        title="Gallery"
        lead="Every part of the design system, in the theme and the density you look at it with."
      />
      <div className="grid gap-16">
        <TokensGallery />
        <ControlsGallery />
        <FormsGallery />
        <FeedbackGallery />
        <AriaGallery />
        <ChartsGallery />
        <OrnamentGallery />
      </div>
    </div>
  );
}
