import { expect, type Page } from '@playwright/test'

/** What breaks in browsers: broken page data, translators, script files that are missing or late. */

export const CHUNKS = '**/_next/static/chunks/**'

export interface PageProps {
  site?: object
  page?: { type: string }
  mwLabels?: object
}

/** A text of the interface that cannot be read: whatever component reads it throws. */
export const brokenLabel =
  (key: string) =>
  (props: PageProps): PageProps => ({ ...props, mwLabels: { ...props.mwLabels, [key]: {} } })

/** Page data that no template can render. */
export const typeAlone = ({ page, ...props }: PageProps): PageProps => ({
  ...props,
  page: { type: page?.type ?? '' },
})

const NEXT_DATA = /(<script id="__NEXT_DATA__" type="application\/json">)(.*?)(<\/script>)/s

/** The next documents arrive with other page data. The HTML itself is the server's. */
export const changeDocuments = (page: Page, change: (props: PageProps) => PageProps) =>
  page.route('**/pt-br/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(NEXT_DATA, (_, before, data, after) => {
      const { props, ...rest } = JSON.parse(data)
      const changed = { ...rest, props: { ...props, pageProps: change(props.pageProps) } }
      return `${before}${JSON.stringify(changed).replaceAll('<', '\\u003c')}${after}`
    })
    return route.fulfill({ response, body })
  })

/** The next page that the router moves on to arrives with other page data. */
export const changeNextPage = (page: Page, change: (props: PageProps) => PageProps) =>
  page.route('**/_next/data/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const { pageProps } = await response.json()
    return route.fulfill({ response, json: { pageProps: change(pageProps) } })
  })

/** The reports of failed parts that the page sends to the server, and its uncaught errors. */
export const reportsOf = (page: Page): string[] => {
  const reports: string[] = []
  page.on('pageerror', ({ message }) => reports.push(message))
  page.on('request', (request) => {
    if (request.url().endsWith('/api/section-failures/')) reports.push(request.postData() ?? 'report')
  })
  return reports
}

/** The addresses of all scripts of a page, including those in the template. */
export const scriptsOf = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await page.request.get(path)).text()
  return [...new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src))]
}

/**
 * As translators of browsers do it: each text node, new ones too, becomes an element of theirs.
 * @returns writes since then into texts that are no longer in the page
 */
export const translate = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const replaced = new Set<Node>()
    const lost: string[] = []
    Object.assign(window, { lostTexts: lost })
    const { set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
    Object.defineProperty(Node.prototype, 'nodeValue', {
      set(this: Node, text: string) {
        if (replaced.has(this)) lost.push(text)
        set?.call(this, text)
      },
    })
    const wrap = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent || /^(FONT|SCRIPT|STYLE|TEXTAREA|TITLE)$/.test(parent.tagName))
          continue
        const inner = document.createElement('font')
        inner.textContent = text.data
        const outer = document.createElement('font')
        outer.append(inner)
        text.replaceWith(outer)
        replaced.add(text)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) wrap(node.parentNode ?? node)
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'lostTexts'))
}

/** Follows a link as a visitor does, wherever it is on the page. */
export const followLink = async (page: Page, href: string, part = '#conteudo'): Promise<void> => {
  const link = page.locator(`${part} a[href="${href}"]`).first()
  await expect(link).toBeAttached()
  await link.evaluate((element) => element instanceof HTMLElement && element.click())
}
