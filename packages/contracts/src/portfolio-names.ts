/** Names and limits of the portfolio, free of any library: pages read them without the shapes. */
export const PERIODS = ['early', 'middle', 'late'] as const;
export type Period = (typeof PERIODS)[number];

/** What a work sample may be sent as. Pictures are made anew, as WebP, without what their camera wrote into them. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const KEPT_TYPES = ['image/webp', 'application/pdf'] as const;
export type KeptType = (typeof KEPT_TYPES)[number];

export const FILE_MAX_BYTES = 12 * 1024 * 1024;
/**
 * Pictures that take more when they are decoded are not opened: 50 megapixels in colour, as phones take them, 37 where
 * they may be see-through.
 */
export const PICTURE_MAX_BYTES = 150_000_000;
/** The longer side of a picture as it is kept, and of the small one of lists. */
export const PICTURE_SIDE_PX = 1_800;
export const THUMB_SIDE_PX = 360;

/** All files of one child together. */
export const PORTFOLIO_MAX_BYTES = 500 * 1024 * 1024;
export const SAMPLES_MAX = 400;
export const BOOKS_MAX = 1_000;
export const ASSESSMENTS_MAX = 100;

export const SAMPLE_TITLE_MAX = 120;
export const SAMPLE_WORDS_MAX = 600;
export const SHORT_TEXT_MAX = 120;

/** A test has scores; an evaluator looks at the portfolio and talks with the child. */
export const ASSESSMENT_KINDS = ['test', 'evaluation'] as const;

/** What of the portfolio is on paper: all of it, or the page an evaluator signs. */
export const PORTFOLIO_DOCUMENTS = ['portfolio', 'evaluation'] as const;
export type PortfolioDocument = (typeof PORTFOLIO_DOCUMENTS)[number];
/** What stands in a portfolio, as its address names it. */
export const PORTFOLIO_PARTS = ['samples', 'books', 'assessments'] as const;
export type PortfolioPart = (typeof PORTFOLIO_PARTS)[number];
