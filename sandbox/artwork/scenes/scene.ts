import type { Sheet } from './kit/sheet'

/** One picture: its file is `{id}.png`; texts are pt-BR, `description` is its alternative text. */
export interface Scene {
  id: string
  title: string
  description: string
  /** Pixels. */
  width: number
  height: number
  draw: (s: Sheet) => string
}
