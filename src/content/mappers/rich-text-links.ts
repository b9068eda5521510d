import { z } from 'zod'
import type { Section } from '@/content-model'
import type { DocumentNode } from '@/content-model/entry'
import type { Picture } from '@/models/picture'

/** What the ids in a document stand for, and whom to tell about what cannot be shown. */
export interface RichTextLinks {
  /** The section that an embedded entry is shown as; null where it cannot be. */
  section(id: string): Section | null
  /** The picture of an embedded asset; null where it is none. */
  picture(id: string): Picture | null
  /** Where a link to an entry leads; null when that is no page. */
  pageHref(id: string): string | null
  /** Where a link to an asset leads; null when it has no file. */
  assetHref(id: string): string | null
  /** Hears of each node that the site does not draw, and of which it shows only the text. */
  notShown(nodeType: string): void
}

/** Nodes that are nested deeper than this are left out. */
export const MAX_DEPTH = 30

const target = z.object({ sys: z.object({ id: z.string() }) })

/** The id of what a node embeds or leads to. */
export function targetOf(node: DocumentNode): string | null {
  const parsed = target.safeParse(node.data?.target)
  return parsed.success ? parsed.data.sys.id : null
}
