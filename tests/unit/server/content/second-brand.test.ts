import { pagePropsOf } from '@/server/page-props/page-props-of'
import { makeManifestFile } from '@/server/page-props/text-file'
import { OF_THE_SAMPLE } from '../../../e2e/support/foreign-walk'
import { linksOf } from '../../../e2e/support/links'
import { renderLayout, renderPage } from './support/render-page'
import { openSampleSite, SITE_URL } from './support/sample-site'

/** The second brand drawn without a browser; `tests/e2e/second-brand.spec.ts` walks it as it is served. */
const draw = async () => {
  const { pages, loadLayout } = await openSampleSite('preview', 'tools/sandbox/second')
  const layout = renderLayout(await loadLayout())
  const drawn = new Map([['layout', layout]])
  for (const { path, load } of pages) {
    const page = await load()
    if (page)
      drawn.set(`/pt-br/${path && `${path}/`}`, renderPage(await pagePropsOf(page, 'preview'), SITE_URL))
  }
  return drawn
}

let drawn: Map<string, string>
beforeAll(async () => {
  drawn = await draw()
})

test('no page has a word or a file of the sample', async () => {
  expect(drawn.size).toBeGreaterThan(28)
  const manifest = await makeManifestFile('preview')
  const found = [...drawn, ['manifest', manifest.body] as const].flatMap(([place, text]) => {
    const [word] = OF_THE_SAMPLE.exec(text) ?? []
    return word ? [`${word} in ${place}`] : []
  })
  expect(found).toEqual([])
  expect(JSON.parse(manifest.body)).toMatchObject({ name: 'Casa Buriti', theme_color: '#4a2617' })
})

test('no link leads to a page that the space does not have', () => {
  const own = ['/pt-br/conta/', '/pt-br/salvos/', '/pt-br/search/', '/pt-br/link/', '/pt-br/lista/']
  const dead = [...drawn].flatMap(([place, html]) =>
    linksOf(html)
      .map((href) => href.split(/[?#]/)[0] ?? '')
      .filter(
        (path) =>
          path.startsWith('/pt-br/') && !drawn.has(path) && !own.some((each) => path.startsWith(each)),
      )
      .map((path) => `${path} on ${place}`),
  )
  expect(dead).toEqual([])
})

test('nothing of medicines, comparisons or shops shows', () => {
  const shown = [...drawn].filter(([, html]) =>
    /tel:19[02]|farmacêutico|medicamento|Comparar|Onde comprar<|Respirar por/i.test(html),
  )
  // The contact form has the subject “Onde comprar”.
  expect(shown.map(([place]) => place).filter((place) => place !== '/pt-br/ajuda/fale/')).toEqual([])
})
