import { LONG_TITLE } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'
import { fullText, paragraph } from '../rich-text-fixture'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'richText'>

const text = (more: Partial<Props['section']>): Props => ({
  section: {
    type: 'richText',
    id: 'text',
    title: 'Durma melhor',
    headingLevel: 'h2',
    body: [paragraph()],
    ...more,
  },
})

export const fixtures: Fixtures<Props> = {
  'a title and a paragraph': text({}),
  'without a title': text({ title: null }),
  'without a text': text({ body: [] }),
  'all that a text can hold, and a long title': text({ title: LONG_TITLE, body: fullText('section') }),
}
