import { createElement, type SVGProps } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}
type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number | string };

const isNamed = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

/** In place of lucide-react's createLucideIcon: the same picture, without its contexts, variants and name. */
export function createLucideIcon({ node }: IconData) {
  return function LucideIcon({ size = 24, className, children, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? 'lucide' : `lucide ${className}`,
        'aria-hidden': isNamed(rest) || children !== undefined ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
