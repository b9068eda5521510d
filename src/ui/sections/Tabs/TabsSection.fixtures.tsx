import { LONG_TITLE } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import { paragraph, strangeText } from '../rich-text-fixture'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'tabs'>

const tabs = (title: string | null, ...titles: string[]): Props => ({
  section: {
    type: 'tabs',
    id: 'tabs',
    title,
    tabs: titles.map((name) => ({ id: name, title: name, body: [paragraph(), ...strangeText] })),
  },
})

export const fixtures: Fixtures<Props> = {
  'empty: nothing': tabs('Momento do dia'),
  'one tab': tabs('Momento do dia', 'Dia'),
  many: tabs('Momento do dia', 'Manhã', 'Tarde', 'Noite', 'Viagem', 'Escola', 'Trabalho', 'Esporte'),
  'without a title': tabs(null, 'Dia', 'Noite'),
  'long titles': tabs(LONG_TITLE, LONG_TITLE, 'Noite'),
}
