import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildFolder } from '@/shared/config/build-folder'
import type { SiteSetup } from './site-env'

const CODE = [
  'src',
  'styles',
  'public',
  'tools/build',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
]
const SAMPLE_SPACE = ['tools/sandbox/space']
const fileOf = ({ env }: SiteSetup): string => path.join(buildFolder(env), 'fingerprint')

/** Variables inlined into built pages. */
const BUILT_IN =
  /^(CONTENTFUL_|NEXT_PUBLIC_|SITE_URL$|PRIVACY_DOCUMENT_URL$|REVALIDATE_SECONDS$|BUILD_WITHOUT$|BRAND_LOOK$)/

/** Sources of the gallery's build only. */
const GALLERY_ONLY = /[Ff]ixture|^src\/ui\/components\/gallery\/|^src\/pages\/.*\.jsx?$/

const isGallery = ({ env }: SiteSetup): boolean => env.GALLERY === 'true'

const contentOf = ({ env, sandboxBase }: SiteSetup): string[] =>
  sandboxBase === null ? [] : env.SANDBOX_SPACE ? [env.SANDBOX_SPACE] : SAMPLE_SPACE

const filesBelow = async (place: string): Promise<string[]> => {
  const found = await stat(place).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [place]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** A hash over everything that a build is made of: code, styles, the sandbox's content and the environment. */
export async function fingerprintOf(setup: SiteSetup): Promise<string> {
  const { env } = setup
  // The gallery shows no content, and the site no fixtures.
  const code = env.BRAND_LOOK ? [...CODE, env.BRAND_LOOK] : CODE
  const places = isGallery(setup) ? code : [...code, ...contentOf(setup)]
  const files = (await Promise.all(places.map(filesBelow)))
    .flat()
    .filter((file) => isGallery(setup) || !GALLERY_ONLY.test(file.split(path.sep).join('/')))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\n`)
    for await (const chunk of createReadStream(file)) hash.update(chunk)
  }
  for (const name of Object.keys(env)
    .filter((key) => BUILT_IN.test(key) && env[key])
    .sort()) {
    hash.update(`${name}=${env[name]}\n`)
  }
  return hash.digest('hex')
}

/** What the present build was made of; null when there is no complete one. */
export function builtFingerprint(setup: SiteSetup): Promise<string | null> {
  return readFile(fileOf(setup), 'utf8').catch(() => null)
}

export function forgetFingerprint(setup: SiteSetup): Promise<void> {
  return rm(fileOf(setup), { force: true })
}

export function writeFingerprint(setup: SiteSetup, fingerprint: string): Promise<void> {
  return writeFile(fileOf(setup), fingerprint)
}
