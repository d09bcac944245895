import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button.tsx';

/** A router link that looks like a button. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
