import type { ReactNode } from 'react';
import { Ornament, type OrnamentName } from '../../ui/ornament/ornament.tsx';

interface CurriculumHeroProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly ornament: OrnamentName;
  readonly children?: ReactNode;
}

/** The head of a curriculum page, with its drawing. */
export function CurriculumHero({ eyebrow, title, lead, ornament, children }: CurriculumHeroProps) {
  return (
    <div className="relative overflow-hidden">
      <Ornament name={ornament} className="absolute -top-28 -right-28 size-[32rem] opacity-30" />
      <header className="page relative grid gap-5 pt-14 pb-8 lg:pt-20">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="max-w-[18ch] text-5xl">{title}</h1>
        <p className="max-w-prose text-xl text-mute">{lead}</p>
        {children}
      </header>
    </div>
  );
}
