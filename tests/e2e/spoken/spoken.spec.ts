import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../support/layout'
import { openOverlay } from '../support/search'
import { listenTo } from './listener'
import { ROLES, readingOf } from './phrases'
import { fitScript, readScript } from './script'
import { allOf } from './tree'

/** What assistive technology gets to say, against the script of what must be said (`script.yml`). */
const ACTIONS: Record<string, (page: Page) => Promise<unknown>> = {
  'abre a busca': (page) => openOverlay(page),
  'escreve que alguém não respira': (page) => page.keyboard.type('não respira', { delay: 30 }),
  'fecha com Esc': (page) => page.keyboard.press('Escape'),
  'envia o formulário vazio': (page) => page.getByRole('button', { name: 'Enviar mensagem' }).press('Enter'),
  'segue o erro do e-mail': (page) =>
    page.getByRole('link', { name: 'Escreva o seu e-mail.' }).press('Enter'),
  'abre as lojas': (page) => page.getByRole('button', { name: 'Onde comprar' }).press('Enter'),
  'segue o link de um produto': (page) =>
    page
      .getByRole('region', { name: 'Produtos', exact: true })
      .getByRole('link', { name: 'Brisamenta Inalador' })
      .press('Enter'),
}

for (const { cena, em, passos } of readScript())
  test(`${cena}: what is heard is what the script says`, async ({ page }) => {
    await openPage(page, em)
    const listener = await listenTo(page)
    await listener.listen()
    listener.forget()
    const said: string[] = []
    for (const { faz, ouve, lê: part, texto = [] } of passos) {
      await test.step(faz, async () => {
        said.push(...ouve)
        await ACTIONS[faz]?.(page)
        await expect(async () => {
          const heard = await listener.listen()
          expect(heard).toEqual(fitScript(said, heard))
        }).toPass({ intervals: [20], timeout: 20_000 })
        if (!part) return
        const found = allOf(await listener.tree()).find(({ role }) => ROLES[role] === part)
        expect(found && readingOf(found).slice(0, texto.length)).toEqual(texto)
      })
    }
  })
