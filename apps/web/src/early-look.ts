import { settleLook } from './lib/show-look.ts';

/** Runs before the first paint, in documents of browsers that carry no look of theirs to the server. */
settleLook();
