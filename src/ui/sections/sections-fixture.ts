import type { Section } from '@/shared/content-model/views/rich-text'
import { actionFixture, SENTENCE } from '@/ui/components/fixture-texts'

/** Sections of several types. */
export const sectionsFixture: Section[] = [
  { type: 'notice', id: 'notice', tone: 'info', title: 'Bom saber', text: SENTENCE },
  { type: 'action', id: 'action', action: actionFixture() },
  { type: 'links', id: 'links', title: 'Veja também', links: [{ href: '/pt-br/dicas/', text: 'Dicas' }] },
]
