import { z } from 'zod'
import type { Asset } from '@/shared/content-model/entry'
import type { ProblemPlace } from '@/shared/content-model/views/content-problem'
import type { ReadContext } from './context'

const assetFields = z.object({
  description: z.string().nullish(),
  file: z.object({
    url: z.string().min(1),
    contentType: z.string(),
    details: z
      .object({
        size: z.number().optional(),
        image: z.object({ width: z.number(), height: z.number() }).optional(),
      })
      .optional(),
  }),
})

/** The address of a file with its scheme. */
export function withScheme(url: string, scheme: ReadContext['scheme']): string {
  return url.startsWith('//') ? `${scheme}${url}` : url
}

/**
 * The file of an asset; null, and reported, when it is missing, not processed yet, or without an address.
 * @param isSafety whether it stays where it is withdrawn
 */
export function readAsset(
  id: string,
  context: ReadContext,
  place: ProblemPlace,
  isSafety = false,
): Asset | null {
  const report: Asset['report'] = (reason, detail) =>
    context.report({ entryId: id, contentType: 'asset', field: 'file', reason, detail, place })
  const published = context.graph.asset(id)
  if (published && isSafety) context.lastPublished?.rememberAsset(published)
  const asset = published ?? (isSafety ? context.lastPublished?.asset(id) : null)
  if (!published) report(asset ? 'withdrawnNotice' : 'unresolved')
  if (!asset) return null
  const parsed = assetFields.safeParse(asset.fields)
  if (!parsed.success) return report('noUsableFile') ?? null
  const { file, description } = parsed.data
  const url = withScheme(file.url, context.scheme)
  if (!URL.canParse(url)) return report('badAddress', file.url) ?? null
  return {
    id,
    url,
    mimeType: file.contentType,
    description: description?.trim() || null,
    bytes: file.details?.size ?? null,
    width: file.details?.image?.width ?? null,
    height: file.details?.image?.height ?? null,
    report,
  }
}
