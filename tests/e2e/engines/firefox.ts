import { launch } from 'puppeteer-core'
import type { StartEngine } from './engine'

/** Starts the system's Firefox, driven by WebDriver BiDi. Playwright drives only a Firefox of its own. */
export const startFirefox =
  (executablePath: string): StartEngine =>
  async (viewport, hasScripts) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: viewport,
      extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR', 'javascript.enabled': hasScripts },
    })
    const page = await browser.newPage()
    const messages: string[] = []
    page.on('pageerror', (error) => messages.push(String(error)))
    page.on('console', (line) => {
      if (['error', 'warn'].includes(line.type())) messages.push(line.text())
    })
    return {
      goto: async (url) => void (await page.goto(url)),
      evaluate: (run, ...values) =>
        page.evaluate(`(${run})(...${JSON.stringify(values)})`) as Promise<ReturnType<typeof run>>,
      hover: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      write: (text) => page.keyboard.type(text),
      messages: () => messages,
      close: () => browser.close(),
    }
  }
