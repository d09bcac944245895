import { settleLook } from './lib/change-look.ts';

/** Runs before the first paint, in documents of browsers that carry no look of theirs to the server. */
settleLook();
