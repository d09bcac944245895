import { readPractice } from '../practice/read-practice.ts';
import { CONTENT_DIR } from './real-content.ts';

/** The practice that the product ships with, for tests that make questions of it. */
export const { generatorOf, misconceptionOf } = readPractice(CONTENT_DIR);
