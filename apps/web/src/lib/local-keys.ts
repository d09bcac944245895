// What the browser's local storage remembers (spec §9). Each a constant of its own, so that a bundle carries those it uses.
export const language = 'language';
export const darkMode = 'darkMode';
export const ageGroup = 'ageGroup';
export const homeschoolTheme = 'homeschoolTheme';
export const inkSaving = 'inkSaving';
export const kimLevel = 'kimLevel';
export const kimProgress = 'kimProgress';
export const kimContext = 'kimContext';
/** The check-in of the tutor's that was shown last: none is shown twice. */
export const tutorCheckIn = 'tutorCheckIn';
/** Word of a child's cry that no server heard yet: what it was about, none of its words. */
export const tutorUntold = 'tutorUntold';
/** The child who was here last, for when nobody can be asked who is here. */
export const tutorLearner = 'tutorLearner';
/** The Sacred ID of the last sign-in, kept only when the person asked for quick PIN. */
export const quickSacredId = 'quickSacredId';
/** Whether that sign-in was by pictures: then they are shown first. */
export const quickByPictures = 'quickByPictures';
/** A child that waits for its parent's address to be confirmed: sealed by the server, and kept nowhere else. */
export const childDraft = 'childDraft';
