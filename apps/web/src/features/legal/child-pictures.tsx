import type { ReactNode } from 'react';

/** Each drawing in a box of 120 by 120; only lines and flat shapes, in the colours of the theme. */
const DRAWINGS: readonly ReactNode[] = [
  // A shelf with a name card, a leaf of answers and a star.
  <>
    <path className="wood" d="M12 96h96v7H12z" />
    <path className="paper" d="M22 58h30v38H22zM58 46h22v50H58z" />
    <path className="ink" d="M28 70h18M28 80h12M63 58h12M63 68h12M63 78h8" />
    <path className="gold" d="m95 66 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" />
  </>,
  // Two big heads and a small one around a page.
  <>
    <circle className="clay" cx="34" cy="36" r="15" />
    <circle className="nile" cx="86" cy="36" r="15" />
    <circle className="gold" cx="60" cy="56" r="11" />
    <path className="clay" d="M14 96c0-24 8-38 20-38s16 8 18 18z" />
    <path className="nile" d="M106 96c0-24-8-38-20-38s-16 8-18 18z" />
    <path className="paper" d="M40 80h40v22H40z" />
    <path className="ink" d="M47 88h26M47 95h18" />
  </>,
  // A small figure and a big hand held over it: somebody comes.
  <>
    <circle className="gold" cx="42" cy="66" r="11" />
    <path className="gold" d="M26 104c0-18 7-25 16-25s16 7 16 25z" />
    <path
      className="nile"
      d="M104 104V60c0-26-18-40-44-40-18 0-34 8-44 20l9 8c8-10 20-16 35-16 20 0 32 10 32 28v44z"
    />
  </>,
  // A door with a keyhole of four marks.
  <>
    <path className="nile" d="M28 104V56a32 32 0 0 1 64 0v48z" />
    <circle className="paper" cx="48" cy="58" r="6" />
    <path className="paper" d="M66 52h12v12H66zM48 76l7 12H41zM72 76l7 6-7 6-7-6z" />
    <path className="ink" d="M28 104h64" />
  </>,
  // An eye with a line through it, and a coin with one.
  <>
    <path className="paper" d="M10 46c16-22 56-22 72 0-16 22-56 22-72 0z" />
    <circle className="ink-fill" cx="46" cy="46" r="10" />
    <circle className="gold" cx="86" cy="86" r="20" />
    <path className="clay-line" d="M16 74 78 18M68 104l36-36" />
  </>,
  // A raised hand.
  <>
    <path
      className="clay"
      d="M40 106V62l-10-14c-4-6 4-11 8-6l8 9V22c0-8 10-8 10 0v22-28c0-8 10-8 10 0v28-22c0-8 10-8 10 0v26-14c0-7 10-7 10 0v36c0 16-6 24-10 36z"
    />
    <path className="gold" d="m96 18 3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
  </>,
  // Leaves that blow away, and a moon for the month.
  <>
    <path className="gold" d="M92 18a22 22 0 1 0 12 38 26 26 0 0 1-12-38z" />
    <path
      className="leaf"
      d="M16 92c2-14 12-20 24-18-2 14-12 20-24 18zM46 66c4-12 14-16 24-12-4 12-14 16-24 12zM56 104c0-12 8-19 18-19 0 12-8 19-18 19z"
    />
    <path className="ink" d="M12 74c10-4 18 2 26-2M40 112c8-4 10 0 16-2" />
  </>,
];

/** The drawing beside a part of the page for children; nothing for a screen reader, the words say it all. */
export function ChildPicture({ part }: { readonly part: number }) {
  const drawing = DRAWINGS[part % DRAWINGS.length];
  return (
    <svg className="child-picture" viewBox="0 0 120 120" aria-hidden="true">
      {drawing}
    </svg>
  );
}
