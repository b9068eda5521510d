import type { Step } from './step'

const BAR = 'section[aria-label="Sua privacidade"]'

export const REST: Step[] = [
  {
    name: 'home is there',
    walk: async (visitor) => {
      await visitor.open('/pt-br/')
      await visitor.see('h1', 'Brisamenta')
    },
  },
  {
    name: 'consent is asked for, chosen in its panel, and remembered',
    walk: async (visitor) => {
      await visitor.open('/pt-br/sobre/')
      await visitor.refuseCookies(false)
      await visitor.open('/pt-br/sobre/')
      await visitor.click(`${BAR} button`, 'Preferências')
      await visitor.see('[role="dialog"]', 'Sempre ligados')
      await visitor.click('[role="dialog"] button', 'Rejeitar todos')
      await visitor.expectCount('[role="dialog"]', 0)
      await visitor.open('/pt-br/sobre/')
      await visitor.expectCount(BAR, 0)
    },
  },
  {
    name: 'a page that is missing says so, and leads on',
    console: /status of 404/,
    walk: async (visitor) => {
      await visitor.open('/pt-br/nao-existe/')
      await visitor.see('main a', /\S/)
    },
  },
]

/** In an engine that runs no scripts. */
export const WITHOUT_SCRIPTS: Step = {
  name: 'without scripts the menu is links, texts are whole and shops are listed',
  walk: async (visitor) => {
    await visitor.load('/pt-br/')
    await visitor.see('h1', 'Brisamenta')
    if (visitor.isWide) await visitor.hover('[data-frame="menu"] [data-slot]', 'Produtos')
    else await visitor.click('a', 'Abrir o menu')
    await visitor.click('[data-frame="panel"] a', 'Ver todos os produtos')
    await visitor.expectAddress('/pt-br/produtos/')
    await visitor.click('main article a', 'Pomada')
    await visitor.expectAddress('/pt-br/produtos/pomada/')
    await visitor.see('main noscript a, main a', 'Drogaria')
  },
}
