import { render } from '@testing-library/react'
import React, { type ReactNode } from 'react'
import type { IslandProps } from '@/browser/hydration/Island'
import { loadParts } from '@/browser/hydration/on-demand'
import { Layout } from '@/ui/layout/Layout'
import { RenderSections } from '@/ui/sections/RenderSections'
import { PageTemplate } from '@/ui/templates/PageTemplate'
import { openSampleSite } from '../../server/content/support/sample-site'
import { stubIntersectionObserver, stubReducedMotion } from '../../shared/utils/browser-stubs'
import { crumbs } from '../../ui/layout/fixtures'
import { examples } from '../../ui/sections/fixtures'

const mockIsOff = React.createContext(false)
jest.mock('@/browser/hydration/Island', () => ({
  Island: ({ hydrateOn, isInline, children }: IslandProps) =>
    React.createElement(
      mockIsOff.Provider,
      { value: hydrateOn === 'off' },
      React.createElement(isInline ? 'span' : 'div', { 'data-island': hydrateOn }, children),
    ),
}))

/** Buttons that the layout listens to: groups of the menu, and the preferences for cookies. */
const BUTTONS = '[data-container] > button, [data-opens-preferences]'
/** The choice of a theme has src/ui/layout/theme.js. */
const CONTROLS = `button:not(${BUTTONS}), input:not([name="theme"]), select, textarea, [contenteditable]`

/** What React listens to on an element. Links are followed by the router without it. */
const handlersOf = (element: Element): string[] => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
  const props: object = (key !== undefined && Reflect.get(element, key)) || {}
  return element.matches('a') ? [] : Object.keys(props).filter((name) => /^on[A-Z]/.test(name))
}

const needsCode = (element: Element): boolean =>
  element.closest('[data-island]')?.matches('[data-island="off"]') === true &&
  (element.matches(CONTROLS) || handlersOf(element).length > 0)

/** Hooks of parts that change, or do something once they hydrate. */
const HOOKS = ['useState', 'useReducer', 'useEffect', 'useLayoutEffect'] as const

const faults = new Set<string>()
const check = (page: ReactNode) => {
  const { container, unmount } = render(page)
  for (const element of container.querySelectorAll('[data-island="off"] *'))
    if (needsCode(element)) faults.add(`${element.outerHTML.slice(0, 120)} ${handlersOf(element)}`)
  unmount()
}

beforeAll(async () => {
  stubReducedMotion(true)
  stubIntersectionObserver()
  Element.prototype.scrollTo = () => undefined
  await loadParts()
  for (const name of HOOKS) {
    const hook = Reflect.get(React, name)
    const reporting = (...parameters: unknown[]) => {
      const frames = new Error(name).stack?.split('\n') ?? []
      if (React.useContext(mockIsOff)) faults.add(`${name} ${frames.find((line) => line.includes('/src/'))}`)
      return Reflect.apply(hook, null, parameters)
    }
    Object.assign(React, { [name]: reporting })
  }
})

test('nothing in an island that does not hydrate needs its code, in any section and on a page of each type', async () => {
  check(<RenderSections sections={Object.values(examples).map(({ section }) => section)} />)
  const site = await openSampleSite()
  const layout = await site.loadLayout()
  for (const { load } of new Map(site.pages.map((page) => [page.type, page])).values()) {
    const page = await load()
    check(
      <Layout
        pageKey={null}
        globalData={layout.site}
        crumbs={crumbs}
        showsBreadcrumb
        isTransparent={false}
        topSpacing="none"
      >
        {page && <PageTemplate page={page} />}
      </Layout>,
    )
  }
  expect([...faults]).toEqual([])
})
