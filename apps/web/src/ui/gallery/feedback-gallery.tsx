import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Overlay } from '../feedback/overlay.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { ProgressRing } from '../feedback/progress-ring.tsx';
import { SkeletonText } from '../feedback/skeleton.tsx';
import { OfflineNote } from '../feedback/offline-note.tsx';
import { EmptyState, ErrorState } from '../feedback/states.tsx';
import { ToastStack, ToastView } from '../feedback/toast-view.tsx';
import { GallerySection } from './gallery-section.tsx';

const TOASTS = [
  { kind: 'success', title: 'Saved' },
  { kind: 'error', title: 'That did not work', message: 'Please try again.' },
  { kind: 'warning', title: 'Almost full' },
  { kind: 'info', title: 'A new lesson is here' },
] as const;

/** Progress, waiting, emptiness, failure. */
export function FeedbackGallery() {
  const [shown, setShown] = useState(false);
  return (
    <GallerySection title="Feedback">
      <div className="grid items-center gap-6 md:grid-cols-[1fr_auto_auto]">
        <ProgressBar label="Lesson" value={3} max={7} valueText="3 of 7" />
        <ProgressRing label="Today" value={12} max={20} valueText="12 min" tone="gold" />
        <Button variant="secondary" onClick={() => setShown(!shown)}>
          Toasts
        </Button>
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Card>
          <SkeletonText label="Loading" lines={4} />
        </Card>
        <Card>
          <EmptyState
            level={3}
            title="Nothing here yet"
            text="What you do will be listed here."
            actions={<Button>Begin</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            level={3}
            title="That did not work"
            text="It is not your fault."
            actions={<Button variant="secondary">Try again</Button>}
          />
        </Card>
      </div>
      <OfflineNote>You are offline. What you have opened still works.</OfflineNote>
      <Overlay inline text="Signing you in..." />
      {shown && (
        <ToastStack label="Messages">
          {TOASTS.map((toast) => (
            <ToastView key={toast.kind} {...toast} closeLabel="Close" onClose={() => setShown(false)} />
          ))}
        </ToastStack>
      )}
    </GallerySection>
  );
}
