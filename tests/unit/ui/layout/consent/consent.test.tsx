import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readChoice, storeChoice } from '@/browser/analytics/consent-choice'
import { ConsentLayer } from '@/ui/layout/consent/ConsentLayer'
import { useMeasurement } from '@/ui/layout/consent/use-measurement'
import { axe } from '../../../axe'
import { stubReducedMotion } from '../../../shared/utils/browser-stubs'

jest.mock('@/ui/layout/consent/use-measurement', () => ({ useMeasurement: jest.fn() }))

const POLICY = { href: '/pt-br/politica-de-privacidade/', text: 'Privacidade' }
const bar = () => screen.queryByRole('region', { name: 'Sua privacidade' })
const button = (name: string) => screen.getByRole('button', { name })
const onPanel = jest.fn()

const draw = (isPanelOpen = false) => {
  const element = (isOpen: boolean) => (
    <>
      <main id="conteudo" tabIndex={-1}>
        <button type="button">Da página</button>
      </main>
      <ConsentLayer page={null} policy={POLICY} isPanelOpen={isOpen} onPanel={onPanel} />
    </>
  )
  const { rerender, container } = render(element(isPanelOpen))
  return { container, open: (isOpen: boolean) => rerender(element(isOpen)) }
}

beforeEach(() => {
  Reflect.set(document, 'cookie', 'cookie-consent=; Path=/; Max-Age=0')
  stubReducedMotion(true)
})

describe('the first question (behavior CONSENT-1)', () => {
  test('has three answers of one weight and the way to the policy, takes no focus, and is told once it stands there', async () => {
    const { container } = draw()
    expect(document.body).toHaveFocus()
    const answers = within(bar() as HTMLElement).getAllByRole('button')
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Aceitar', 'Rejeitar', 'Preferências'])
    expect(new Set(answers.map(({ className }) => className)).size).toBe(1)
    expect(screen.getByRole('link', { name: 'Política de privacidade' })).toHaveAttribute('href', POLICY.href)
    expect(
      await within(bar() as HTMLElement).findByText(/^Há uma pergunta sobre cookies/),
    ).toBeInTheDocument()
    expect(await axe(container)).toEqual([])
  })

  test.each([
    ['Aceitar', ['functional', 'measurement', 'advertising']],
    ['Rejeitar', []],
  ])('%s keeps the choice and puts the bar away', async (name, allowed) => {
    draw()
    await userEvent.click(button(name))
    expect(readChoice()?.allowed).toEqual(allowed)
    expect(bar()).toBeNull()
    expect(screen.getByText(/^Escolha guardada/)).toBeInTheDocument()
  })

  test('is not asked of who has answered', () => {
    storeChoice([])
    draw()
    expect(bar()).toBeNull()
  })

  test('Escape puts it off without an answer, unless it is meant for something else', async () => {
    draw()
    act(() => button('Da página').focus())
    await userEvent.keyboard('{Escape}')
    expect(bar()).not.toBeNull()
    act(() => button('Rejeitar').focus())
    await userEvent.keyboard('{Escape}')
    expect(bar()).toBeNull()
    expect(readChoice()).toBeNull()
  })

  test('its third answer opens the panel', async () => {
    draw()
    await userEvent.click(button('Preferências'))
    expect(onPanel).toHaveBeenLastCalledWith(true)
  })
})

describe('the panel (behavior CONSENT-2)', () => {
  const toggles = () => screen.getAllByRole<HTMLInputElement>('checkbox')

  test('says purpose and legal basis of four categories, with everything off that is not necessary', async () => {
    draw(true)
    await screen.findAllByRole('checkbox')
    expect(toggles().map(({ checked }) => checked)).toEqual([false, false, false])
    expect(screen.getByText('Sempre ligados')).toBeInTheDocument()
    expect(screen.getAllByText(/^Base legal:/)).toHaveLength(4)
    expect(screen.getByRole('checkbox', { name: 'Publicidade' })).toHaveAccessibleDescription(
      /Nunca usam o que você buscou ou respondeu sobre saúde/,
    )
    expect(await axe(document.body)).toEqual([])
  })

  test('keeps what is switched on, at once, and shows it the next time', async () => {
    const { open } = draw(true)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Medição' }))
    expect(readChoice()).toBeNull()
    await userEvent.click(button('Salvar escolhas'))
    expect(readChoice()?.allowed).toEqual(['measurement'])
    open(false)
    open(true)
    expect(toggles().map(({ checked }) => checked)).toEqual([false, true, false])
  })

  test('closed, it changes nothing', async () => {
    storeChoice(['measurement'])
    draw(true)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Medição' }))
    await userEvent.keyboard('{Escape}')
    expect(readChoice()?.allowed).toEqual(['measurement'])
  })

  test('a choice of another tab holds here once this one is looked at (CONSENT-3)', () => {
    draw()
    storeChoice([])
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(bar()).toBeNull()
  })
})

describe('what measures (behavior ANALYTICS-4)', () => {
  const measured = () => jest.mocked(useMeasurement).mock.lastCall?.slice(1)

  beforeEach(() => jest.mocked(useMeasurement).mockClear())

  test('comes with the first permission for it, not before, and forgets what happened until then', async () => {
    const { open } = draw(true)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Funcionais' }))
    await userEvent.click(button('Salvar escolhas'))
    open(false)
    expect(measured()).toBeUndefined()
    open(true)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Medição' }))
    await userEvent.click(button('Salvar escolhas'))
    await waitFor(() => expect(measured()).toEqual([['functional', 'measurement'], true]))
  })

  test('where it was allowed on an earlier page, it comes at once; taken back, it hears of it', async () => {
    storeChoice(['measurement'])
    draw(true)
    await waitFor(() => expect(measured()).toEqual([['measurement'], false]))
    await userEvent.click(await screen.findByRole('button', { name: 'Rejeitar todos' }))
    expect(measured()).toEqual([[], false])
  })
})
