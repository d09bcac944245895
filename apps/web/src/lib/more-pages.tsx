import { Button } from '../ui/button.tsx';

interface Props {
  /** A list that is read page by page. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly label: string;
  readonly className?: string;
}

/** Asks for the next page of a list, as long as there is one. */
export function MorePages({ query, label, className }: Props) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      {...(className === undefined ? {} : { className })}
    >
      {label}
    </Button>
  );
}
