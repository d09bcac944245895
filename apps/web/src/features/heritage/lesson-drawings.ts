/** What far down a lesson is drawn by code that comes when a reader comes near: one file for all of it. */
export { ClaimSheetList } from './claim-sheet-list.tsx';
export { KimCardDrawing } from './kim-card-drawing.tsx';
export { PlaceDrawing } from './place-drawing.tsx';
