import { LONG_TITLE, RIGHT_TO_LEFT } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import type { TitledLinksProps } from './TitledLinks'

const links = (...texts: string[]): TitledLinksProps => ({
  title: 'Continue por aqui',
  links: texts.map((text) => ({ href: '/pt-br/dicas/', text })),
})

export const fixtures: Fixtures<TitledLinksProps> = {
  'no links': links(),
  one: links('Dicas'),
  many: links(
    'Dicas',
    'Produtos',
    'Sintomas',
    'Nossa história',
    'Perguntas',
    'Fale com a gente',
    'Onde comprar',
  ),
  'to another site': {
    title: 'Fontes',
    links: [{ href: 'https://www.gov.br/anvisa/', text: 'Anvisa', isExternal: true }],
  },
  'one said twice': links('Dicas', 'Dicas'),
  'without a title': { ...links('Dicas'), title: null },
  'long text': links(LONG_TITLE, 'Dicas'),
  'text from right to left': links(RIGHT_TO_LEFT),
}
