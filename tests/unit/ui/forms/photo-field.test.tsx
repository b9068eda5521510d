import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reviewFormLabels } from '@/shared/labels/review-form'
import type { ProblemCode } from '@/shared/schemas/problem'
import { reviewForm } from '@/shared/schemas/review'
import { FormContext, useFormTexts } from '@/ui/forms/form-context'
import { PhotoField } from '@/ui/forms/TextField'

function Field({ code }: { code: ProblemCode | null }) {
  const texts = useFormTexts(reviewForm.name, reviewFormLabels)
  const problems = code ? [{ field: 'photo', code }] : []
  return (
    <FormContext value={{ id: 'form-review', form: reviewForm, texts, problems, values: {} }}>
      <PhotoField name="photo" />
    </FormContext>
  )
}

const chosen = () => screen.getByLabelText<HTMLInputElement>(/^Foto/).files?.length

test('a photo that could not be stored leaves the form, so that the review can be sent without it, each time (ERR-3)', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Field code={null} />)
  for (let time = 0; time < 2; time += 1) {
    await user.upload(screen.getByLabelText(/^Foto/), new File(['x'], 'foto.jpg', { type: 'image/jpeg' }))
    expect(chosen()).toBe(1)
    rerender(<Field code="storageFailed" />)
    expect(chosen()).toBe(0)
    expect(screen.getByText(/Envie sem ela/)).toBeVisible()
  }
})

test('a photo with another problem stays chosen', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Field code={null} />)
  await user.upload(screen.getByLabelText(/^Foto/), new File(['x'], 'foto.jpg', { type: 'image/jpeg' }))
  rerender(<Field code="oversizedPhoto" />)
  expect(chosen()).toBe(1)
})
