import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import type { SectionType } from '@/shared/content-model/views/rich-text'
import { RenderSections } from '@/ui/sections/RenderSections'
import { sectionRegistry } from '@/ui/sections/registry'
import { stubIntersectionObserver, stubReducedMotion } from '../../shared/utils/browser-stubs'
import { examples } from './fixtures'

const types = Object.keys(examples) as SectionType[]

beforeEach(() => {
  stubReducedMotion(true)
  stubIntersectionObserver()
})

it('names a component for every section type, and for no other', () => {
  expect(Object.keys(sectionRegistry).sort()).toEqual([...types].sort())
})

it.each(types)('draws a section of type %s, without accessibility violations', async (type) => {
  const { section, shows } = examples[type]
  const { container } = render(<RenderSections sections={[section]} />)
  expect(await screen.findByText(shows)).toBeInTheDocument()
  // Colors and landmarks are a page's matter; headings begin below the page's h1.
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
