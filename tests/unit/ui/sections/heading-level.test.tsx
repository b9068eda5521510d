import { render, screen } from '@testing-library/react'
import type { Section } from '@/shared/content-model/views/rich-text'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { sectionLevels } from '@/ui/sections/heading-level'
import { RichText } from '@/ui/sections/RichText/RichText'
import { ContentPage } from '@/ui/templates/content/ContentPage'
import { makeBase } from '../templates/editorial-fixtures'
import { examples } from './fixtures'

const banner = (headingLevel: HeadingLevel, title: string | null = 'Faixa'): Section => ({
  ...examples.banner.section,
  id: `${headingLevel} ${title}`,
  headingLevel,
  title,
})
const video: Section = examples.video.section

test.each<[string, Section[], boolean, number[]]>([
  [
    'what editors chose, where it fits',
    [banner('h2'), banner('h3'), banner('h4'), banner('h2')],
    false,
    [2, 3, 4, 2],
  ],
  ['no step left out', [banner('h4'), banner('h4')], false, [2, 3]],
  ['no step left out below a title that is no heading', [video, banner('h3')], false, [2, 2]],
  ['one h1 at the opening', [banner('h1'), banner('h1'), banner('h3')], true, [1, 2, 3]],
  ['no h1 after the opening', [banner('h2'), banner('h1')], true, [2, 2]],
  ['no h1 where the page has drawn it', [banner('h1')], false, [2]],
  ['no h1 without words', [banner('h1', null)], true, [2]],
])('sections have %s (SECTION-1)', (_, sections, opensPage, levels) => {
  expect(sectionLevels(sections, opensPage)).toEqual(levels)
})

test('a section in a text takes the level of the headings of that text', () => {
  render(<RichText body={[{ kind: 'section', section: banner('h1', 'No texto') }]} topHeading={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'No texto' })).toBeInTheDocument()
})

test('a content page has one h1, whatever its sections ask for (SECTION-1)', () => {
  const box = (id: string, ...sections: Section[]) =>
    ({ id, width: 'wide', surface: 'white', backgroundImage: null, sections }) as const
  const containers = [box('a', examples.notice.section, banner('h1', 'Um')), box('b', banner('h1', 'Dois'))]
  const page = {
    ...makeBase(),
    type: 'content',
    containers,
    comparison: null,
    continents: null,
    reviewable: null,
  } as const
  render(<ContentPage page={page} />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1, name: 'Título da página' })).toBeInTheDocument()
})
