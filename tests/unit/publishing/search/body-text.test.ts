import { bodyText } from '@/publishing/search/body-text'

test('a page’s own words are read, and not what stands on many pages or leads to others', () => {
  const embedded = (type: string, text: string) => ({
    kind: 'section',
    section: { type, id: type, title: text, text },
  })
  const body = [
    {
      kind: 'paragraph',
      children: ['Tossir é uma ', { kind: 'text', value: 'defesa', marks: ['bold'] }, '.'],
    },
    embedded('notice', 'Procure um médico'),
    embedded('callout', 'Comece pelo soro'),
    embedded('accordion', 'Se a tosse é seca'),
  ]
  expect(bodyText({ body })).toBe('Tossir é uma defesa. Se a tosse é seca Se a tosse é seca')
})
