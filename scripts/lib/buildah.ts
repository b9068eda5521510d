import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { startService } from './services'
import { SetupError } from './site-env'

/** Images and containers of this checkout alone; deleted at the end. */
const FOLDER = path.resolve('.cache/container')
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

/** Arguments that name the store. */
export const withStore = (args: string[]): string[] => [
  ...['--root', path.join(FOLDER, 'images'), '--runroot', path.join(FOLDER, 'run')],
  ...args,
]

/** Runs a program to its end. @returns its output @throws SetupError with the end of its output when it fails */
const run = async (program: string, args: string[], env = process.env): Promise<string> => {
  const service = startService(program, args, { env, program, isSilent: true })
  const code = await service.ended
  if (code === 0) return service.output().trim()
  throw new SetupError(`${program} failed (${code}):\n${service.output().slice(-4000)}`)
}

export const buildah = (args: string[], env?: NodeJS.ProcessEnv): Promise<string> =>
  run('buildah', withStore(args), env)

/** A new container; its id is the last line, below what is said of a download. */
export const containerOf = async (image: string, pull: 'always' | 'never'): Promise<string> => {
  const output = await buildah(['from', `--pull-${pull}`, image])
  return output.split('\n').at(-1) ?? ''
}

/** Debian with this Node and its npm, and the user of Node's own images. @returns the container */
const makeDebian = async (): Promise<string> => {
  const root = path.join(FOLDER, 'debian')
  const home = path.join(root, 'usr/local')
  const npm = path.join(await run('npm', ['root', '--global']), 'npm')
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root])
  cpSync(process.execPath, path.join(home, 'bin/node'))
  cpSync(npm, path.join(home, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(home, 'bin/npm'))
  await run('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node'])
  const container = await containerOf('scratch', 'never')
  await buildah(['add', '--quiet', container, root, '/'])
  return container
}

/**
 * The image that a Dockerfile starts from: the registry's, or Debian where no registry can be reached. It trusts the certificate
 * authorities of this machine, and the sandbox, which has no https.
 */
export async function prepareBase(name: string): Promise<void> {
  const image = `docker.io/library/${name}`
  const container = await containerOf(image, 'always').catch((error: SetupError) => {
    console.log(`${name} cannot be fetched, so its base is made of Debian packages: ${error.message}`)
    return makeDebian()
  })
  if (existsSync(AUTHORITIES)) {
    await buildah(['copy', '--quiet', container, AUTHORITIES, AUTHORITIES])
    await buildah(['config', '--env', `NODE_EXTRA_CA_CERTS=${AUTHORITIES}`, container])
  }
  await buildah(['config', '--env', 'CONTENTFUL_INSECURE=true', container])
  await buildah(['commit', '--quiet', '--rm', container, image])
}

/** Also after a failure, and once more where containers still end. */
export function deleteImages(): void {
  spawnSync('buildah', withStore(['rm', '--all']))
  spawnSync('buildah', withStore(['rmi', '--all', '--force']))
  // buildah leaves its store mounted on itself.
  spawnSync('umount', [path.join(FOLDER, 'images/overlay')])
  rmSync(FOLDER, { recursive: true, force: true })
}
