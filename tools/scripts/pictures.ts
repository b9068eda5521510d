import { runCommand } from './lib/command'
import { galleryPort } from './lib/gallery'
import { browserHere, readBrowserNote, sameBrowser, writeBrowserNote } from './lib/picture-browser'
import { dropOrphans, packPictures, unpackPictures } from './lib/picture-files'
import { choosePorts, TEST_PORTS } from './lib/ports'
import { enterRunFolder } from './lib/run-folder'
import { runToEnd } from './lib/services'
import { testEnv } from './lib/test-env'

/**
 * `npm run pictures`: compares every component of the gallery and a page of each type with the stored pictures.
 * `-- --update` stores what differs instead; `-- --anyway` compares in another browser than that of the pictures, too.
 * Other arguments go to Playwright: `-- -g Card`, `-- --project=360`.
 */
const UPDATE = '--update'
const ANYWAY = '--anyway'

const compare = async (args: string[]): Promise<boolean> => {
  const env = { ...process.env, ...(await choosePorts(process.env, TEST_PORTS)), ...(await galleryPort()) }
  return runToEnd(
    'Playwright',
    ['node_modules/@playwright/test/cli.js', 'test', '--config=playwright.pictures.config.ts', ...args],
    { env: { ...env, ...testEnv(env), NODE_ENV: 'test' }, isShown: true },
  )
}

await runCommand(async () => {
  enterRunFolder()
  const given = process.argv.slice(2)
  const args = given.filter((arg) => arg !== UPDATE && arg !== ANYWAY)
  const isUpdate = given.includes(UPDATE)
  const here = await browserHere()
  const stored = readBrowserNote()
  if (!isUpdate && stored !== null && !sameBrowser(here, stored) && !given.includes(ANYWAY)) {
    console.log(
      `Nothing was compared: the pictures were taken with ${stored.browser} on ${stored.platform}, and this is ${here.browser} on ${here.platform}, which renders letters otherwise.`,
    )
    console.log('What to do: CONTRIBUTING.md, "Pictures".')
    return
  }
  await unpackPictures()
  const startedAt = Date.now()
  const isGreen = await compare([...args, `--update-snapshots=${isUpdate ? 'changed' : 'none'}`])
  if (isUpdate) {
    await packPictures(startedAt)
    if (args.length === 0 && isGreen) await dropOrphans()
    writeBrowserNote(here)
  }
  if (!isGreen) process.exitCode = 1
})
