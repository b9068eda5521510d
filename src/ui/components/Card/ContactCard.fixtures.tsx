import { fixturePicture } from '../fixture-picture'
import { LONG_TITLE, SENTENCE } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import { cardFixture } from './card-fixture'
import type { CardProps } from './card-variants'

type ContactCardProps = CardProps & { href: string }

const contact = (href: string, more: Parameters<typeof cardFixture>[1] = {}): ContactCardProps => ({
  href,
  variant: 'plain',
  card: cardFixture(href, { href, title: 'Telefone', eyebrow: null, text: null, image: null, ...more }),
})

export const isNarrow = true

export const fixtures: Fixtures<ContactCardProps> = {
  'a telephone, its number read from the address': contact('tel:08000000000'),
  'a telephone, its number as editors wrote it': contact('tel:08000000000', { eyebrow: '0800 000 0000' }),
  'a mail address': contact('mailto:contato@example.com?subject=Oi', { title: 'E-mail' }),
  'a message': contact('https://wa.me/5511900000000', { title: 'WhatsApp', eyebrow: '(11) 90000-0000' }),
  'with a picture and a text': contact('tel:08000000000', {
    image: fixturePicture('Uma atendente'),
    text: SENTENCE,
  }),
  'long title and address': contact('mailto:atendimento.ao.consumidor.e.farmacovigilancia@example.com', {
    title: LONG_TITLE,
  }),
}
