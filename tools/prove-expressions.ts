import { readFileSync, writeFileSync } from 'node:fs';
import { allExpressions } from './fences/expressions/all-expressions.ts';
import { isEndedInTime } from './fences/expressions/reached-by-nobody.ts';
import { findingIn, keyOf } from './fences/expressions/verdict.ts';

/**
 * Run by hand after expressions were added or changed: looks at those not proved yet, writes the proved ones down and
 * tells of the others. The fence does the same for what is new, and writes nothing.
 */
const PROVED = new URL('./fences/expressions/proved.json', import.meta.url);
const before = new Set(JSON.parse(readFileSync(PROVED, 'utf8')) as string[]);
const { expressions, unbuilt } = allExpressions();
const proved = new Set(expressions.map(keyOf).filter((key) => before.has(key)));
const write = () => writeFileSync(PROVED, `${JSON.stringify([...proved].toSorted(), null, 2)}\n`);
for (const expression of expressions.filter((each) => !proved.has(keyOf(each)) && !isEndedInTime(each))) {
  const finding = findingIn(expression);
  if (finding === null) {
    proved.add(keyOf(expression));
    write();
  } else console.log(`${expression.place} ${finding.growth} ${finding.attack}\n  /${expression.source}/`);
}
write();
for (const place of unbuilt) console.log(`${place} builds an expression that nothing builds here`);
