import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FeedbackPrompt } from '@/ui/templates/article/FeedbackPrompt'
import { stubReducedMotion } from '../../../shared/utils/browser-stubs'

/** An article is judged once in a tab (ARTICLE-2). */

const sendFeedback = jest.fn(async () => ({ reply: { status: 'done', next: '/' }, start: null }))
jest.mock('@/ui/forms/feedback/send-feedback', () => ({
  beginFeedback: async () => null,
  sendFeedback: () => sendFeedback(),
}))

const prompt = (slug: string) =>
  render(<FeedbackPrompt helpful={{ title: 'Ajudou?', yes: null, no: null }} slug={slug} />)

beforeEach(() => {
  sessionStorage.clear()
  stubReducedMotion(true)
})

test('after a reload the thanks are shown in place of the form, of another article the form', async () => {
  const first = prompt('dicas/a')
  await userEvent.click(screen.getByRole('radio', { name: 'Ajudou' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }))
  await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument())
  expect(sendFeedback).toHaveBeenCalledTimes(1)
  first.unmount()
  prompt('dicas/a').unmount()
  const again = prompt('dicas/a')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  again.unmount()
  prompt('dicas/b')
  expect(screen.getByRole('radio', { name: 'Ajudou' })).toBeInTheDocument()
})
