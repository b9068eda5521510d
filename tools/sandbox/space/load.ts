import path from 'node:path'
import type { ExportContentType, ExportLocale, SpaceExport } from '@sandbox/export-format'
import { contentfulModel } from '@/shared/content-model/contentful'
import { isLink } from '../server/content/guards'
import { ASSETS_FOLDER, assetOf, type Picture, readPictures } from './loading/assets'
import { exportTypeOf } from './loading/content-types'
import { editorInterfaceOf } from './loading/editor-interfaces'
import { type Expansion, expandFile } from './loading/expand'
import { readLists } from './loading/files'
import { type Problem, SampleSpaceError } from './loading/problem'
import { LOCALE, spaceLinks } from './loading/sys'

/** The sample's folder; commands run at the project's root. */
export const SAMPLE_ROOT = path.resolve('tools/sandbox/space')

const MODEL_DATE = '2026-11-01T12:00:00.000Z'

const LOCALES: ExportLocale[] = [
  {
    name: 'Português (Brasil)',
    code: LOCALE,
    default: true,
    fallbackCode: null,
    contentDeliveryApi: true,
    contentManagementApi: true,
    optional: false,
    sys: { id: 'locale-pt-BR', type: 'Locale', version: 1 },
  },
]

const publishedType = (type: ExportContentType): ExportContentType => ({
  ...type,
  sys: {
    ...spaceLinks,
    ...type.sys,
    version: 2,
    publishedVersion: 1,
    publishedCounter: 1,
    createdAt: MODEL_DATE,
    updatedAt: MODEL_DATE,
    publishedAt: MODEL_DATE,
    firstPublishedAt: MODEL_DATE,
  },
})

/** The sample space with everything that is known about it. */
export interface SampleSpace {
  space: SpaceExport
  /** What is wrong with the files themselves; what breaks the content model is `space:check`'s part. */
  problems: Problem[]
  pictures: Map<string, Picture>
  /** Source file of each entry, by entry id. */
  sources: Map<string, string>
}

/**
 * Reads the sample space: model, entries, pictures. Reports problems of the files instead of throwing.
 * @param root folder with `entries/` and `assets/`
 */
export async function readSampleSpace(root = SAMPLE_ROOT, types = contentfulModel): Promise<SampleSpace> {
  const problems: Problem[] = []
  const [lists, pictures] = await Promise.all([
    readLists(root, 'entries', problems),
    readPictures(root, problems),
  ])
  const contentTypes = types.map((type) => publishedType(exportTypeOf(type)))
  const expansion: Expansion = {
    types: new Map(contentTypes.map((type) => [type.sys.id, type])),
    pictures,
    problems,
    entries: new Map(),
    sources: new Map(),
  }
  for (const list of lists) await expandFile(expansion, list)
  const space: SpaceExport = {
    contentTypes,
    tags: [],
    editorInterfaces: types.map(editorInterfaceOf),
    locales: LOCALES,
    entries: [...expansion.entries.values()],
    assets: [...pictures.values()].map(assetOf),
    webhooks: [],
    roles: [],
  }
  return { space, problems, pictures, sources: expansion.sources }
}

/** Pictures that a manifest names but that are not in the folder; a site shown without them has gaps. */
export function missingPictures(pictures: Map<string, Picture>): Picture[] {
  return [...pictures.values()].filter(({ size }) => size === null)
}

/** Assets that entries link to but no manifest has. */
const unlistedAssets = (space: SpaceExport): string[] => {
  const listed = new Set(space.assets.map(({ sys }) => sys.id))
  const links = space.entries
    .flatMap(({ fields }) => Object.values(fields).flatMap(Object.values))
    .filter(isLink)
  const ids = links.filter(({ sys }) => sys.linkType === 'Asset').map(({ sys }) => sys.id)
  return [...new Set(ids)].filter((id) => !listed.has(id))
}

const MAX_NAMED = 10

const absentPictures = ({ space, pictures }: SampleSpace): string | null => {
  const names = [...missingPictures(pictures).map(({ file }) => file), ...unlistedAssets(space)]
  if (names.length === 0) return null
  const more = names.length > MAX_NAMED ? `, and ${names.length - MAX_NAMED} more` : ''
  return `Sample space: ${names.length} picture(s) do not exist yet: ${names.slice(0, MAX_NAMED).join(', ')}${more}.`
}

/**
 * The sample space as one `contentful export`. Reading it again after an edit is about ten times as fast.
 * Missing pictures are named in one warning; until then the entries that show them have gaps.
 * @throws SampleSpaceError naming file, entry, field and reason of every problem
 */
export async function loadSampleSpace(
  root = SAMPLE_ROOT,
  warn: (message: string) => void = console.warn,
): Promise<SpaceExport> {
  const sample = await readSampleSpace(root)
  if (sample.problems.length > 0) throw new SampleSpaceError(sample.problems)
  const warning = absentPictures(sample)
  if (warning !== null) warn(warning)
  return sample.space
}

/** Files of the sample space's pictures: asset id to absolute path, for those that exist. */
export async function sampleAssetFiles(root = SAMPLE_ROOT): Promise<Map<string, string>> {
  const pictures = await readPictures(root, [])
  return new Map(
    [...pictures.values()]
      .filter(({ size }) => size !== null)
      .map(({ id, file }) => [id, path.join(root, ASSETS_FOLDER, file)]),
  )
}
