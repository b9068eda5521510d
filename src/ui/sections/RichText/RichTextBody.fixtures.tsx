import type { Fixtures } from '@/ui/components/fixtures'
import { fullText, strangeText } from '../rich-text-fixture'
import type { RichTextBodyProps } from './RichTextBody'

export const isInset = true

export const fixtures: Fixtures<RichTextBodyProps> = {
  'empty: nothing': { body: [] },
  'all that a text can hold': { body: fullText('body') },
  'below a heading of its own': { body: fullText('body-deep'), topHeading: 4 },
  'words that nobody foresaw': { body: strangeText },
}
