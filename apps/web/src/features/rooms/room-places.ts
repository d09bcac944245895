import type { AgeGroup } from '@ori/contracts/roles';
import {
  Award,
  BookMarked,
  CalendarDays,
  ClipboardList,
  Flag,
  type LucideIcon,
  Mail,
  NotebookPen,
  Sparkles,
  Target,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** A place to go from a home. `name` is its key beneath `room.place`. */
export interface RoomPlace {
  readonly name: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

const PRACTICE: RoomPlace = { name: 'practice', to: '/dashboard/practice', icon: Target };
const PROGRESS: RoomPlace = { name: 'progress', to: '/dashboard/progress', icon: Sparkles };
const GOALS: RoomPlace = { name: 'goals', to: '/dashboard/goals', icon: Flag };
const SCHEDULE: RoomPlace = { name: 'schedule', to: '/dashboard/schedule', icon: CalendarDays };
const EARNED: RoomPlace = { name: 'earned', to: '/dashboard/achievements', icon: Award };
const GIVEN: RoomPlace = { name: 'given', to: '/dashboard/student/assignments', icon: ClipboardList };
const PAPER: RoomPlace = { name: 'paper', to: '/dashboard/worksheets', icon: NotebookPen };
const SHELF: RoomPlace = { name: 'shelf', to: '/dashboard/student/resources', icon: BookMarked };
const PROFILE: RoomPlace = { name: 'profile', to: '/dashboard/high/profile', icon: UserRound };
const BOARD: RoomPlace = { name: 'board', to: '/dashboard/middle/leaderboard', icon: UsersRound };
/** What the family and its teachers write; whoever learns alone finds only announcements there. */
const LETTERS: RoomPlace = { name: 'letters', to: '/dashboard/messages', icon: Mail };

const GROWN = [SCHEDULE, GIVEN, PRACTICE, PROGRESS, GOALS, EARNED, SHELF, PAPER];

/** Where the home of an age leads; those who do not read yet are led there by a grown-up. */
export const PLACES_OF_AGE: Readonly<Record<AgeGroup, readonly RoomPlace[]>> = {
  k2: [SCHEDULE, EARNED, GIVEN, GOALS, PAPER, LETTERS],
  elementary: [PRACTICE, SCHEDULE, GIVEN, PROGRESS, GOALS, EARNED, SHELF, PAPER, LETTERS],
  middle: [
    PRACTICE,
    { ...SCHEDULE, to: '/dashboard/middle/schedule' },
    { ...GIVEN, to: '/dashboard/middle/assignments' },
    PROGRESS,
    GOALS,
    { ...EARNED, to: '/dashboard/middle/rewards' },
    BOARD,
    SHELF,
    PAPER,
    LETTERS,
  ],
  high: [{ ...SCHEDULE, to: '/dashboard/high/schedule' }, ...GROWN.slice(1), PROFILE, LETTERS],
  university: GROWN,
  adult: GROWN,
};
