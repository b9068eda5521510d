import type { Step } from './step'

const BOX = '[role="dialog"] [role="combobox"]'

export const SEARCH: Step[] = [
  {
    name: 'search suggests in its overlay, and leads to results',
    walk: async (visitor) => {
      await visitor.open('/pt-br/')
      await visitor.click('header a', 'Buscar no site')
      await visitor.fill(BOX, 'tosse')
      await visitor.see('[role="option"]', 'tosse')
      await visitor.press('ArrowDown')
      await visitor.press('Enter')
      await visitor.see('[role="tab"]', /Dicas ?[1-9]/)
      await visitor.expectCount('[role="dialog"]', 0)
    },
  },
  {
    name: 'a search in danger shows guidance with the number to call',
    walk: async (visitor) => {
      await visitor.open('/pt-br/search/?term=bebê+parou+de+respirar')
      await visitor.see('main a[href="tel:192"]', '192')
      await visitor.see('[role="tab"]', /Dicas ?[1-9]/)
    },
  },
]
