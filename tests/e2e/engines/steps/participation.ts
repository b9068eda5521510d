import { goodReview } from '../../../factories/review-submission'
import { mailTo } from '../../support/mails'
import type { Visitor } from '../visitor'
import type { Step } from './step'

const PASSWORD = 'chuva mansa 7'

/** Gives a file field a picture, drawn in the page, as if it had been chosen. */
const choosePicture = async (field: string): Promise<void> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
  canvas.getContext('2d')?.fillRect(100, 100, 500, 300)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const chosen = new DataTransfer()
  chosen.items.add(new File([picture ?? ''], 'foto.png', { type: 'image/png' }))
  const input = document.querySelector<HTMLInputElement>(field)
  if (!input) throw new Error(`There is no ${field}.`)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Chooses an option as keys would: the list of a select is outside of the page. */
const chooseOption = (field: string, value: string): void => {
  const select = document.querySelector<HTMLSelectElement>(field)
  if (!select) throw new Error(`There is no ${field}.`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const fillAll = async (visitor: Visitor, form: string, values: Record<string, string | undefined>) => {
  for (const [name, value] of Object.entries(values))
    await visitor.fill(`[data-form="${form}"] [name="${name}"]`, value ?? '')
}

const { title, summary, description, location, birthYear } = goodReview

export const PARTICIPATION: Step[] = [
  {
    name: 'a review with a photo is sent',
    walk: async (visitor) => {
      const form = '[data-form="review"]'
      await visitor.open('/pt-br/link/write-review/?produto=brisamenta-inalador')
      await visitor.click(`${form} label`, '4 de 5 estrelas')
      await visitor.click(`${form} label`, 'Sim, recomendo')
      const nickname = `Vera${Date.now().toString(36)}`
      await fillAll(visitor, 'review', { title, summary, description, nickname, location, birthYear })
      await fillAll(visitor, 'review', { email: visitor.email })
      await visitor.engine.evaluate(chooseOption, `${form} [name="birthMonth"]`, '03')
      await visitor.engine.evaluate(choosePicture, `${form} [name="photo"]`)
      await visitor.click(`${form} [name="terms"]`)
      await visitor.click(`${form} [type="submit"]`)
      await visitor.expectAddress('/pt-br/write-review/confira-seu-email/')
      await visitor.see('h1', 'Falta só confirmar')
      await mailTo(visitor.email, 'Confirme a sua avaliação')
    },
  },
  {
    name: 'an account is made, confirmed by mail, logged in and out',
    walk: async (visitor) => {
      const { email } = visitor
      await visitor.open('/pt-br/cadastro/')
      await fillAll(visitor, 'registration', {
        firstName: 'Ana',
        lastName: 'Lima',
        email,
        confirmEmail: email,
      })
      await fillAll(visitor, 'registration', { password: PASSWORD, confirmPassword: PASSWORD })
      await visitor.click('[data-form="registration"] [name="terms"]')
      await visitor.click('[data-form="registration"] [type="submit"]')
      await visitor.expectAddress('/pt-br/cadastro/confira-seu-email/')
      const { links } = await mailTo(email, 'Confirme o seu e-mail')
      await visitor.open(links.find((link) => link.includes('token=')) ?? '')
      await fillAll(visitor, 'confirm-email', { password: PASSWORD })
      await visitor.click('main [type="submit"]', 'Confirmar e-mail')
      await visitor.expectAddress('/pt-br/conta-confirmada/')
      await visitor.open('/pt-br/entrar/')
      await fillAll(visitor, 'login', { email, password: PASSWORD })
      await visitor.click('[data-form="login"] [type="submit"]')
      await visitor.expectAddress('/pt-br/conta/')
      await visitor.see('h1', 'Olá, Ana.')
      await visitor.click('main button', 'Sair da conta')
      await visitor.expectAddress('/pt-br/ate-logo/')
      await visitor.see('h1', /\S/)
    },
  },
]
