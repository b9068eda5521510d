import type { RichText as RichTextModel } from '@/models/rich-text'
import { drawEmbedded } from '../draw-embedded'
import { RichTextBody } from './RichTextBody'
import { SectionRendererContext } from './section-renderer'

/** A text with the sections that stand in it, for templates that hold a text of their own. */
export function RichText({ body }: { body: RichTextModel }) {
  return (
    <SectionRendererContext value={drawEmbedded}>
      <RichTextBody body={body} />
    </SectionRendererContext>
  )
}
