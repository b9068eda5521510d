/** Keys as the Unicode values of WebDriver name them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS = { Escape: '\uE00C', Enter: '\uE007', ArrowDown: '\uE015', Tab: '\uE004' } as const
export type Key = keyof typeof KEYS

export interface Size {
  width: number
  height: number
}

/** What the walk needs of a browser, whoever drives it: real input, and functions that run in the page. */
export interface Engine {
  goto: (url: string) => Promise<void>
  /** Runs a function in the page. It and its values are sent as text: it sees nothing but its arguments. */
  evaluate: <Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Result>
  hover: (x: number, y: number) => Promise<void>
  click: (x: number, y: number) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Types into what has the focus. */
  write: (text: string) => Promise<void>
  /** Errors and warnings of the console since the engine was started, uncaught errors included. */
  messages: () => string[]
  close: () => Promise<void>
}

/** How to start an engine: its window has this size, and pages run no scripts of their own where they may not. */
export type StartEngine = (size: Size, hasScripts: boolean) => Promise<Engine>
