import { runCommand } from './lib/command'
import { choosePorts, TEST_PORTS } from './lib/ports'
import { enterRunFolder } from './lib/run-folder'
import { runToEnd } from './lib/services'
import { testEnv } from './lib/test-env'

/** `npm run test:e2e [-- FILE or any argument of Playwright]`: on free ports, with a build where one is needed. */
await runCommand(async () => {
  enterRunFolder()
  const env = { ...process.env, ...(await choosePorts(process.env, TEST_PORTS)) }
  const isGreen = await runToEnd(
    'Playwright',
    ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
    { env: { ...env, ...testEnv(env), NODE_ENV: 'test' }, isShown: true },
  )
  if (!isGreen) process.exitCode = 1
})
