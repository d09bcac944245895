import type { SignUpAge } from './sign-up-choice.ts';

const SIDES: Readonly<Record<SignUpAge, number>> = { k2: 3, elementary: 4, middle: 6, high: 8 };

function polygon(sides: number): string {
  const points = Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * 2 * Math.PI - Math.PI / 2;
    return `${(20 + 15 * Math.cos(angle)).toFixed(2)},${(20 + 15 * Math.sin(angle)).toFixed(2)}`;
  });
  return points.join(' ');
}

/** The older, the more sides. */
export function AgeMark({ age }: { readonly age: SignUpAge }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <polygon points={polygon(SIDES[age])} />
      <circle cx="20" cy="20" r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}
