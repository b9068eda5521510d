import path from 'node:path'
import { enterRunFolder } from './lib/run-folder'
import { runInstead } from './lib/run-instead.mjs'

/** `node tools/scripts/bootstrap.mjs run TOOL [ARGUMENT ...]`: a tool on the right Node, with its packages installed. */
const TOOLS: Record<string, string> = {
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  stylelint: 'stylelint/bin/stylelint.mjs',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
}

const [name = '', ...args] = process.argv.slice(2)
const file = TOOLS[name]
if (name === 'jest') enterRunFolder()
if (file !== undefined) runInstead(process.execPath, [path.join('node_modules', file), ...args])
else {
  console.error(`No such tool: "${name}". There are: ${Object.keys(TOOLS).join(', ')}.`)
  process.exitCode = 1
}
