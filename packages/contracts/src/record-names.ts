/** What a record of home education is kept in, free of any library: pages read it without the shapes. */

/** What a day was. `full`, `half` and `trip` are days of attendance, the others are not. */
export const ATTENDANCE_KINDS = ['full', 'half', 'trip', 'absent', 'holiday', 'sick'] as const;
export type AttendanceKind = (typeof ATTENDANCE_KINDS)[number];

/** What an entry of the log tells of. The first three are counted by the product, the others a parent writes. */
export const ENTRY_KINDS = [
  'lesson',
  'practice',
  'tutor',
  'activity',
  'book',
  'trip',
  'co-op',
  'music',
  'sport',
  'other',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
/** What a parent may write an entry of. */
export const WRITTEN_KINDS = [
  'lesson',
  'activity',
  'book',
  'trip',
  'co-op',
  'music',
  'sport',
  'other',
] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

export const ENTRY_PLACES = ['home', 'away'] as const;
export type EntryPlace = (typeof ENTRY_PLACES)[number];

/** Who says so: counted while the child worked, or written by a parent. */
export const RECORD_SOURCES = ['automatic', 'parent'] as const;
export type RecordSource = (typeof RECORD_SOURCES)[number];

/** Most minutes one entry can tell of, and one day can have been. */
export const ENTRY_MINUTES_MAX = 960;
export const ENTRY_TITLE_MAX = 120;
export const STATE_SUBJECT_MAX = 160;
export const MATERIALS_MAX = 10;
export const MATERIAL_MAX = 160;
export const BECAUSE_MAX = 200;
export const YEAR_TEXT_MAX = 120;
/** A year of records is at most so long, both ends included. */
export const YEAR_DAYS_MAX = 400;
/** Minutes that make a full day of attendance, where a family set none of its own. */
export const FULL_DAY_MINUTES = 240;
/** Records may be written of days at most so long ago: a family that comes over brings its years along. */
export const RECORD_DAYS_BACK = 5 * 366;
