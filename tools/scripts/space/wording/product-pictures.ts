import type { ExportAsset, ExportEntry, SpaceExport } from '@sandbox/export-format'
import { isLink } from '@sandbox/server/content/guards'

/** Where a product's own pictures hang: its first one, those of its variants, and those of their scents. */
const WAYS = ['heroImage', 'variants', 'scent', 'scentList']

const valueIn = ({ fields }: ExportEntry | ExportAsset, field: string): unknown =>
  Object.values(fields[field] ?? {})[0]

const linksOf = (entry: ExportEntry, field: string): string[] => {
  const value = valueIn(entry, field)
  return (Array.isArray(value) ? value : [value]).flatMap((item) => (isLink(item) ? [item.sys.id] : []))
}

/** Pictures after the first of a scent may be scenes, in which the pack is one of many things. */
const nextOf = (entry: ExportEntry): string[] => [
  ...WAYS.flatMap((field) => linksOf(entry, field)),
  ...linksOf(entry, 'productImages').slice(0, 1),
]

/** The words of a picture entry, its own or its asset's; null for entries of other types. */
const wordsOf = (entry: ExportEntry, assets: Map<string, ExportAsset>): string | null => {
  const [file] = [...linksOf(entry, 'image'), ...linksOf(entry, 'desktopImage')]
  if (file === undefined) return null
  const asset = assets.get(file)
  return String(valueIn(entry, 'altText') ?? (asset && valueIn(asset, 'description')) ?? '')
}

/** Product pictures whose description lacks the product's full name: screen reader users must know which pack is meant. */
export function productPictureReasons({ entries, assets }: SpaceExport): { entry: string; reason: string }[] {
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]))
  const assetById = new Map(assets.map((asset) => [asset.sys.id, asset]))
  return entries.flatMap((product) => {
    const name = valueIn(product, 'title')
    if (product.sys.contentType.sys.id !== 'product' || typeof name !== 'string') return []
    const seen = new Set<string>()
    const visit = (id: string): { entry: string; reason: string }[] => {
      const entry = byId.get(id)
      if (!entry || seen.has(id)) return []
      seen.add(id)
      const words = wordsOf(entry, assetById)
      const isNamed = words === null || words.toLowerCase().includes(name.toLowerCase())
      const reason = `the picture of ${product.sys.id} does not name “${name}”: “${words}”`
      return [...(isNamed ? [] : [{ entry: id, reason }]), ...nextOf(entry).flatMap(visit)]
    }
    return nextOf(product).flatMap(visit)
  })
}
