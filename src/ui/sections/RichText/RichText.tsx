import { SectionView } from '../SectionView'
import { RichTextBody, type RichTextBodyProps } from './RichTextBody'
import { SectionRendererContext } from './section-renderer'

/** A text with embedded sections, for templates. */
export function RichText(text: RichTextBodyProps) {
  return (
    <SectionRendererContext value={SectionView}>
      <RichTextBody {...text} />
    </SectionRendererContext>
  )
}
