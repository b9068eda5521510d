import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CardModel } from '@/shared/content-model/views/card'
import { CardGrid } from '@/ui/components/CardGrid/CardGrid'
import { startShowingFocusedCards } from '@/ui/components/CardGrid/show-focused-card'

const card = (title: string): CardModel => ({
  id: title,
  kind: 'product',
  title,
  eyebrow: null,
  text: null,
  image: null,
  href: `/pt-br/produtos/${title}/`,
})

test('of what a key reaches in a shelf the whole card comes into sight (A11Y-2)', async () => {
  const user = userEvent.setup()
  const shown: Element[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this)
  }
  const stop = startShowingFocusedCards()
  render(<CardGrid variant="products" cards={[card('pomada'), card('inalador')]} />)
  await user.tab()
  await user.tab()
  expect(screen.getByRole('link', { name: 'inalador' })).toHaveFocus()
  expect(shown).toEqual(screen.getAllByRole('listitem').filter((item) => item.querySelector('a')))
  stop()
})
