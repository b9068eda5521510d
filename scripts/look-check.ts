import { faintPairs, OWN_LOOK } from './lib/look-contrast'

/** `npm run look:check [FOLDER]`: the pairs of text and ground of a look that have too little contrast, in both themes. */
const look = process.argv[2] ?? process.env.BRAND_LOOK ?? OWN_LOOK
const faint = faintPairs(look || OWN_LOOK)
for (const pair of faint) console.log(pair)
console.log(`${faint.length} pairs have too little contrast.`)
if (faint.length > 0) process.exitCode = 1
