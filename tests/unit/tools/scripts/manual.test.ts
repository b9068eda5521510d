import { contentTypes } from '@/shared/content-model'
import type { ContentType, Fields } from '@/shared/content-model/declare'
import { reasons } from '@/shared/content-model/reasons'
import { labelTable } from '@/shared/labels/table'
import { manualPage } from '../../../../tools/scripts/manual/page'

const page = manualPage((type) => (type === 'banner' ? 'BannerSection.webp' : null))

/** As the manual writes a text. */
const written = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const partOf = (id: string): string => page.split(`<section id="${id}">`)[1]?.split('</section>')[0] ?? ''

test('every content type stands in the manual, each field with its help, each value with its words', () => {
  const declared: ContentType<string, Fields>[] = Object.values(contentTypes)
  for (const { id, name, description, fields } of declared) {
    const part = partOf(id)
    expect(part).toContain(written(name))
    expect(part).toContain(written(description))
    for (const [field, { options, shape }] of Object.entries(fields)) {
      expect(part).toContain(`<code>${field}</code>`)
      expect(part).toContain(written(options.help))
      if ('words' in shape)
        for (const value of shape.values)
          expect(part).toContain(`<code>${value}</code>: ${written(shape.words[value] ?? '?')}`)
    }
  }
})

test('every reason and every text of the interface stands in it', () => {
  for (const reason of Object.keys(reasons)) expect(page).toContain(`<code>${reason}</code>`)
  for (const [key, text] of Object.entries<string>(labelTable))
    expect(page).toContain(`<td><code>${key}</code></td><td>${written(text)}</td>`)
})

test('a type says where it can stand, what it looks like, and a text what must stay in it', () => {
  expect(partOf('country')).toContain('Fica em: Continente › Países.')
  expect(partOf('banner')).toContain('<img src="BannerSection.webp"')
  const [key] = Object.entries<string>(labelTable).find(([, text]) => text.includes('{count}')) ?? []
  expect(page.split(`<code>${key}</code>`)[1]?.split('</tr>')[0]).toContain('{count}')
})
