import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Router from 'next/router'
import { Accordion } from '@/ui/components/Accordion/Accordion'
import { startAccordions } from '@/ui/layout/accordion-panels'
import { stubReducedMotion } from '../../shared/utils/browser-stubs'

const panels = ['Pomada', 'Inalador', 'Xarope'].map((title) => ({
  anchor: title.toLowerCase(),
  title,
  content: <p>{`Como usar: ${title}`}</p>,
}))

const panelOf = (title: string) => {
  const panel = screen.getByText(title).closest('details')
  if (!panel) throw new Error(`No panel is called ${title}`)
  return panel
}
const openTitles = () =>
  [...document.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent)
const scrollTo = jest.fn()
let end = () => {}

beforeEach(() => {
  stubReducedMotion(false)
  scrollTo.mockReset()
  window.scrollTo = scrollTo
  window.location.hash = ''
  end = startAccordions()
})

afterEach(() => end())

it('starts with nothing open (ACCORDION-1)', () => {
  render(<Accordion panels={panels} />)
  expect(openTitles()).toEqual([])
})

it('starts with the panel of an initial index, without scrolling to it (ACCORDION-1)', async () => {
  render(<Accordion panels={panels} initialIndex={1} />)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(openTitles()).toEqual(['Inalador'])
  expect(scrollTo).not.toHaveBeenCalled()
})

it('opens the panel that is selected and closes the one that was open (ACCORDION-1)', async () => {
  render(<Accordion panels={panels} initialIndex={0} />)
  await userEvent.click(screen.getByText('Inalador'))
  await waitFor(() => expect(openTitles()).toEqual(['Inalador']))
})

it('closes the open panel when it is selected again, and does not scroll (ACCORDION-1)', async () => {
  render(<Accordion panels={panels} initialIndex={0} />)
  await userEvent.click(screen.getByText('Pomada'))
  await waitFor(() => expect(openTitles()).toEqual([]))
  expect(scrollTo).not.toHaveBeenCalled()
})

it('scrolls smoothly to the opened panel, below the header of 70 px (ACCORDION-2)', async () => {
  render(<Accordion panels={panels} />)
  panelOf('Xarope').getBoundingClientRect = () => new DOMRect(0, 500, 300, 60)
  await userEvent.click(screen.getByText('Xarope'))
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 430, behavior: 'smooth' }))
})

it('jumps instead of scrolling for visitors who asked for less motion (ACCORDION-2)', async () => {
  stubReducedMotion(true)
  render(<Accordion panels={panels} />)
  await userEvent.click(screen.getByText('Xarope'))
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' }))
})

it('opens the panel that the address names (ACCORDION-1)', async () => {
  render(<Accordion panels={panels} />)
  window.location.hash = '#inalador'
  await waitFor(() => expect(openTitles()).toEqual(['Inalador']))
})

it('opens the panel that the address of the next page names, and none when a page keeps a choice in its address', async () => {
  render(<Accordion panels={panels} />)
  window.history.replaceState(null, '', '#inalador')
  Router.events.emit('routeChangeComplete', '/pt-br/?aroma=lavanda#inalador', { shallow: true })
  expect(openTitles()).toEqual([])
  Router.events.emit('routeChangeComplete', '/pt-br/#inalador', { shallow: false })
  await waitFor(() => expect(openTitles()).toEqual(['Inalador']))
})

it('leaves the panels of an accordion inside a panel alone', async () => {
  const inner = <Accordion panels={[{ anchor: 'detalhe', title: 'Detalhe', content: 'Mais' }]} />
  render(<Accordion panels={[{ anchor: 'fora', title: 'Fora', content: inner }]} initialIndex={0} />)
  await userEvent.click(screen.getByText('Detalhe'))
  await waitFor(() => expect(openTitles()).toEqual(['Fora', 'Detalhe']))
})

it('groups its panels for browsers that run no script (ACCORDION-1)', () => {
  render(<Accordion panels={panels} />)
  const names = [...document.querySelectorAll('details')].map((panel) => panel.getAttribute('name'))
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toBeTruthy()
})

it('shows one picture while closed and another one in the open panel', () => {
  const image = (alt: string) => ({
    alt,
    desktop: { url: `https://images.example/${alt}.png`, width: 600, height: 600 },
  })
  render(
    <Accordion
      panels={[
        {
          anchor: 'a',
          title: 'A',
          content: 'a',
          collapsedImage: image('fechada'),
          expandedImage: image('aberta'),
        },
      ]}
    />,
  )
  const [summary, content] = [...panelOf('A').children]
  expect(summary?.querySelector('img')).toHaveAttribute('alt', 'fechada')
  expect(content?.querySelector('img')).toHaveAttribute('alt', 'aberta')
})

it('shows the opened one of any group of disclosures with one name, and closes the others (ACCORDION-1)', async () => {
  render(
    <nav>
      {panels.map(({ title, content }) => (
        <details key={title} name="rodape">
          <summary>{title}</summary>
          {content}
        </details>
      ))}
      <details>
        <summary>Bula</summary>
      </details>
    </nav>,
  )
  await userEvent.click(screen.getByText('Bula'))
  await userEvent.click(screen.getByText('Pomada'))
  panelOf('Xarope').getBoundingClientRect = () => new DOMRect(0, -174, 300, 197)
  scrollTo.mockReset()
  await userEvent.click(screen.getByText('Xarope'))
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' }))
  expect(openTitles()).toEqual(['Xarope', 'Bula'])
})
