import { classNames } from '../class-names.ts';
import '../styles/skeleton.css';

/** A grey place where something will stand; give it the size of the thing with classes such as `h-6 w-40`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />;
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'] as const;

/** A few lines of text on their way. `label` is said once to a screen reader. */
export function SkeletonText({ lines = 3, label }: { readonly lines?: number; readonly label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={`h-4 ${WIDTHS[index % WIDTHS.length]}`} />
      ))}
    </div>
  );
}
