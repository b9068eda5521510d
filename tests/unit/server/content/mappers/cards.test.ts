import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapCardSection } from '@/server/content/mappers/sections/cards'
import { mapEntry } from '../support/map-space'

test('a callout keeps as a card what its editors wrote: small texts, every action, its look (MODEL-4)', () => {
  const action = (id: string) => makeEntry('linkButton', { id, fields: { link: `/${id}`, linkText: id } })
  const callout = makeEntry('callout', 'c', {
    title: 'Sono',
    supportingText: 'Apoio',
    disclaimer: 'Ressalva',
    variant: 'highlight',
    callToActions: [entryLink('a'), entryLink('b')],
  })
  const cards = makeEntry('cardSection', { id: 'cards', fields: { cards: [callout] } })
  const { model } = mapEntry(mapCardSection, makeSpace(action('a'), action('b'), callout, cards), 'cards')
  expect(model.cards).toHaveLength(1)
  expect(model.cards[0]).toMatchObject({
    supportingText: 'Apoio',
    disclaimer: 'Ressalva',
    isHighlighted: true,
    action: { text: 'a' },
    moreActions: [{ text: 'b' }],
  })
})
