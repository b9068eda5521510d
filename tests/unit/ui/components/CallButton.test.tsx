import { render, screen } from '@testing-library/react'
import { CallButton } from '@/ui/components/CallButton/CallButton'
import { TitledLinks } from '@/ui/sections/Links/TitledLinks'
import { NoticeBox } from '@/ui/sections/Notice/NoticeBox'

const poison = { href: 'tel:08007226001', text: 'Disque-Intoxicação, 0800 722 6001' }
const call = (name: string) => screen.getByRole('link', { name })

test.each([false, true])('a call says whom and which number (number only: %s) (HELP-1)', (isShort) => {
  render(<CallButton {...poison} isShort={isShort} />)
  const link = call('Disque-Intoxicação 0800 722 6001')
  expect(link).toHaveAttribute('href', poison.href)
  expect(screen.getByText('Disque-Intoxicação')).toHaveClass(isShort ? 'visually-hidden' : 'name')
})

test('among links those to call are buttons, the others pills (HELP-1)', () => {
  render(<TitledLinks title="Ajuda" links={[poison, { href: '/pt-br/dicas/', text: 'Dicas' }]} />)
  expect(call('Disque-Intoxicação 0800 722 6001')).toHaveClass('call')
  expect(call('Dicas')).not.toHaveClass('call')
})

test.each([
  ['warning', 1],
  ['info', 0],
] as const)('what a notice of tone %s tells to call is a button %i times', (tone, count) => {
  const text = 'Ligue para o Samu, 192, ou vá.'
  render(<NoticeBox notice={{ type: 'notice', id: 'n', tone, title: null, text }} />)
  expect(screen.queryAllByRole('link', { name: 'Ligar para o Samu 192' })).toHaveLength(count)
})

test('a number that only the title of a warning names is a button, before those of its text (HELP-1)', () => {
  const title = 'Engoliu? Ligue para o Disque-Intoxicação, 0800 722 6001'
  const notice = { type: 'notice', id: 'n', tone: 'warning', title, text: 'Com sono, Samu, 192.' } as const
  render(<NoticeBox notice={notice} />)
  const calls = screen.getAllByRole('link', { name: /^Ligar/ }).map((link) => link.getAttribute('href'))
  expect(calls).toEqual(['tel:08007226001', 'tel:192'])
})
