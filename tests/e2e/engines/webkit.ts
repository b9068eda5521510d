import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../support/instances'
import { KEYS, type StartEngine } from './engine'
import { openSession } from './webdriver'

const WINDOW = path.resolve('tests/e2e/engines/webkit-window.py')

/** The screen on which the window is. @returns its number, and how to end it */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface(screen.stdout)) return { display: `:${line}`, screen }
  throw new Error('Xvfb did not start.')
}

/** Starts the system's WebKit in a small window on a screen of its own, driven by its WebDriver. */
export const startWebKit: StartEngine = async ({ width, height }, hasScripts) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  const { display, screen } = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', TZ: 'America/Sao_Paulo' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const messages: string[] = []
  createInterface(driver.stderr).on('line', (line) => {
    if (/CONSOLE \w*\s?(?:ERROR|WARN)/.test(line)) messages.push(line)
  })
  const session = await openSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      binary: WINDOW,
      args: [String(width), String(height), hasScripts ? 'scripts' : 'no-scripts', folder],
    },
  })
  const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
  const point = (...actions: object[]) => session.act({ type: 'pointer', id: 'mouse', actions })
  const write = (keys: string) =>
    session.act({
      type: 'key',
      id: 'keyboard',
      actions: [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    goto: session.goto,
    evaluate: session.evaluate,
    hover: (x, y) => point(move(x, y)),
    click: (x, y) => point(move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press: (key) => write(KEYS[key]),
    write,
    messages: () => messages,
    close: async () => {
      await session.end()
      driver.kill()
      screen.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
