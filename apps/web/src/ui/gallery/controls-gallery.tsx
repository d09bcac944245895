import { Heart } from 'lucide-react';
import { Badge } from '../badge.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Disclosure } from '../disclosure.tsx';
import { EvidenceChip } from '../evidence-chip.tsx';
import { IconButton } from '../icon-button.tsx';
import { LinkButton } from '../link-button.tsx';
import { Ornament } from '../ornament/ornament.tsx';
import { StepList } from '../step-list.tsx';
import { Tooltip } from '../tooltip.tsx';
import { GallerySection } from './gallery-section.tsx';

function Surfaces() {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        <Card corner={<Ornament name="circles" />}>
          <p className="eyebrow">Raised</p>
          <h3 className="text-xl">A card with a corner</h3>
          <p className="text-mute">One thing on one surface.</p>
        </Card>
        <Card look="plain">
          <h3 className="text-xl">Plain</h3>
          <p className="text-mute">No shadow.</p>
        </Card>
        <Card look="inset">
          <h3 className="text-xl">Inset</h3>
          <p className="text-mute">Inside another.</p>
        </Card>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <Disclosure summary="What is a disclosure?">It opens without a script.</Disclosure>
          <Disclosure summary="And this?">It too.</Disclosure>
        </div>
        <StepList
          doneLabel="done"
          steps={[
            { id: 'a', title: 'First', text: 'What was done.', state: 'done' },
            { id: 'b', title: 'Second', text: 'Where one is.', state: 'current' },
            { id: 'c', title: 'Third' },
          ]}
        />
      </div>
    </>
  );
}

/** Buttons, chips, cards and what opens. */
export function ControlsGallery() {
  return (
    <GallerySection title="Controls and surfaces">
      <Breadcrumbs
        label="You are here"
        items={[{ label: 'Courses', to: '/' }, { label: 'Fractions', to: '/' }, { label: 'Half a loaf' }]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button size="large">Large</Button>
        <Button busy>Saving</Button>
        <Button disabled>Disabled</Button>
        <LinkButton to="/" variant="secondary">
          Link
        </LinkButton>
        <Tooltip text="Keeps it for later">
          {(describedBy) => (
            <IconButton
              label="Keep"
              aria-describedby={describedBy}
              icon={<Heart size={20} aria-hidden="true" />}
            />
          )}
        </Tooltip>
      </div>
      <div className="flex flex-wrap gap-3">
        <EvidenceChip kind="science" label="Established science" />
        <EvidenceChip kind="record" label="Historical record" />
        <EvidenceChip kind="debate" label="Scholars debate" />
        <EvidenceChip kind="tradition" label="Living tradition" />
        <EvidenceChip kind="unsupported" label="No good evidence" />
        <Badge>Grade 3</Badge>
        <Badge tone="gold">New</Badge>
        <Badge tone="lapis">Sky</Badge>
      </div>
      <Surfaces />
    </GallerySection>
  );
}
