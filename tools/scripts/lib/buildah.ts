import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type Service, startService } from './services'
import { SetupError } from './site-env'

/** Images and containers of this checkout alone; deleted at the end. */
const FOLDER = path.resolve('.cache/container')
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

const TEMPORARY = path.join(FOLDER, 'tmp')

/** Arguments that name the store. */
const STORE = ['--root', path.join(FOLDER, 'images'), '--runroot', path.join(FOLDER, 'run')]

/** What is mounted below a folder, the last first. */
const mountsBelow = (folder: string): string[] =>
  readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .flatMap((line) => line.split(' ')[1] ?? [])
    .filter((place) => place.startsWith(`${folder}/`))
    .reverse()

/** Starts buildah with the store of this checkout. */
export function startBuildah(name: string, args: string[], env = process.env): Service {
  mkdirSync(TEMPORARY, { recursive: true })
  const own = { ...env, TMPDIR: TEMPORARY }
  return startService(name, [...STORE, ...args], { env: own, program: 'buildah', isSilent: true })
}

/** @returns the output of what ends well @throws SetupError with the end of its output when it fails */
const outputOf = async (service: Service): Promise<string> => {
  const code = await service.ended
  if (code === 0) return service.output().trim()
  throw new SetupError(`${service.name} failed (${code}):\n${service.output().slice(-4000)}`)
}

const run = (program: string, args: string[]): Promise<string> =>
  outputOf(startService(program, args, { env: process.env, program, isSilent: true }))

export const buildah = (args: string[], env?: NodeJS.ProcessEnv): Promise<string> =>
  outputOf(startBuildah('buildah', args, env))

/** A new container; its id is the last line, below what is said of a download. */
export const containerOf = async (image: string, pull: 'always' | 'never'): Promise<string> => {
  const output = await buildah(['from', `--pull-${pull}`, image])
  return output.split('\n').at(-1) ?? ''
}

/** Debian with this Node and its npm, and the user of Node's own images. @returns the container */
const makeDebian = async (): Promise<string> => {
  const root = path.join(FOLDER, 'debian')
  const home = path.join(root, 'usr/local')
  // The one that runs this command.
  const npm = path.resolve(process.env.npm_execpath ?? '', '../..')
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

/** Of an image, in megabytes. */
export async function sizeOf(image: string): Promise<number> {
  const size = await buildah(['images', '--format', '{{.Size}}', image])
  return Number.parseFloat(size) * (size.endsWith('GB') ? 1000 : 1)
}

/** Whatever state they are in: a container that was interrupted is still mounted, and its store is mounted on itself. */
export function deleteImages(): void {
  spawnSync('buildah', [...STORE, 'rm', '--all'])
  for (const place of mountsBelow(FOLDER)) spawnSync('umount', [place])
  // What is still mounted is not this checkout's to delete.
  if (mountsBelow(FOLDER).length === 0) rmSync(FOLDER, { recursive: true, force: true })
}
