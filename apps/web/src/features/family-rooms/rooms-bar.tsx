import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { GROUP_EMBLEMS, type GroupId, openRoom, type Room, type RoomGroup, roomGroups } from './rooms.ts';
import './rooms-bar.css';

interface GroupProps {
  readonly group: RoomGroup;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** The room on screen, wherever it is. */
  readonly here: Room | null;
}

function Group({ group: { id, rooms }, isOpen, onOpen, here }: GroupProps) {
  const { t } = useTranslation('rooms');
  const listId = useId();
  const isHere = rooms.some(({ path }) => path === here?.path);
  return (
    <li className="rooms-group">
      <button
        type="button"
        className="rooms-door"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-here={isHere || undefined}
        onClick={onOpen}
      >
        <Emblem shape={GROUP_EMBLEMS[id]} size={22} />
        {t(`group.${id}`)}
      </button>
      <ul id={listId} className="rooms-list" hidden={!isOpen}>
        {rooms.map((room) => (
          <li key={room.id}>
            <Link to={room.path} {...(room.path === here?.path ? { 'aria-current': 'page' as const } : {})}>
              {t(`room.${room.id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * The way between a parent's rooms: five groups, one of them open, its rooms beneath it. On a phone all
 * of it stands behind one button. `paths` are the pages that exist: a room is listed once its page is there.
 */
export function RoomsBar({ paths }: { readonly paths: readonly string[] }) {
  const { t } = useTranslation('rooms');
  const { pathname } = useLocation();
  const groups = roomGroups(paths);
  const here = openRoom(groups, pathname);
  const [opened, setOpened] = useState<GroupId | null>(here?.group ?? 'today');
  const [isUnfolded, setUnfolded] = useState(false);
  const wholeId = useId();
  return (
    <nav className="rooms-bar page no-print" aria-label={t('bar.label')}>
      <button
        type="button"
        className="rooms-fold"
        aria-expanded={isUnfolded}
        aria-controls={wholeId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <span>{t('bar.rooms')}</span>
        {here && <b>{t(`room.${here.room.id}`)}</b>}
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <ul id={wholeId} className="rooms-groups" data-unfolded={isUnfolded || undefined}>
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            here={here?.room ?? null}
            isOpen={opened === group.id}
            onOpen={() => setOpened(group.id)}
          />
        ))}
      </ul>
    </nav>
  );
}
