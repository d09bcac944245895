import { writeFileSync } from 'node:fs';
import { allExpressions } from './fences/expressions/all-expressions.ts';
import { isOpen } from './fences/expressions/reached-by-nobody.ts';
import { findingIn, keyOf, PROVED, provedBefore } from './fences/expressions/verdict.ts';

/**
 * Run by hand after expressions were added or changed: looks at those not proved yet, writes the proved ones down and
 * tells of the others. The fence does the same for what is new, and writes nothing.
 */
const before = provedBefore();
const { expressions, unbuilt } = allExpressions();
const proved = new Set(expressions.map(keyOf).filter((key) => before.has(key)));
const write = () => writeFileSync(PROVED, `${JSON.stringify([...proved].toSorted(), null, 2)}\n`);
for (const expression of expressions.filter((each) => !proved.has(keyOf(each)) && isOpen(each))) {
  const finding = findingIn(expression);
  if (finding === null) {
    proved.add(keyOf(expression));
    write();
  } else console.log(`${expression.place} ${finding.growth} ${finding.attack}\n  /${expression.source}/`);
}
write();
for (const place of unbuilt) console.log(`${place} builds an expression that nothing builds here`);
