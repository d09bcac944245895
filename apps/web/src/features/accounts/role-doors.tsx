import { Link } from 'react-router';
import { circle, polyline, ring } from '../../ui/ornament/points.ts';
import { starPolygon } from '../../ui/ornament/star.ts';
import type { SignUpRole } from './sign-up-choice.ts';
import './role-doors.css';

/** An arched door, 120 wide and 150 high, and the floor before it. */
const ARCH = 'M10 148V60a50 50 0 0 1 100 0v88';

const family = ring([60, 84], 28, 3, 0.5);
/** What is seen through each door. */
const ROOMS: Readonly<Record<SignUpRole, { readonly lines: string; readonly lights: string }>> = {
  // An open book, and a star that rises from it.
  student: {
    lines: `${starPolygon([60, 60], 25, 8, 3)}M60 112Q42 100 24 106V132Q42 126 60 138Q78 126 96 132V106Q78 100 60 112V138`,
    lights: circle([60, 60], 5),
  },
  // Three who belong together, and one who has all of them in view.
  parent: {
    lines: `${polyline(family, true)}${family.map((point) => polyline([[60, 84], point])).join('')}${circle([60, 84], 44)}`,
    lights: [circle([60, 84], 9), ...family.map((point) => circle(point, 6))].join(''),
  },
  // A sheet with a construction on it.
  teacher: {
    lines: `M30 56H90V134H30Z${circle([52, 90], 16)}${circle([68, 90], 16)}M40 118H80M40 126H66`,
    lights: [circle([60, 76.1], 3), circle([60, 103.9], 3)].join(''),
  },
  // Stairs, as far up as one likes.
  adult: {
    lines: 'M18 136H38V120H56V104H74V88H92V136Z',
    lights: circle([76, 56], 13),
  },
};

interface Door {
  readonly role: SignUpRole;
  readonly title: string;
  readonly text: string;
}

/** Who begins: four doors of one street, each a link with a view of what is behind it. */
export function RoleDoors({ label, doors }: { readonly label: string; readonly doors: readonly Door[] }) {
  return (
    <ul aria-label={label} className="doors">
      {doors.map(({ role, title, text }) => (
        <li key={role} data-role={role}>
          <Link to={`/account-type?role=${role}`} className="door">
            <svg viewBox="0 0 120 150" aria-hidden="true" focusable="false">
              <path className="door-arch" d={`${ARCH}Z`} />
              <path className="door-lines" d={ROOMS[role].lines} />
              <path className="door-lights" d={ROOMS[role].lights} />
            </svg>
            <span className="door-title">{title}</span>
            <span className="door-text">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
