import type { ReactNode } from 'react';

/** One titled part of the gallery. */
export function GallerySection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="grid gap-6">
      <h2 className="text-3xl">{title}</h2>
      {children}
    </section>
  );
}
