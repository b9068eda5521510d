import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { HIGHLIGHT_TAGS } from '@/ui/search/algolia/hit'
import { canary, expectIn, installed } from './canary'

const INSTANT_SEARCH = 'instantsearch.js/es/lib/InstantSearch.js'
const callsOf = (name: string) => installed(INSTANT_SEARCH).split(`${name}(`).length - 1

canary('next.config.js', 'InstantSearch calls these two files for routing or insights only', () => {
  const names = ['createInsightsMiddleware', 'createRouterMiddleware']
  expectIn(INSTANT_SEARCH, ...names.map((name) => `from '../middlewares/${name}.js'`))
  expectIn(INSTANT_SEARCH, /if \(routing\) \{[\s\S]{0,400}createRouterMiddleware\(/)
  expectIn(INSTANT_SEARCH, /if \(insights\) \{[\s\S]{0,400}createInsightsMiddleware\(/)
  expect(callsOf('createRouterMiddleware')).toBe(1)
})

canary('src/ui/search/algolia/client.ts', 'a reply asks for tracking with _automaticInsights alone', () => {
  expectIn(INSTANT_SEARCH, /_automaticInsights;[\s\S]{0,400}createInsightsMiddleware\(/)
  expect(callsOf('createInsightsMiddleware')).toBe(2)
})

canary(
  'src/ui/search/algolia/instant-search.tsx',
  'results before the first reply have __isArtificial',
  () => {
    expectIn('react-instantsearch-core/dist/es/lib/createSearchResults.js', '__isArtificial: true')
  },
)

canary('src/ui/search/algolia/hit.ts', "InstantSearch's marks round matches are these", () => {
  const tags = Object.values(HIGHLIGHT_TAGS).map((tag) => `'${tag}'`)
  expectIn('instantsearch.js/es/lib/utils/escape-highlight.js', ...tags)
})

canary(
  'src/ui/search/algolia/fall-back.ts',
  'InstantSearch sends a list of requests, each with params',
  () => {
    expectIn('algoliasearch-helper/src/requestBuilder.js', /indexName: index,\s+params: /)
  },
)

function Field() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="campo" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  )
}

canary(
  'src/browser/hydration/early-input.ts',
  'React compares texts by the setter on the element, not one below',
  () => {
    render(<Field />)
    const field = screen.getByLabelText('campo')
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    field.value = 'um'
    fireEvent(field, new Event('input', { bubbles: true }))
    expect(screen.getByRole('status')).toHaveTextContent('')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'dois')
    fireEvent(field, new Event('input', { bubbles: true }))
    expect(screen.getByRole('status')).toHaveTextContent('dois')
  },
)
