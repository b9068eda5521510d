import type { Fixtures } from '@/ui/components/fixtures'
import { paragraph } from '../rich-text-fixture'
import type { RichTextBodyProps } from './RichTextBody'

export const isInset = true

export const fixtures: Fixtures<RichTextBodyProps> = {
  'empty: nothing': { body: [] },
  'a section between two paragraphs': {
    body: [
      paragraph(),
      {
        kind: 'section',
        section: { type: 'notice', id: 'notice', tone: 'info', title: 'Bom saber', text: 'Leia a bula.' },
      },
      paragraph(),
    ],
  },
}
