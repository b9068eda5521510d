import type { RichNode } from '@sandbox/space/loading/rich-text'
import { useEffect, useRef, useState } from 'react'
import { UNREADABLE } from '../fields/editor'
import { cut, join, newKey, parse, type Segment } from './segments'

const isDocument = (value: unknown): value is RichNode => Object(value).nodeType === 'document'

/** The parts of a rich text while it is edited. They are cut once: later values are their own. */
export function useSegments(value: unknown, onChange: (value: unknown) => void) {
  const [segments, setSegments] = useState<Segment[] | null>(null)
  const latest = useRef<Segment[]>([])
  const show = (changed: Segment[]) => {
    latest.current = changed
    setSegments(changed)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: typed text returns as the value.
  useEffect(() => {
    void cut(isDocument(value) ? value : null).then(show)
  }, [])

  const change = (changed: Segment[]) => {
    show(changed)
    const isLost = changed.some((each) => each.kind === 'text' && each.lost.length > 0)
    onChange(isLost ? UNREADABLE : join(changed))
  }
  const type = async (key: string, text: string) => {
    const set = (values: Partial<Extract<Segment, { kind: 'text' }>>) =>
      latest.current.map((each) => (each.key === key && each.kind === 'text' ? { ...each, ...values } : each))
    show(set({ text }))
    const { nodes, lost } = await parse(text)
    const current = latest.current.find((each) => each.key === key)
    if (current?.kind !== 'text' || current.text !== text) return
    change(set(lost.length > 0 ? { lost } : { nodes, lost }))
  }
  const move = (index: number, by: number) => {
    const moved = [...latest.current]
    moved.splice(index + by, 0, ...moved.splice(index, 1))
    change(moved)
  }
  const remove = (key: string) => change(latest.current.filter((each) => each.key !== key))
  /** Puts a block where the cursor is: between the paragraphs around it. */
  const insert = async (key: string | null, at: number, node: RichNode) => {
    const unchanged: Segment = { key: newKey(), kind: 'unchanged', node }
    const index = latest.current.findIndex((each) => each.key === key)
    const target = latest.current[index]
    if (target?.kind !== 'text') return change([...latest.current, unchanged, await textOf('')])
    const end = target.text.indexOf('\n\n', at)
    const place = end === -1 ? target.text.length : end
    const halves = await Promise.all([target.text.slice(0, place), target.text.slice(place)].map(textOf))
    change([
      ...latest.current.slice(0, index),
      ...halves.slice(0, 1),
      unchanged,
      ...halves.slice(1),
      ...latest.current.slice(index + 1),
    ])
  }
  return { segments, latest, type, move, remove, insert }
}

const textOf = async (text: string): Promise<Segment> => {
  const trimmed = text.replace(/^\n+|\n+$/g, '')
  const { nodes, lost } = await parse(trimmed)
  return { key: newKey(), kind: 'text', text: trimmed, nodes, lost }
}
