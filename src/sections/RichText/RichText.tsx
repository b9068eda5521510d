import { SectionView } from '../SectionView'
import { RichTextBody, type RichTextBodyProps } from './RichTextBody'
import { SectionRendererContext } from './section-renderer'

/** A text with the sections that stand in it, for templates that hold a text of their own. */
export function RichText(text: RichTextBodyProps) {
  return (
    <SectionRendererContext value={SectionView}>
      <RichTextBody {...text} />
    </SectionRendererContext>
  )
}
