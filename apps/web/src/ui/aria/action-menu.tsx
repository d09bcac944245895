import type { ReactElement, ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import '../styles/aria.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Leads somewhere instead of doing something. */
  readonly href?: string;
}

interface ActionMenuProps {
  /** A `PressButton`. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly onAction?: (id: string) => void;
}

/** A button that opens a list of things to do; arrows, letters and Escape work. */
export function ActionMenu({ trigger, label, items, onAction }: ActionMenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="popover">
        <Menu className="menu" aria-label={label} onAction={(id) => onAction?.(String(id))}>
          {items.map(({ id, label: words, icon, danger, href }) => (
            <MenuItem
              key={id}
              id={id}
              className="menu-item"
              textValue={words}
              data-danger={danger || undefined}
              {...(href === undefined ? {} : { href })}
            >
              {icon}
              {words}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
