interface FieldFaultProps {
  /** What the field's `aria-describedby` names. */
  readonly id: string;
  /** What can be typed there; null where what stands in the field can be read, or nothing does. */
  readonly words: string | null;
}

/** Under a field: why what was typed cannot be taken. A screen reader hears it when it comes. */
export function FieldFault({ id, words }: FieldFaultProps) {
  return (
    <span id={id} className="lab-fault" aria-live="polite">
      {words}
    </span>
  );
}
