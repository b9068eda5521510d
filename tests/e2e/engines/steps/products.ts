import { expect } from '@playwright/test'
import type { Step } from './step'

const COUNT = 'main [role="status"]'

/** Row titles of a table that do not lie in their own row, while the table is in view. */
const strayTitles = (): string[] =>
  [...document.querySelectorAll('th[scope="row"]')].flatMap((title) => {
    const [own, row] = [title.querySelector('span') ?? title, title.closest('tr')].map((part) =>
      part?.getBoundingClientRect(),
    )
    const isIn = own && row && own.top >= row.top - 1 && own.bottom <= row.bottom + 1
    return isIn ? [] : [title.textContent]
  })

export const PRODUCTS: Step[] = [
  {
    name: 'a listing is filtered, and Back undoes it',
    walk: async (visitor) => {
      await visitor.open('/pt-br/produtos/')
      if (!visitor.isWide) await visitor.click('button', 'Filtrar')
      await visitor.click(visitor.isWide ? 'aside label' : '[role="dialog"] label', 'Dor de garganta')
      await visitor.expectAddress('/pt-br/produtos/?filtro=sintoma-dor-de-garganta')
      if (!visitor.isWide) await visitor.click('[role="dialog"] button', 'Ver resultados')
      await visitor.see(COUNT, /^2 produtos/m)
      await visitor.back()
      await visitor.expectAddress('/pt-br/produtos/')
      await visitor.see(COUNT, /^12 produtos/m)
    },
  },
  {
    name: 'a product shows another scent and its shops; Escape gives the focus back',
    walk: async (visitor) => {
      await visitor.open('/pt-br/produtos/pomada/')
      await visitor.click('[role="radiogroup"] label', 'Lavanda')
      await visitor.expectAddress('/pt-br/produtos/pomada/?aroma=lavanda')
      await visitor.see('main', '7890000001212')
      await visitor.click('main button', 'Onde comprar')
      await visitor.see('[role="dialog"] a', /\S/)
      await visitor.expectFocus('[role="dialog"] h2', 'Onde comprar')
      await visitor.press('Escape')
      await visitor.expectCount('[role="dialog"]', 0)
      await visitor.expectFocus('main button', 'Onde comprar')
    },
  },
  {
    name: 'a comparison has the title of each row in its row',
    walk: async (visitor) => {
      await visitor.open('/pt-br/compare-products/?produtos=pomada,xarope-dia,inalador')
      await visitor.see('th[scope="row"]', 'Para que serve')
      expect(await visitor.engine.evaluate(strayTitles)).toEqual([])
    },
  },
]
