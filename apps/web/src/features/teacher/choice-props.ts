/** What a part of the settings reads and changes. */
export interface ChoiceProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly choose: (changes: Readonly<Record<string, string | boolean | null>>) => void;
}
