import { act, fireEvent, render, screen } from '@testing-library/react'
import { Breathe } from '@/ui/templates/home/Breathe'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a minute of 4 s in and 6 s out is announced, and ends by itself (HOME-2)', () => {
  render(<Breathe />)
  const word = screen.getByRole('status')
  expect(word).toBeEmptyDOMElement()
  fireEvent.click(screen.getByRole('button', { name: 'Respirar por 1 minuto' }))
  for (let round = 0; round < 6; round += 1) {
    expect(word).toHaveTextContent('Inspire')
    pass(4000)
    expect(word).toHaveTextContent('Expire')
    pass(6000)
  }
  expect(word).toBeEmptyDOMElement()
  expect(screen.getByRole('button')).toHaveAccessibleName('Respirar por 1 minuto')
})

test('a second press ends it (HOME-2)', () => {
  render(<Breathe />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button', { name: 'Parar' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  pass(20_000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
