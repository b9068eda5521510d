import type { Fixtures } from '@/components/fixtures'
import type { SectionProps } from '../section-props'

export const fixtures: Fixtures<SectionProps<'links'>> = {
  'as editors write it': {
    section: {
      type: 'links',
      id: 'links',
      title: 'Continue por aqui',
      links: [
        { href: '/pt-br/dicas/', text: 'Dicas' },
        { href: '/pt-br/produtos/', text: 'Produtos' },
      ],
    },
  },
}
