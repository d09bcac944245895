const SKILL = 'skill:';
const PLACEMENT = 'placement:';
const SHEET = 'sheet:';

/** Where a question stands: a lesson, by its id; else the practice of one skill, a placement, or a worksheet. */
export function placeOfSkill(skill: string): string {
  return `${SKILL}${skill}`;
}
export function placeOfPlacement(runId: string): string {
  return `${PLACEMENT}${runId}`;
}

export function placeOfSheet(code: string): string {
  return `${SHEET}${code}`;
}

/** The lesson a place is, or null. No lesson's id has a colon in it. */
export function lessonOfPlace(place: string): string | null {
  return place.includes(':') ? null : place;
}

/** The placement a place is, or null. */
export function placementOfPlace(place: string): string | null {
  return place.startsWith(PLACEMENT) ? place.slice(PLACEMENT.length) : null;
}

/** The worksheet a place is, or null. */
export function sheetOfPlace(place: string): string | null {
  return place.startsWith(SHEET) ? place.slice(SHEET.length) : null;
}
