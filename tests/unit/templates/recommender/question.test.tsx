import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from '@tests/unit/axe'
import { createRef } from 'react'
import { Question } from '@/templates/recommender/Question'

const answers = ['Tosse', 'Febre'].map((title) => ({
  id: title.toLowerCase(),
  title,
  image: null,
  facets: [],
}))
const draw = (isMultiple: boolean, onBack: (() => void) | null = null) =>
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
      onAnswer={() => {}}
      onBack={onBack}
      titleRef={createRef()}
    />,
  )

test.each([true, false])(
  'a missing answer is said by the group itself (several allowed: %s)',
  async (isMultiple) => {
    const { container } = draw(isMultiple)
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    const group = screen.getByRole(isMultiple ? 'group' : 'radiogroup', { name: 'O que incomoda?' })
    expect(group).toBeInvalid()
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
