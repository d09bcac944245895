import { judge } from '@ori/core/problems/judge';
import { isPractised } from '@ori/core/problems/registry';
import type { AppDeps } from './app.deps.ts';
import { createCurriculumService } from './features/curriculum/curriculum.service.ts';
import { createLearningPathService } from './features/curriculum/learning-path.service.ts';
import { createMethodsService } from './features/curriculum/methods.service.ts';
import { createMisreadingsService } from './features/curriculum/misreadings.service.ts';
import { createNewTexts } from './features/legal/new-texts.ts';
import { createTextsService } from './features/texts/texts.service.ts';

/** What is taught, in which order, and by which methods, and what is written, about it and of the law: the same for everybody. */
export function composeTaught(deps: AppDeps) {
  const { content } = deps;
  const { generatorOf } = content.practice;
  return {
    curriculum: createCurriculumService({ content, isPractised }),
    paths: createLearningPathService({ content, isPractised }),
    texts: createTextsService({ content }),
    newTexts: createNewTexts(deps),
    methods: createMethodsService({ content, generatorOf, judge }),
    misreadings: createMisreadingsService({ content, generatorOf }),
  };
}
