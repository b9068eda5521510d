import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from '@tests/unit/axe'
import { createRef } from 'react'
import { Question } from '@/ui/templates/recommender/Question'

const answers = ['Tosse', 'Febre'].map((title) => ({
  id: title.toLowerCase(),
  title,
  image: null,
  facets: [],
}))
const draw = (isMultiple: boolean, onBack: (() => void) | null = null, onAnswer = (_ids: string[]) => {}) =>
  render(
    <Question
      question={{
        id: 'sintoma',
        role: 'condition',
        title: 'O que incomoda?',
        help: null,
        isMultiple,
        answers,
      }}
      position={1}
      total={2}
      initial={[]}
      onAnswer={onAnswer}
      onBack={onBack}
      titleRef={createRef()}
    />,
  )

test.each([true, false])(
  'a missing answer is said by what takes the state (several: %s) (ERR-6)',
  async (isMultiple) => {
    const { container } = draw(isMultiple)
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    const group = screen.getByRole(isMultiple ? 'group' : 'radiogroup', { name: 'O que incomoda?' })
    // WAI-ARIA: a group takes no aria-invalid, its checkboxes do.
    const invalid = isMultiple ? within(group).getAllByRole('checkbox') : [group]
    for (const control of invalid) expect(control).toBeInvalid()
    expect(group.hasAttribute('aria-invalid')).toBe(!isMultiple)
    expect(group).toHaveAccessibleDescription(/Escolha uma resposta para continuar\.$/)
    expect(await axe(container)).toEqual([])
  },
)

test('answers carry their own names into the address when the browser sends the form itself', () => {
  const { container } = draw(true)
  const names = [...container.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`)
  expect(names).toEqual(['respostas=tosse', 'respostas=febre'])
})

test('going back stands before going on, as it is seen', () => {
  draw(true, () => {})
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Voltar', 'Continuar'])
})

test('a single choice continues on click and Space, and not on arrow keys or a second click (RECOMMEND-1)', async () => {
  const onAnswer = jest.fn()
  draw(false, null, onAnswer)
  const [first, second] = screen.getAllByRole('radio')
  if (!first || !second) throw new Error('There are no answers.')
  first.focus()
  await userEvent.keyboard('{ArrowDown}')
  fireEvent.click(second)
  expect(second).toBeChecked()
  expect(onAnswer).not.toHaveBeenCalled()
  await userEvent.keyboard(' ')
  expect(onAnswer.mock.calls).toEqual([[['febre']]])
  await userEvent.dblClick(first)
  expect(onAnswer.mock.calls.slice(1)).toEqual([[['tosse']]])
})
