import type { ComponentProps } from 'react'
import type { Fixtures } from '@/ui/components/fixtures'
import type { Transcript } from './Transcript'

export const fixtures: Fixtures<ComponentProps<typeof Transcript>> = {
  'two paragraphs': { text: 'Uma mão tira a tampa.\n\nO bastão vai até a narina.' },
}
