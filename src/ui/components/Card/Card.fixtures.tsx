import { onSurface } from '../FixtureSurface/FixtureSurface'
import { LONG_TEXT, LONG_TITLE } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import { Card } from './Card'
import { cardFixture } from './card-fixture'
import type { CardProps } from './card-variants'

const card = (variant: CardProps['variant'], more: Parameters<typeof cardFixture>[1] = {}): CardProps => ({
  variant,
  card: cardFixture(variant, more),
})
const sign = { id: 'sign', href: '/pt-br/dicas/plain/', text: 'Continuar lendo', variant: 'text' } as const

export const isNarrow = true

export const fixtures: Fixtures<CardProps> = {
  plain: card('plain'),
  'plain, with a sign': card('plain', { action: sign }),
  'plain, with an action of its own': card('plain', {
    action: { ...sign, href: '/pt-br/produtos/', text: 'Ver os produtos', variant: 'secondary' },
  }),
  'words only, no link': card('plain', { image: null, eyebrow: null, href: null }),
  'title only': card('plain', { image: null, eyebrow: null, text: null }),
  'long text': card('plain', {
    title: LONG_TITLE,
    text: LONG_TEXT,
    disclaimer: 'Se os sintomas persistirem, procure um médico.',
  }),
  highlighted: card('plain', { isHighlighted: true }),
  tile: card('tile'),
  circle: card('circle'),
  product: card('product', { kind: 'product', eyebrow: null }),
  'product of a line': card('product', { kind: 'product', eyebrow: 'Tosse', lineColor: 'amber' }),
  'product, with what it is and from which age on': card('product', {
    kind: 'product',
    category: 'healthProduct',
    minimumAge: 144,
    substances: ['Paracetamol', 'Fenilefrina'],
    registration: '1.0000.0006',
  }),
  'product, without a picture': card('product', { kind: 'product', image: null, lineColor: 'amber' }),
  row: card('row'),
  'row, without a picture': card('row', { image: null }),
  lead: card('lead'),
  'a way to reach us': card('plain', {
    kind: 'callout',
    image: null,
    eyebrow: null,
    title: 'Telefone',
    href: 'tel:08000000000',
  }),
  'on mint': onSurface('mint', <Card {...card('circle')} />),
  'on a dark surface': onSurface('petrol', <Card {...card('plain')} />),
}
