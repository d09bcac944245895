/** What somebody may talk about besides their lessons; each has an answer of its own. */
export type TalkKind =
  | 'sad'
  | 'unwell'
  | 'discouraged'
  | 'test-fear'
  | 'small-talk'
  | 'affection'
  | 'write-for-me'
  | 'unreadable'
  | 'begin';

/** One way of talking, read against a message's plain words. */
export interface TalkRule {
  readonly kind: TalkKind;
  readonly pattern: RegExp;
}
