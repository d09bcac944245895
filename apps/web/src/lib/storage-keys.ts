/** What the browser's local storage remembers (spec §9). */
export const LOCAL_KEYS = {
  language: 'language',
  darkMode: 'darkMode',
  ageGroup: 'ageGroup',
  homeschoolTheme: 'homeschoolTheme',
  inkSaving: 'inkSaving',
  kimLevel: 'kimLevel',
  kimProgress: 'kimProgress',
  kimContext: 'kimContext',
  /** The check-in of the tutor's that was shown last: none is shown twice. */
  tutorCheckIn: 'tutorCheckIn',
  /** Word of a child's cry that no server heard yet: what it was about, none of its words. */
  tutorUntold: 'tutorUntold',
  /** The child who was here last, for when nobody can be asked who is here. */
  tutorLearner: 'tutorLearner',
  /** The Sacred ID of the last sign-in, kept only when the person asked for quick PIN. */
  quickSacredId: 'quickSacredId',
  /** Whether that sign-in was by pictures: then they are shown first. */
  quickByPictures: 'quickByPictures',
} as const;

/** What lives only as long as the tab. */
export const SESSION_KEYS = {
  token: 'authToken',
  oauthOrigin: 'oauthOrigin',
  /** Pages are shown as they come out on paper (spec §3: print mode). */
  printMode: 'printMode',
  /** Whose check-in was asked for in this tab: once a sign-in. */
  checkInAsked: 'checkInAsked',
  /** The plan somebody wanted before they signed in. */
  checkoutAsked: 'checkoutAsked',
} as const;

/** Where earlier versions kept the token; found ones are moved to session storage and removed. */
export const OLD_TOKEN_KEYS = ['authToken', 'auth_token', 'token'] as const;

export const COOKIES = { language: 'ori_lng', look: 'ori_theme', csrf: 'ori_csrf' } as const;
