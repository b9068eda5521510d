import type { Browser, BrowserContext, BrowserType, LaunchOptions } from '@playwright/test'
import type { Engine, StartEngine } from './engine'

/** A page of a browser that Playwright can drive. */
export async function engineOf(context: BrowserContext, end: () => Promise<void>): Promise<Engine> {
  const page = await context.newPage()
  const messages: string[] = []
  page.on('pageerror', ({ message }) => messages.push(message))
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) messages.push(line.text())
  })
  return {
    goto: async (url) => void (await page.goto(url)),
    // As text, so that it means the same in each engine.
    evaluate: (run, ...values) => page.evaluate(`(${run})(...${JSON.stringify(values)})`),
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    write: (text) => page.keyboard.type(text),
    messages: () => messages,
    close: end,
  }
}

/** Starts a browser by Playwright, the newest of its kind or an old one. */
export const byPlaywright =
  (type: BrowserType, options: () => Promise<LaunchOptions>): StartEngine =>
  async (viewport, hasScripts) => {
    const browser: Browser = await type.launch(await options())
    const context = await browser.newContext({
      viewport,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      serviceWorkers: 'allow',
      javaScriptEnabled: hasScripts,
    })
    return engineOf(context, () => browser.close())
  }
