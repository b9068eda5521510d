import type { Announcement } from '@/shared/content-model/types/header'
import { LONG_TEXT, RIGHT_TO_LEFT } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import type { Announcements } from './Announcements'

const announcement = (kind: Announcement['kind'], more: Partial<Announcement> = {}): Announcement => ({
  id: kind,
  kind,
  text: 'O lote 4821 do Xarope Noite está sendo recolhido. Não use.',
  link: { href: '/pt-br/contact-us/', text: 'Saiba o que fazer' },
  ...more,
})

export const fixtures: Fixtures<Parameters<typeof Announcements>[0]> = {
  recall: { announcements: [announcement('recall')] },
  shortage: { announcements: [announcement('shortage', { text: 'A Pomada 50 g volta em dezembro.' })] },
  'season, without a link': {
    announcements: [announcement('season', { text: 'O SAC não atende no Natal.', link: null })],
  },
  several: { announcements: [announcement('recall'), announcement('shortage'), announcement('season')] },
  'long text': { announcements: [announcement('recall', { text: LONG_TEXT })] },
  'text from right to left': { announcements: [announcement('season', { text: RIGHT_TO_LEFT })] },
}
