import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { axe } from '@tests/unit/axe'
import Router from 'next/router'
import { SEARCH_SUGGESTION_DELAY } from '@/shared/config/site'
import { SearchOverlay } from '@/ui/search/overlay/SearchOverlay'
import type { Suggestions } from '@/ui/search/port'
import type { LoadedRules } from '@/ui/search/use-search-rules'
import { makeGuidance, makeSuggestions } from '../hits'

const findSuggestions = jest.fn<Promise<Suggestions>, [string, { signal?: AbortSignal }?]>()
jest.mock('@/ui/search/algolia/find-suggestions', () => ({
  findSuggestions: (...args: Parameters<typeof findSuggestions>) => findSuggestions(...args),
}))
jest.mock('@/ui/search/engine-file', () => ({
  loadEngineFile: async () => jest.requireActual('@/shared/words/generated/danger.json'),
}))
jest.mock('@/ui/search/use-search-rules', () => ({ useSearchRules: () => mockRules }))
const RULES: LoadedRules = {
  popularSearches: [
    { id: 'a', title: 'nariz entupido', href: '/pt-br/produtos/nariz-entupido/', picture: null },
  ],
  guidance: [makeGuidance({ words: ['sem ar'], gravity: 'emergency', calls: ['192'] })],
  unclear: null,
  concepts: [],
}
let mockRules: LoadedRules = RULES

const onClose = jest.fn()
let push: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  findSuggestions
    .mockReset()
    .mockResolvedValue(
      makeSuggestions(['tosse seca', 'tosse à noite', 'tosse de bebê'], ['Um', 'Dois', 'Três'], ['Quatro']),
    )
  onClose.mockClear()
  push = jest.spyOn(Router, 'push').mockResolvedValue(true)
  delete window.dataLayer
  mockRules = RULES
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const open = async () => {
  const drawn = render(<SearchOverlay initialText="" onClose={onClose} />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  return drawn
}
const box = () => screen.getByRole('combobox', { name: 'O que você procura?' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const find = async (text: string) => {
  type(text)
  await pass(SEARCH_SUGGESTION_DELAY)
}
const submit = () => {
  const form = box().closest('form')
  if (form) fireEvent.submit(form)
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('below 3 characters (SEARCH-2)', () => {
  test.each(['', 'to', '  to  '])('%j shows the popular searches and asks for nothing', async (text) => {
    await open()
    await find(text)
    expect(screen.getByRole('heading', { name: 'Buscas para começar' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'nariz entupido' })).toHaveAttribute(
      'href',
      '/pt-br/produtos/nariz-entupido/',
    )
    expect(findSuggestions).not.toHaveBeenCalled()
  })

  test('suggestions are cleared when the text becomes too short', async () => {
    await open()
    await find('tosse')
    type('to')
    expect(options()).toEqual([])
    expect(box()).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('from 3 characters on (SEARCH-3)', () => {
  test('suggestions are asked for once, when typing has stopped for the delay', async () => {
    await open()
    type('tos')
    await pass(SEARCH_SUGGESTION_DELAY - 1)
    type(' tosse ')
    await pass(SEARCH_SUGGESTION_DELAY - 1)
    expect(findSuggestions).not.toHaveBeenCalled()
    await pass(1)
    expect(findSuggestions).toHaveBeenCalledTimes(1)
    expect(findSuggestions.mock.calls[0]?.[0]).toBe('tosse')
  })

  test('keywords are options of a list; up to 2 cards of each kind are links (SEARCH-3)', async () => {
    await open()
    await find('tosse')
    expect(options()).toEqual(['tosse seca', 'tosse à noite', 'tosse de bebê'])
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    const cards = (name: string) => {
      const group = screen.getByRole('heading', { name }).parentElement
      return group ? within(group).getAllByRole('link') : []
    }
    expect(cards('Dicas')).toHaveLength(2)
    expect(cards('Produtos')).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('Sugestões: 3. Dicas: 2. Produtos: 1.')
  })

  test('a reply to an older term never overwrites that of a newer one (SEARCH-3)', async () => {
    const answers = new Map<string, (found: Suggestions) => void>()
    findSuggestions.mockImplementation((term) => new Promise((resolve) => answers.set(term, resolve)))
    await open()
    await find('tosse')
    await find('nariz')
    await act(async () => answers.get('nariz')?.(makeSuggestions(['nariz entupido'])))
    await act(async () => answers.get('tosse')?.(makeSuggestions(['tosse seca'])))
    expect(options()).toEqual(['nariz entupido'])
  })

  test('the call for an older term is aborted', async () => {
    await open()
    await find('tosse')
    type('tosse seca')
    expect(findSuggestions.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  test('nothing found is said, and the popular searches are offered', async () => {
    findSuggestions.mockResolvedValue(makeSuggestions([]))
    await open()
    await find('zzz')
    expect(screen.getByText('Não encontramos nada com “zzz”.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'nariz entupido' })).toBeInTheDocument()
  })
})

test.each(['loading', 'failed'] as const)('while rules are %s no product (SEARCH-13)', async (rules) => {
  mockRules = rules
  await open()
  type('tosse')
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_SUGGESTION_DELAY))
  expect(screen.queryByRole('link', { name: /Quatro/ })).not.toBeInTheDocument()
})

test('guidance stands before suggestions, and neither product nor keyword leads away from it (SEARCH-12)', async () => {
  await open()
  await find('sem ar')
  expect(screen.getByRole('link', { name: 'Ligar para o Samu 192' })).toHaveAttribute('href', 'tel:192')
  expect(screen.queryByRole('link', { name: 'Quatro' })).not.toBeInTheDocument()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Um' })).toBeInTheDocument()
})

describe('the keyboard', () => {
  test('arrows, Home and End move through the options, and Enter searches for the one they rest on', async () => {
    await open()
    await find('tosse')
    const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
    fireEvent.keyDown(box(), { key: 'ArrowDown' })
    expect(active()).toHaveTextContent('tosse seca')
    expect(active()).toHaveAttribute('aria-selected', 'true')
    fireEvent.keyDown(box(), { key: 'End' })
    expect(active()).toHaveTextContent('tosse de bebê')
    fireEvent.keyDown(box(), { key: 'Home' })
    fireEvent.keyDown(box(), { key: 'Enter' })
    expect(push).toHaveBeenCalledWith('/pt-br/search/?term=tosse+seca')
  })
})

describe('submit', () => {
  test.each(['', '   ', '\n\t'])('%j is ignored', async (text) => {
    await open()
    type(text)
    submit()
    expect(push).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    expect(window.dataLayer).toBeUndefined()
  })

  test('closes, tells the data layer, and goes to the results', async () => {
    await open()
    type('  tosse & febre ')
    submit()
    expect(onClose).toHaveBeenCalled()
    expect(window.dataLayer).toEqual([expect.objectContaining({ label: 'tosse & febre' })])
    expect(push).toHaveBeenCalledWith('/pt-br/search/?term=tosse+%26+febre')
  })

  test('a lone surrogate, which no address can hold, does not stop it', async () => {
    await open()
    type('tosse\ud800')
    submit()
    expect(push).toHaveBeenCalledWith('/pt-br/search/?term=tosse%EF%BF%BD')
  })
})

test('the clear button empties the box and keeps the focus in it', async () => {
  await open()
  type('tosse')
  fireEvent.click(screen.getByRole('button', { name: 'Limpar a busca' }))
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
})

test('a press outside the box closes the list and not the dialog; the box opens it again (SEARCH-1)', async () => {
  await open()
  await find('tosse')
  fireEvent.pointerDown(screen.getByRole('dialog'))
  expect(options()).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(box())
  expect(options()).toHaveLength(3)
})

test.each<[string, () => unknown]>([
  ['Escape', () => fireEvent.keyDown(box(), { key: 'Escape' })],
  ['its cancel button', () => fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))],
  ['routeChangeStart', () => Router.events.emit('routeChangeStart')],
  ['hashChangeStart', () => Router.events.emit('hashChangeStart')],
])('closes on %s (SEARCH-1)', async (_, happen) => {
  await open()
  act(() => void happen())
  expect(onClose).toHaveBeenCalled()
})

test('a failure is logged, told quietly, and can be tried again (SEARCH-10, ERR-7)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  findSuggestions.mockRejectedValueOnce(new Error('Unreachable hosts'))
  await open()
  await find('tosse')
  expect(log).toHaveBeenCalledWith('An Error Occurred', expect.any(Error))
  expect(screen.getByRole('status')).toHaveTextContent('A busca não respondeu agora.')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await pass(0)
  expect(options()).toHaveLength(3)
})

test('axe finds nothing, with popular searches and with suggestions', async () => {
  const { baseElement } = await open()
  await find('tosse')
  jest.useRealTimers()
  await expect(axe(baseElement)).resolves.toEqual([])
  type('')
  await expect(axe(baseElement)).resolves.toEqual([])
})

test('seeing all results counts as a search', async () => {
  await open()
  await find('tosse')
  fireEvent.click(screen.getByRole('link', { name: /^Ver todos os resultados/ }))
  expect(window.dataLayer).toMatchObject([{ action: 'event_search', label: 'tosse' }])
})
