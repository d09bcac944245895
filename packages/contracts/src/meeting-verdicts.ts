/**
 * What may honestly be said of two ideas: `documented` — a source shows the way from one to the other; `debated` —
 * scholars argue over such a way; `in-time` — their people could have met, and no source says that this idea was
 * handed on; `too-late` — too far apart to meet, though the later could have inherited; `no-contact` — none of our
 * sources knows a road between their peoples by then; `undated` — their years are not told.
 */
export const MEETING_VERDICTS = [
  'documented',
  'debated',
  'in-time',
  'too-late',
  'no-contact',
  'undated',
] as const;
export type MeetingVerdict = (typeof MEETING_VERDICTS)[number];
