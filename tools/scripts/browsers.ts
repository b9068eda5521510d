import { buildFolder } from '../../src/shared/config/build-folder.ts'
import { checkBrowsers } from './lib/browsers/check'
import { runCommand } from './lib/command'

/** `npm run lint:browsers`: whether all supported browsers (`browserslist`) can run what was built. */
await runCommand(async () => {
  const faults = checkBrowsers(buildFolder(process.env))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
})
