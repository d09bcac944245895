import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import type { ComponentPropsWithRef } from 'react';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** What it does, in words: its accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant | undefined;
};

/** A square button with an icon; its name is for those who don't see the icon. */
export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} aria-label={label} className={`btn-icon ${className ?? ''}`}>
      {icon}
    </Button>
  );
}
