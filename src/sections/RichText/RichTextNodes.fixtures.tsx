import type { Fixtures } from '@/components/fixtures'
import type { RichTextNode } from '@/content-model/views/rich-text'
import { fullText } from '../rich-text-fixture'

export const isInset = true

export const fixtures: Fixtures<{ nodes: RichTextNode[] }> = {
  'none: nothing': { nodes: [] },
  'one line': {
    nodes: ['Leia a bula ', { kind: 'text', value: 'antes', marks: ['bold', 'italic'] }, ' de usar.'],
  },
  many: { nodes: fullText('nodes') },
}
