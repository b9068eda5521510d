import { act, render, renderHook, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { fixturePicture } from '@/components/fixture-picture'
import { Picture } from '@/components/Picture/Picture'
import type { FaqTopic } from '@/content-model/types/faq-page'
import { nameOfText } from '@/lib/rich-text-tree'
import type { Picture as PictureModel } from '@/models/picture'
import type { RichText, Section } from '@/models/rich-text'
import { browserProps } from '@/page-props/browser-props'
import { withKeptTexts } from '@/page-props/kept-text'
import { RichTextBody } from '@/sections/RichText/RichTextBody'
import { SectionRendererContext } from '@/sections/RichText/section-renderer'
import { useTopics } from '@/templates/faq-landing/use-topics'
import { makeContentPage } from '../page-props/fixtures'
import { globalData } from './fixtures'

afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
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

describe('a text without its words', () => {
  const words: RichText = [
    { kind: 'heading', level: 1, anchor: 'soro', children: ['Soro'] },
    {
      kind: 'paragraph',
      children: ['Veja ', { kind: 'link', href: '/pt-br/dicas/', children: ['as dicas'] }],
    },
  ]
  const notice: Section = { type: 'notice', id: 'aviso', tone: 'info', title: null, text: 'Leia a bula.' }
  const video = {
    type: 'video',
    id: 'filme',
    title: 'Em 26 segundos',
    transcript: null,
  } as unknown as Section
  const body: RichText = [
    ...words,
    { kind: 'section', section: notice },
    { kind: 'section', section: video },
    { kind: 'paragraph', children: ['Por fim.'] },
  ]
  /** Sections as what they say of themselves. */
  const drawSection = ({ section }: { section: Section }) => <i>{section.id}</i>
  const drawn = (text: RichText) => (
    <main>
      <SectionRendererContext value={drawSection}>
        <RichTextBody body={text} />
      </SectionRendererContext>
    </main>
  )
  const data = (): RichText => JSON.parse(JSON.stringify(withKeptTexts(body)))

  /** As the server draws it; here, where there is a window, it would take itself for a browser that comes alive. */
  const served = async () => {
    const { container, unmount } = await act(() => render(drawn(body)))
    const html = container.innerHTML
    unmount()
    return html
  }

  test('travels as names and sections; those that come alive keep their data', () => {
    expect(data()).toEqual([
      {
        kind: 'kept',
        name: nameOfText(words),
        headings: [{ kind: 'heading', level: 1, anchor: 'soro', children: ['Soro'] }],
      },
      { kind: 'section', section: { type: 'notice', id: 'aviso', title: null, isLeftOut: true } },
      { kind: 'section', section: video },
      { kind: 'kept', name: nameOfText(body.slice(-1)) },
    ])
  })

  test('stays as it is, links included, and its sections are drawn in their places', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = await served()
    const link = container.querySelector('a')
    const onRecoverableError = jest.fn()
    const root = await act(() => hydrateRoot(container, drawn(data()), { onRecoverableError }))
    await act(() => root.render(drawn(data())))
    expect(screen.getByRole('link', { name: 'as dicas' })).toBe(link)
    expect(container.textContent).toBe('SoroVeja as dicasavisofilmePor fim.')
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  test('is there again when the page is drawn anew', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = (await served()).replace('<main>', '<main>traduzido ')
    await act(() => hydrateRoot(container, drawn(data()), { onRecoverableError: () => {} }))
    expect(screen.getByRole('link', { name: 'as dicas' })).toBeInTheDocument()
    expect(container.textContent).toBe('SoroVeja as dicasavisofilmePor fim.')
  })
})

test('questions and answers that a document shows are read from it, paragraph by paragraph', () => {
  document.body.innerHTML =
    '<details id="mel"><summary>Mel?</summary><p>Nunca.</p><p>Antes de <a>1 ano</a>.</p></details>'
  const topics = [{ id: 't', questions: [{ anchor: 'mel' }] }] as unknown as FaqTopic[]
  const { result } = renderHook(() => useTopics(topics))
  expect(result.current[0]?.questions).toEqual([
    { anchor: 'mel', question: 'Mel?', answer: 'Nunca.\n\nAntes de 1 ano.' },
  ])
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
        { type: 'carousel', id: 'b', panels: [{ picture }] },
        { type: 'tabs', id: 'c', title: null, tabs: [{ picture }] },
      ],
    }
    const given = { ...props, breadCrumbData: [], contentPageDataCollection: [container] }
    const data = JSON.parse(
      JSON.stringify(browserProps(given as unknown as Parameters<typeof browserProps>[0])),
    )
    const [block] = data.contentPageDataCollection
    expect(block.backgroundImage).toEqual({ keptAs: 'directory'.slice(0, 8) })
    expect(block.sections[0].picture).toEqual({ keptAs: 'directory'.slice(0, 8) })
    expect(block.sections[1].panels[0].picture).toEqual({ keptAs: 'directory'.slice(0, 8) })
    expect(block.sections[2].tabs[0].picture).toEqual(picture)
  })

  test('leave out what only crawlers read and what the document shows already', () => {
    const data = JSON.parse(JSON.stringify(browserProps({ ...props, breadCrumbData: [] })))
    expect(data.page.meta).toEqual({ title: page.meta.title })
    expect(data.site.footer).toEqual({ isLeftOut: true })
    expect(data.site.header.logo).toEqual(globalData.header.logo)
    const [{ title, nodes }] = data.site.header.slots
    expect({ title, nodes }).toEqual({
      title: globalData.header.slots[0]?.title,
      nodes: [{ isLeftOut: true }],
    })
  })

  test('carry of an article the names of its texts, with the headings of its contents, and of what stands round them only whether it is there', () => {
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
    const article = {
      ...page,
      type: 'article',
      body: [...opening, ...rest],
      summary: ['Soro 0,9%.', 'De 2 a 4 vezes por dia.'],
      supplies: [],
      steps: [{ id: 'a', title: 'Incline o corpo', text: '', image: null }],
      references: [],
      author: { id: 'helena', name: 'Helena Prado' },
      reviewer: null,
    }
    const data = JSON.parse(
      JSON.stringify(
        browserProps({ ...props, page: article } as unknown as Parameters<typeof browserProps>[0]),
      ),
    )
    expect(data.page.body).toEqual([
      { kind: 'kept', name: nameOfText(opening) },
      {
        kind: 'kept',
        name: nameOfText(rest),
        headings: [{ kind: 'heading', level: 1, anchor: 'a', children: ['Soro antes'] }],
      },
    ])
    const leftOut = { isLeftOut: true }
    expect(data.page).toMatchObject({ summary: [leftOut], supplies: [], steps: [leftOut], references: [] })
    expect(data.page).toMatchObject({ author: leftOut, reviewer: null })
  })

  test('carry of sections in which nothing is pressed what their neighbors go by, but for the one that opens the page', () => {
    const cards = { title: 'Novidades', headingLevel: 'h3', cards: [{ id: 'c', title: 'Pomada' }] }
    const untitled = { title: null, headingLevel: 'h2', text: 'Leia a bula.' }
    const sections = [
      { type: 'notice', id: 'a', ...untitled },
      { type: 'notice', id: 'b', ...untitled },
      { type: 'cardSection', id: 'c', ...cards },
      { type: 'richText', id: 'd', title: 'Texto', body: [{ kind: 'paragraph', children: ['Leia.'] }] },
      { type: 'accordion', id: 'e', ...cards },
    ]
    const given = { ...props, contentPageDataCollection: [{ id: 'bloco', sections }] }
    const data = JSON.parse(
      JSON.stringify(browserProps(given as unknown as Parameters<typeof browserProps>[0])),
    )
    expect(data.contentPageDataCollection[0].sections).toEqual([
      sections[0],
      { type: 'notice', id: 'b', title: null, headingLevel: 'h2', isLeftOut: true },
      { type: 'cardSection', id: 'c', title: '', headingLevel: 'h3', isLeftOut: true },
      { type: 'richText', id: 'd', title: '', isLeftOut: true },
      sections[4],
    ])
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
  const { useKeptMarkup } = await import('@/hooks/use-kept-markup')
  document.body.innerHTML = '<p id="own"><b>Vale</b></p>'
  const { result, rerender } = renderHook(() => useKeptMarkup('#own'))
  const first = result.current
  // React asks each element that it takes over whether it has any.
  expect(first.__html).toBe('')
  expect(createPolicy).not.toHaveBeenCalled()
  expect(first.__html).toBeInstanceOf(Trusted)
  expect(String(first.__html)).toBe('<b>Vale</b>')
  rerender()
  expect(result.current).toBe(first)
  Reflect.deleteProperty(window, 'trustedTypes')
})
