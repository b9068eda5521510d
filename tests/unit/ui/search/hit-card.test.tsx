import { render, screen } from '@testing-library/react'
import { readHits } from '@/ui/search/algolia/hit'
import { HitCard } from '@/ui/search/HitCard'
import { rawHits } from './hits'

const show = (more: object): void => {
  const [hit] = readHits(rawHits('Xarope').map((raw) => ({ ...raw, ...more })))
  if (!hit) throw new Error('the hit is dropped')
  render(<HitCard hit={hit} text={null} pictureSizes={{ sizes: '6rem', maxWidth: 360 }} />)
}

test('the card of a medicine has its substances and registration (PRODUCT-6)', () => {
  show({ mark: 'medicine', minimumAge: 24, contains: ['Guaco', 'Mel'], registration: '1.0000.0006' })
  expect(screen.getByText(/^Guaco, Mel\. .*1\.0000\.0006$/)).toBeInTheDocument()
})

test('one without them, as of a record written before, shows its category alone', () => {
  show({ mark: 'medicine', minimumAge: 24 })
  expect(screen.getByText('Medicamento')).toBeInTheDocument()
  expect(screen.queryByText(/Reg/)).toBeNull()
})
