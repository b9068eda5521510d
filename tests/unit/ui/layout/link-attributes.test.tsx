import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Link } from '@/shared/content-model/views/link'
import { ActionRow } from '@/ui/components/ActionRow/ActionRow'
import { CallButton } from '@/ui/components/CallButton/CallButton'
import { Card } from '@/ui/components/Card/Card'
import { Chip } from '@/ui/components/Chip/Chip'
import { fixturePicture } from '@/ui/components/fixture-picture'
import { Footer } from '@/ui/layout/Footer/Footer'
import { FooterLink } from '@/ui/layout/Footer/FooterLinks'
import { PanelLinks } from '@/ui/layout/Navigation/PanelContent'
import { PictureSection } from '@/ui/sections/Picture/PictureSection'
import './browser'
import { globalData, slot } from './fixtures'

const LINK: Link = {
  href: '/pt-br/ajuda/',
  text: 'Fale conosco',
  toolTip: 'Segunda a sexta, das 8 h às 18 h',
  analytics: { eventClass: 'event_buy_now', eventLabel: 'ajuda' },
}

const places: [string, ReactNode][] = [
  [
    'the extra link of the footer',
    <Footer
      key=""
      footer={{ ...globalData.footer, slots: [], links: [], additionalLinks: [LINK] }}
      privacyLink={null}
    />,
  ],
  ['a link of the footer', <FooterLink key="" link={LINK} />],
  ['the own link of a menu slot', <PanelLinks key="" slot={slot('Ajuda', [], { link: LINK })} />],
  [
    'an auxiliary link of a menu slot',
    <PanelLinks key="" slot={slot('Ajuda', [], { auxiliaryLinks: [LINK] })} />,
  ],
  ['a link beside buttons', <ActionRow key="" actions={[]} link={LINK} />],
  [
    'a picture that is a link',
    <PictureSection
      key=""
      section={{
        type: 'picture',
        id: 'a',
        shape: 'square',
        picture: fixturePicture('Quarto', 800, 500),
        link: LINK,
      }}
    />,
  ],
  [
    'a favorite card',
    <Card
      key=""
      card={{
        id: 'favorite',
        kind: 'favorite',
        eyebrow: null,
        title: 'Pomada',
        text: null,
        image: null,
        href: LINK.href,
        action: { ...LINK, id: 'action', variant: 'primary' },
      }}
      variant="plain"
    />,
  ],
  ['a number to call', <CallButton key="" {...LINK} href="tel:192" />],
  [
    'a link of a section',
    <Chip key="" variant="outlined" {...LINK}>
      {LINK.text}
    </Chip>,
  ],
]

test.each(places)('LINK-6: %s has the tooltip, event class and label of its entry', (_place, element) => {
  render(element)
  const [link] = screen.getAllByRole('link', { name: /Fale conosco/ })
  expect(link).toHaveAttribute('title', 'Segunda a sexta, das 8 h às 18 h')
  expect(link).toHaveAttribute('data-event-class', 'event_buy_now')
  expect(link).toHaveAttribute('data-event-label', 'ajuda')
})
