import type { RichTextNode } from '@/shared/content-model/views/rich-text'
import type { Fixtures } from '@/ui/components/fixtures'
import { fullText } from '../rich-text-fixture'

export const isInset = true

export const fixtures: Fixtures<{ nodes: RichTextNode[] }> = {
  'none: nothing': { nodes: [] },
  'one line': {
    nodes: ['Leia a bula ', { kind: 'text', value: 'antes', marks: ['bold', 'italic'] }, ' de usar.'],
  },
  many: { nodes: fullText('nodes') },
}
