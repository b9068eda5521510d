import { LONG_TITLE } from '@/ui/components/fixture-texts'
import { fullText, paragraph } from '../rich-text-fixture'
import { statesOf } from '../section-fixture'

export const fixtures = statesOf<'richText'>(
  { type: 'richText', id: 'text', title: 'Durma melhor', headingLevel: 'h2', body: [paragraph()] },
  {
    'a title and a paragraph': {},
    'without a title': { title: null },
    'without a text': { body: [] },
    'all that a text can hold, and a long title': { title: LONG_TITLE, body: fullText('section') },
  },
)
