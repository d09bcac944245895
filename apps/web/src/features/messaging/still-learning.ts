import { createContext } from 'react';

/** True for a reader who is still learning to read and write: words are read aloud, and a few stand ready to send. */
export const StillLearningContext = createContext(false);
