import { billOfMaterials } from './run/bill-of-materials.ts';

/** `npm run sbom`: the bill of materials of what runs in production, for whoever must know what it is made of. */
const { code } = await billOfMaterials();
process.stdout.write('Written to .cache/reports/sbom.cdx.json\n');
process.exitCode = code;
