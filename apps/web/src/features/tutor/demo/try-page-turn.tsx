import { OwnLine } from '../own-line.tsx';
import { ReplyBody } from '../reply-body.tsx';
import { TurnNode } from '../turn-node.tsx';
import { Gloss } from './gloss.tsx';
import type { TryTurn } from './use-try.ts';

const stay = () => undefined;

/** What was said and answered, with the note in its margin. */
export function TryPageTurn({ turn }: { readonly turn: TryTurn }) {
  const { asked, reply } = turn;
  const { move } = reply.metadata;
  return (
    <>
      <OwnLine text={asked} />
      <li className="tutor-turn try-turn" data-move={move}>
        <TurnNode move={move} />
        <ReplyBody reply={reply} onOpen={stay} />
        <Gloss reply={reply} />
      </li>
    </>
  );
}
