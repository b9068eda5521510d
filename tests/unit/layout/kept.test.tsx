import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Router from 'next/router'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Kept } from '@/layout/Kept/Kept'
import { browserProps } from '@/page-props/browser-props'
import { makeContentPage } from '../page-props/fixtures'
import { globalData } from './fixtures'

const menu = (isKept: boolean) => (
  <Kept as="nav" aria-label="Rodapé" isKept={isKept}>
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
  await comeAlive()
  await userEvent.click(screen.getByRole('link', { name: 'Dicas' }))
  await userEvent.click(screen.getByRole('link', { name: 'Fora' }))
  expect(prefetch.mock.calls.every(([href]) => href === '/pt-br/dicas/')).toBe(true)
  expect(push.mock.calls.map(([href]) => href)).toEqual(['/pt-br/dicas/'])
  Object.assign(Router, { router: null })
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

  test('leave out what only crawlers read and what the document shows already', () => {
    const data = JSON.parse(JSON.stringify(browserProps({ ...props, breadCrumbData: [] })))
    expect(data.page.meta).toEqual({ title: page.meta.title })
    expect(data.site.footer.slots).toEqual([])
    expect(data.site.header).toEqual(JSON.parse(JSON.stringify(globalData.header)))
  })

  test('of drafts keep everything', () => {
    const draft = { ...props, breadCrumbData: [], preview: { exitHref: null } } as unknown as Parameters<
      typeof browserProps
    >[0]
    expect(browserProps(draft)).toBe(draft)
  })
})
