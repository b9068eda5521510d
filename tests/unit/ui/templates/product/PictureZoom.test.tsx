import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PictureZoom } from '@/ui/templates/product/PictureZoom'
import { picture } from './product-fixture'

test('PRODUCT-15: buttons and arrow keys show the other pictures; of a close one the keys scroll', async () => {
  render(
    <div role="dialog" tabIndex={-1} aria-label="Pomada">
      <PictureZoom pictures={[picture('pack'), picture('scene')]} first={0} />
    </div>,
  )
  const shown = () => screen.getByRole('img').getAttribute('alt')
  screen.getByRole('dialog').focus()
  expect(shown()).toBe('pack')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('scene')
  expect(screen.getByRole('status')).toHaveTextContent('2 de 2')
  await userEvent.click(screen.getByRole('button', { name: 'Próxima imagem' }))
  expect(shown()).toBe('pack')
  const close = screen.getByRole('button', { name: 'Ver bem de perto' })
  await userEvent.click(close)
  expect(close).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('pack')
})
