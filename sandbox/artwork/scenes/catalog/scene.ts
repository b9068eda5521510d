import type { Sheet } from '../kit/sheet'

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

type Row = readonly [id: string, title: string, description: string, draw: (s: Sheet) => string]

/** Scenes of one size from rows of id, title, alternative text and drawing. */
export function sized(width: number, height: number, rows: readonly Row[]): Scene[] {
  return rows.map(([id, title, description, draw]) => ({ id, title, description, width, height, draw }))
}
