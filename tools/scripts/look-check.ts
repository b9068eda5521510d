import { runCommand } from './lib/command'
import { faintPairs, lackingParts, OWN_LOOK } from './lib/look-contrast'

/**
 * `npm run look:check [FOLDER]`: what a look lacks, and its pairs of text and ground that have too little contrast, in both
 * themes.
 */
await runCommand(async () => {
  const look = process.argv[2] || process.env.BRAND_LOOK || OWN_LOOK
  const lacking = lackingParts(look)
  const faint = lacking.length > 0 ? [] : faintPairs(look)
  for (const line of [...lacking, ...faint]) console.log(line)
  console.log(
    lacking.length > 0
      ? `${look} lacks ${lacking.length} parts that ${OWN_LOOK} has.`
      : `${faint.length} pairs have too little contrast.`,
  )
  if (lacking.length + faint.length > 0) process.exitCode = 1
})
