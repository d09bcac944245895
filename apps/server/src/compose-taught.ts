import type { Content } from '@ori/content/open-content';
import { judge } from '@ori/core/problems/judge';
import { generatorOf } from '@ori/core/problems/registry';
import { createCurriculumService } from './features/curriculum/curriculum.service.ts';
import { createLearningPathService } from './features/curriculum/learning-path.service.ts';
import { createMethodsService } from './features/curriculum/methods.service.ts';
import { createTextsService } from './features/texts/texts.service.ts';

const isPractised = (skill: string): boolean => generatorOf(skill) !== null;

/** What is taught, in which order, and by which methods, and what is written about it: the same for everybody. */
export function composeTaught({ content }: { readonly content: Content }) {
  return {
    curriculum: createCurriculumService({ content, isPractised }),
    paths: createLearningPathService({ content, isPractised }),
    texts: createTextsService({ content }),
    methods: createMethodsService({ content, generatorOf, judge }),
  };
}
