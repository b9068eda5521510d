import { parseArgs } from 'node:util'
import { runCommand } from './lib/command'
import { pickRules, readGuards, readRules, unguardedOf, WITHOUT_TEST } from './lib/rules'
import { SetupError } from './lib/site-env'

/** Rules that one commit's id draws. */
const DRAWN = 20

/**
 * `npm run rules [-- RULE ... --draw=COMMIT]`: rules of docs/behavior.md, each with the tests that guard it. Those that a commit's id
 * draws are to be broken in the code one by one: where the named tests stay green, the rule has no test. Fails while a rule
 * has none.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { draw: { type: 'string' } }, allowPositionals: true })
  const rules = readRules()
  const unknown = positionals.filter((id) => !rules.includes(id))
  if (unknown.length > 0) throw new SetupError(`docs/behavior.md has no rule ${unknown.join(', ')}.`)
  const guards = readGuards(rules)
  const named = positionals.length > 0 ? positionals : rules
  for (const id of values.draw ? pickRules(rules, values.draw, DRAWN) : named) {
    console.log(id)
    const lines = guards.flatMap(({ rule, file, title }) =>
      rule === id ? [`${file}: ${title ?? 'whole file'}`] : [],
    )
    for (const line of new Set(lines)) console.log(`  ${line}`)
    if (WITHOUT_TEST[id]) console.log(`  no test: ${WITHOUT_TEST[id]}`)
  }
  const unguarded = unguardedOf(rules, guards)
  console.log(
    `${rules.length} rules, ${unguarded.length} without a test${unguarded.map((id) => ` ${id}`).join('')}.`,
  )
  if (unguarded.length > 0) process.exitCode = 1
})
