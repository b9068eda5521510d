import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { layoutOf } from './support/layout'
import { HOME, onePathPerType } from './support/pages'

/** Changes by add-ons and page tools before the page hydrates, at each of its hydration boundaries (FAULT-11). */

const CHANGES = [
  'an element before',
  'a text before',
  'a comment before',
  'an element inside',
  'an element after',
  'the start is gone',
  'the end is gone',
  'the first element is gone',
  'the first element is another',
  'the whole is gone',
  'its parent is a copy',
  'its parent is empty',
] as const
type Change = (typeof CHANGES)[number]

/** Runs in the page, whose one boundary (below) it changes. */
const changeWhenRead = (change: Change) => {
  document.addEventListener('DOMContentLoaded', () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
    const comments: Comment[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode)
    const start = comments.find(({ data }) => data === '&' || data === '$')
    const parent = start?.parentElement
    const end = [...(parent?.childNodes ?? [])].findLast((node): node is Comment => node instanceof Comment)
    if (!start || !parent || !end) return
    const range = document.createRange()
    range.setStartBefore(start)
    range.setEndAfter(end)
    const foreign = document.createElement('div')
    const first = [...parent.children].find(
      (child) => start.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const changes: Record<Change, () => void> = {
      'an element before': () => start.before(foreign),
      'a text before': () => start.before('a'),
      'a comment before': () => start.before(document.createComment('a')),
      'an element inside': () => start.after(foreign),
      'an element after': () => end.after(foreign),
      'the start is gone': () => start.remove(),
      'the end is gone': () => end.remove(),
      'the first element is gone': () => first?.remove(),
      'the first element is another': () => first?.replaceWith(foreign),
      'the whole is gone': () => range.deleteContents(),
      'its parent is a copy': () => parent.replaceWith(parent.cloneNode(true)),
      'its parent is empty': () => parent.replaceChildren(),
    }
    changes[change]()
  })
}

/** Until no script has run between two looks. */
const expectRest = async (browser: CDPSession): Promise<void> => {
  let last = -1
  const sinceLast = async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    const now = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
    const more = now - last
    last = now
    return more
  }
  await expect.poll(sinceLast, { intervals: [300] }).toBeLessThan(0.02)
}

const expectUsable = async (page: Page, browser: CDPSession, path: string): Promise<void> => {
  await page.goto(path)
  const { main, header } = layoutOf(page)
  await expect(page.locator('[data-waiting]'), path).toHaveCount(0)
  await expectRest(browser)
  await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await header.getByRole('link', { name: 'Ajuda agora' }).click()
  await expect(page, path).toHaveURL('/pt-br/agora/')
  await expect(main.getByRole('link', { name: '192' }).first(), path).toBeVisible()
}

/** Every page type has the same boundary: home gets all changes, the others four each, in turns. */
const gets = (path: string, index: number, change: Change): boolean =>
  path === HOME || (CHANGES.indexOf(change) + index) % 3 === 0

for (const change of CHANGES)
  test(`${change}: script ends, links and help work, on page types in turns`, async ({ page, request }) => {
    const paths = (await onePathPerType(request)).filter((path, index) => gets(path, index, change))
    const browser = await page.context().newCDPSession(page)
    await browser.send('Performance.enable')
    await page.addInitScript(changeWhenRead, change)
    // One page for all: a page of its own for each takes as long as all that is looked at.
    for (const path of paths) await expectUsable(page, browser, path)
  })

test('every page has one hydration boundary, at the start of its main area', async ({ request }) => {
  for (const path of await onePathPerType(request)) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<!--[&$][!?~]?-->/g), path).toEqual(['<!--&-->'])
    expect(html, path).toMatch(/<main[^>]*><!--&-->/)
  }
  expect(await onePathPerType(request)).toContain(HOME)
})
