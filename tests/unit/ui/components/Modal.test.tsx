import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from '@/ui/components/Dialog/Dialog'
import { Modal } from '@/ui/components/Modal/Modal'

function Page({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Onde comprar
      </button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Lojas" isDismissable={isDismissable}>
        <a href="/pt-br/">Primeira loja</a>
        <a href="/pt-br/b/">Segunda loja</a>
      </Modal>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Onde comprar' })
const closeButton = () => screen.getByRole('button', { name: 'Fechar' })
const backdrop = () => {
  const element = screen.getByRole('dialog').parentElement
  if (!element) throw new Error('The dialog stands on no backdrop')
  return element
}
const open = async (page = <Page />) => {
  const user = userEvent.setup()
  render(page)
  await user.click(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Lojas' })
  // Its heading, so that a screen reader says the name and not all that is in it.
  await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Lojas' })).toHaveFocus())
  return user
}

beforeEach(() => {
  // jsdom lays nothing out, so that without this nothing would count as visible, and so as reachable by Tab.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => {
    const rects: DOMRect[] = [new DOMRect(0, 0, 10, 10)]
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null })
  })
})
afterEach(() => jest.restoreAllMocks())

it('shows nothing while closed', () => {
  render(<Page />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('has the focus from the first moment, and leaves a text in its box as it is: no key is lost (DIALOG-1)', () => {
  render(
    <Dialog label="Busca" initialFocus="input" onClose={() => undefined}>
      <input aria-label="Termo" defaultValue="tosse se" />
    </Dialog>,
  )
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Termo' })
  expect(box).toHaveFocus()
  expect([box.selectionStart, box.selectionEnd]).toEqual([8, 8])
})

it('takes focus when it opens and locks the scroll of the page (DIALOG-1)', async () => {
  await open()
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true')
  await waitFor(() => expect(document.body.style.overflow).toBe('hidden'))
})

it('keeps focus inside, in both directions (DIALOG-1)', async () => {
  const user = await open()
  await user.tab()
  expect(closeButton()).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('link', { name: 'Segunda loja' })).toHaveFocus()
  await user.tab()
  expect(closeButton()).toHaveFocus()
})

it('closes on Escape, gives focus back and lets the page scroll again (DIALOG-1)', async () => {
  const user = await open()
  await waitFor(() => expect(document.body.style.overflow).toBe('hidden'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(opener()).toHaveFocus())
  expect(document.body.style.overflow).not.toBe('hidden')
})

it('closes on a click on the backdrop, but not on one inside the dialog (DIALOG-1)', async () => {
  const user = await open()
  await user.click(screen.getByRole('heading', { name: 'Lojas' }))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.click(backdrop())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('stays when a press starts inside and ends on the backdrop, as when text is selected', async () => {
  const user = await open()
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('heading', { name: 'Lojas' }) },
    { keys: '[/MouseLeft]', target: backdrop() },
  ])
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

it('ignores Escape and the backdrop when these are disabled, and still closes by its button (DIALOG-1)', async () => {
  const user = await open(<Page isDismissable={false} />)
  await user.keyboard('{Escape}')
  await user.click(backdrop())
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await user.click(closeButton())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
