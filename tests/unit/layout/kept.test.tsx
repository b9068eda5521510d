import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Router from 'next/router'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { startStillLinks } from '@/components/AppLink/still-links'
import { fixturePicture } from '@/components/fixture-picture'
import { Kept } from '@/components/Kept/Kept'
import { Picture } from '@/components/Picture/Picture'
import type { FaqTopic } from '@/content-model/types/faq-page'
import { nameOfText } from '@/lib/rich-text-tree'
import type { Picture as PictureModel } from '@/models/picture'
import type { RichText } from '@/models/rich-text'
import { browserProps } from '@/page-props/browser-props'
import { RichTextBody } from '@/sections/RichText/RichTextBody'
import { useTopics } from '@/templates/faq-landing/use-topics'
import { makeContentPage } from '../page-props/fixtures'
import { globalData } from './fixtures'

const menu = (isKept: boolean) => (
  <Kept as="nav" name="menu" aria-label="Rodapé" isKept={isKept}>
    {!isKept && <a href="/pt-br/dicas/">Dicas</a>}
    {!isKept && (
      <a href="https://exemplo.example/" target="_blank" rel="noopener">
        Fora
      </a>
    )}
  </Kept>
)

/** The page as the server draws it, come alive without the data. */
const comeAlive = async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(menu(false))
  const link = container.querySelector('a')
  const onRecoverableError = jest.fn()
  const root = await act(() => hydrateRoot(container, menu(true), { onRecoverableError }))
  return { root, link, container, onRecoverableError }
}

afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

test('without its data, what the server drew stays as it is, element for element', async () => {
  const error = jest.spyOn(console, 'error')
  const { link, onRecoverableError } = await comeAlive()
  expect(screen.getByRole('link', { name: 'Dicas' })).toBe(link)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('its links are followed by the router, and those to other sites by the browser', async () => {
  const push = jest.fn()
  const prefetch = jest.fn()
  Object.assign(Router, { router: { push, prefetch } })
  const end = startStillLinks()
  await comeAlive()
  await userEvent.click(screen.getByRole('link', { name: 'Dicas' }))
  await userEvent.click(screen.getByRole('link', { name: 'Fora' }))
  expect(prefetch.mock.calls.every(([href]) => href === '/pt-br/dicas/')).toBe(true)
  expect(push.mock.calls.map(([href]) => href)).toEqual(['/pt-br/dicas/'])
  Object.assign(Router, { router: null })
  end()
})

test('once a page brings the data, it is drawn of them', async () => {
  const { root, container } = await comeAlive()
  await act(() => root.render(menu(false)))
  expect(container.querySelectorAll('a')).toHaveLength(2)
})

test('drawn in a browser from the start, it is what its data say', () => {
  render(menu(false))
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('a picture without its data stays as it is, and is there again when the page is drawn anew', async () => {
  const picture = fixturePicture('Vale ao amanhecer')
  const drawn = (data: PictureModel) => (
    <main>
      <Picture picture={data} sizes="50vw" />
    </main>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(drawn(picture))
  const image = container.querySelector('img')
  const kept = { keptAs: 'picture.svg' } as PictureModel
  const root = await act(() => hydrateRoot(container, drawn(kept)))
  expect(screen.getByRole('img', { name: 'Vale ao amanhecer' })).toBe(image)
  await act(() => root.unmount())

  jest.spyOn(console, 'error').mockImplementation(() => {})
  container.innerHTML = renderToString(drawn(picture)).replace('<main>', '<main>traduzido ')
  await act(() => hydrateRoot(container, drawn(kept), { onRecoverableError: () => {} }))
  expect(screen.getByRole('img', { name: 'Vale ao amanhecer' })).toBeInTheDocument()
  expect(container.textContent).toBe('')
})

test('a text without its data stays as it is, links included', async () => {
  const body: RichText = [
    {
      kind: 'paragraph',
      children: ['Veja ', { kind: 'link', href: '/pt-br/dicas/', children: ['as dicas'] }],
    },
  ]
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<RichTextBody body={body} />)
  const link = container.querySelector('a')
  const onRecoverableError = jest.fn()
  const kept: RichText = [{ kind: 'kept', name: nameOfText(body) }]
  await act(() => hydrateRoot(container, <RichTextBody body={kept} />, { onRecoverableError }))
  expect(screen.getByRole('link', { name: 'as dicas' })).toBe(link)
  expect(container.textContent).toBe('Veja as dicas')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('answers that a document shows are read from it, paragraph by paragraph', () => {
  document.body.innerHTML =
    '<details id="mel"><summary>Mel?</summary><p>Nunca.</p><p>Antes de <a>1 ano</a>.</p></details>'
  const topics = [{ id: 't', questions: [{ anchor: 'mel', question: 'Mel?' }] }] as unknown as FaqTopic[]
  const { result } = renderHook(() => useTopics(topics))
  expect(result.current[0]?.questions[0]?.answer).toBe('Nunca.\n\nAntes de 1 ano.')
})

describe('the props in a document', () => {
  const page = makeContentPage()
  const props = {
    locale: 'pt-BR',
    isTransparent: false,
    topSpacing: 'none',
    breadCrumbData: [],
    mwLabels: {},
    contentPageDataCollection: null,
    site: globalData,
    page,
    isPreview: false,
  } as const

  test('carry no data of pictures that nobody changes, and all of those that visitors walk through', () => {
    const file = { url: 'https://images.example/space/directory/a.png', width: 800, height: 600 }
    const picture = { alt: 'Vale', desktop: file }
    const container = {
      id: 'bloco',
      width: 'wide',
      surface: 'white',
      backgroundImage: picture,
      sections: [
        { type: 'picture', id: 'a', picture, link: null, shape: 'rounded' },
        { type: 'tabs', id: 'b', title: null, tabs: [{ picture }] },
      ],
    }
    const given = { ...props, breadCrumbData: [], contentPageDataCollection: [container] }
    const data = JSON.parse(
      JSON.stringify(browserProps(given as unknown as Parameters<typeof browserProps>[0])),
    )
    const [block] = data.contentPageDataCollection
    expect(block.backgroundImage).toEqual({ keptAs: 'directory'.slice(0, 8) })
    expect(block.sections[0].picture).toEqual({ keptAs: 'directory'.slice(0, 8) })
    expect(block.sections[1].tabs[0].picture).toEqual(picture)
  })

  test('leave out what only crawlers read and what the document shows already', () => {
    const data = JSON.parse(JSON.stringify(browserProps({ ...props, breadCrumbData: [] })))
    expect(data.page.meta).toEqual({ title: page.meta.title })
    expect(data.site.footer.slots).toEqual([])
    expect(data.site.header.logo).toEqual(globalData.header.logo)
    expect(JSON.stringify(data.site.header.slots)).not.toContain('.png')
  })

  test('carry the names of texts, in the parts in which an article is drawn, with the headings of its contents', () => {
    const words = 'Lave o nariz com soro fisiológico antes de dormir. '.repeat(8)
    const opening: RichText = [{ kind: 'paragraph', children: [words] }]
    const rest: RichText = [
      {
        kind: 'heading',
        level: 1,
        anchor: 'a',
        children: ['Soro ', { kind: 'text', value: 'antes', marks: ['bold'] }],
      },
      { kind: 'paragraph', children: [words] },
    ]
    const article = { ...page, type: 'article', body: [...opening, ...rest] }
    const data = JSON.parse(
      JSON.stringify(
        browserProps({ ...props, page: article } as unknown as Parameters<typeof browserProps>[0]),
      ),
    )
    expect(data.page.body).toEqual([
      { kind: 'kept', name: nameOfText(opening) },
      { kind: 'heading', level: 1, anchor: 'a', children: ['Soro antes'] },
      { kind: 'kept', name: nameOfText(rest) },
    ])
  })

  test('carry whole texts with sections in them, which come alive, and short ones', () => {
    const notice = { type: 'notice', id: 'n', tone: 'info', title: null, text: 'Leia a bula. '.repeat(30) }
    const withSection = [{ kind: 'section', section: notice }]
    const short = [{ kind: 'paragraph', children: ['Leia a bula.'] }]
    const long = [{ kind: 'paragraph', children: ['Leia a bula. '.repeat(30)] }]
    const sections = [withSection, short, long].map((body, index) => ({
      type: 'richText',
      id: `${index}`,
      body,
    }))
    const given = { ...props, contentPageDataCollection: [{ id: 'bloco', sections }] }
    const data = JSON.parse(
      JSON.stringify(browserProps(given as unknown as Parameters<typeof browserProps>[0])),
    )
    const bodies = data.contentPageDataCollection[0].sections.map(({ body }: { body: unknown }) => body)
    expect(bodies).toEqual([withSection, short, [{ kind: 'kept', name: nameOfText(long as RichText) }]])
  })

  test('of drafts keep everything', () => {
    const draft = { ...props, breadCrumbData: [], preview: { exitHref: null } } as unknown as Parameters<
      typeof browserProps
    >[0]
    expect(browserProps(draft)).toBe(draft)
  })
})

test('where browsers ask for trusted types, what stood in the page is marked as its own', async () => {
  class Trusted {
    constructor(readonly html: string) {}
    toString = () => this.html
  }
  const createPolicy = jest.fn((_name: string, { createHTML }: { createHTML: (html: string) => string }) => ({
    createHTML: (html: string) => new Trusted(createHTML(html)),
  }))
  Object.assign(window, { trustedTypes: { createPolicy } })
  const { useKeptHtml } = await import('@/hooks/use-kept-html')
  document.body.innerHTML = '<p id="own"><b>Vale</b></p>'
  const { result, rerender } = renderHook(() => useKeptHtml('#own'))
  const first = result.current
  expect(first).toBeInstanceOf(Trusted)
  expect(String(first)).toBe('<b>Vale</b>')
  rerender()
  expect(result.current).toBe(first)
  Reflect.deleteProperty(window, 'trustedTypes')
})
