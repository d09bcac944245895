import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'normal' | 'large' | undefined;
  /** Takes the whole line. */
  readonly wide?: boolean | undefined;
}

/** The classes of a button, for elements that look like one. */
export function buttonClass({ variant = 'primary', size, wide }: ButtonLook, extra?: string): string {
  return classNames('btn', `btn-${variant}`, size === 'large' && 'btn-large', wide && 'w-full', extra);
}

type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Work is under way: a spinner shows, the focus stays, presses do nothing. */
    readonly busy?: boolean | undefined;
  };

/** A native button. Its `type` is `button` unless told otherwise. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={press}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy && <LoaderCircle className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}
