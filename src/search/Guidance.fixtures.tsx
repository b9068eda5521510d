import { LONG_TEXT, LONG_TITLE, SENTENCE } from '@/components/fixture-texts'
import type { Fixtures } from '@/components/fixtures'
import type { Guidance } from './Guidance'

const guidance = (title: string, text: string | null) => ({
  guidance: {
    id: title,
    words: [],
    title,
    text,
    href: '/pt-br/dicas/quando-procurar-o-medico/',
    withholdsProducts: true,
  },
})

export const fixtures: Fixtures<Parameters<typeof Guidance>[0]> = {
  'with a text': guidance('Falta de ar: ligue agora para o Samu, 192', SENTENCE),
  'without a text, but with a telephone': guidance('Disque-Intoxicação, 0800 722 6001', null),
  'long text': guidance(LONG_TITLE, LONG_TEXT),
}
