import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from '@/ui/components/Tabs/Tabs'

const tabs = ['Dia', 'Noite', 'Viagem'].map((title) => ({
  id: title,
  title,
  content: <p>{`Texto: ${title}`}</p>,
}))
const tab = (name: string) => screen.getByRole('tab', { name })
const expectSelected = (name: string) => {
  expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1)
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`Texto: ${name}`)
}

function Example() {
  const [selected, setSelected] = useState(0)
  return (
    <Tabs tabs={tabs} label="Momento" selected={selected} onSelect={setSelected} hasTexts headingLevel="h3" />
  )
}

beforeEach(() => {
  render(<Example />)
})

it('shows the first panel, named by its tab', () => {
  expect(screen.getByRole('tablist', { name: 'Momento' })).toBeInTheDocument()
  expectSelected('Dia')
  expect(tab('Dia')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
})

it('shows the panel of the tab that is clicked, and only that one (A11Y-2)', async () => {
  await userEvent.click(tab('Viagem'))
  expectSelected('Viagem')
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
})

it.each([
  ['{ArrowRight}', 'Noite'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Dia'],
  ['{ArrowLeft}', 'Viagem'],
  ['{End}', 'Viagem'],
  ['{End}{Home}', 'Dia'],
])('moves focus and selection with %s to %s', async (keys, name) => {
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(tab(name)).toHaveFocus()
  expectSelected(name)
})

it('is one stop of the Tab key, which then goes on to the panel', async () => {
  await userEvent.tab()
  expect(tab('Dia')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

it('holds every panel and its heading ready for visitors without scripts', () => {
  for (const { title } of tabs) {
    const heading = screen.getByText(title, { selector: 'h3' })
    expect(heading).toHaveAttribute('data-without-script')
    expect(heading.closest('[role=tabpanel]')).toHaveAttribute('data-without-script')
  }
  expect(screen.getByRole('tablist')).toHaveAttribute('data-needs-script')
})
