/** @jest-environment node */
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { cardMappers } from '@/content/mappers/sections/cards'
import { mapEntry } from '../support/map-space'

test('a callout keeps as a card what its editors wrote: small texts, every action, its look', () => {
  const [calloutCard] = cardMappers
  if (!calloutCard) throw new Error('no mapper reads callouts')
  const action = (id: string) => makeEntry('linkButton', { id, fields: { link: `/${id}`, linkText: id } })
  const callout = makeEntry('callout', {
    id: 'c',
    fields: {
      title: 'Sono',
      supportingText: 'Apoio',
      disclaimer: 'Ressalva',
      variant: 'highlight',
      callToActions: [entryLink('a'), entryLink('b')],
    },
  })
  const { model } = mapEntry(calloutCard, makeSpace(action('a'), action('b'), callout), 'c')
  expect(model).toMatchObject({
    supportingText: 'Apoio',
    disclaimer: 'Ressalva',
    isHighlighted: true,
    action: { text: 'a' },
    moreActions: [{ text: 'b' }],
  })
})
