import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  readonly look?: 'raised' | 'plain' | 'inset';
  /** A quiet ornament for the upper corner. */
  readonly corner?: ReactNode;
};

/** A surface for one thing. */
export function Card({
  as: Element = 'div',
  look = 'raised',
  corner,
  className,
  children,
  ...rest
}: CardProps) {
  const Tag = Element as 'div';
  return (
    <Tag {...rest} className={classNames('card', look !== 'raised' && `card-${look}`, className)}>
      {corner && (
        <span className="card-corner" aria-hidden="true">
          {corner}
        </span>
      )}
      {children}
    </Tag>
  );
}
