import { Button, type ButtonProps } from 'react-aria-components/Button';
import { type ButtonLook, buttonClass } from '../button.tsx';

/** The house's button as React Aria wants it: for triggers of dialogs, menus and popovers. Its event is `onPress`. */
export function PressButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: Omit<ButtonProps, 'className'> & ButtonLook & { readonly className?: string }) {
  return <Button {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
