import { useState } from 'react'
import { TIME_ZONE } from '@/shared/config/site'
import { words } from '../words'
import { controlProps, type EditorProps, textOrNull, UNREADABLE } from './editor'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

function Count({ value, max }: { value: string; max: number | undefined }) {
  return (
    <p className="hint count" data-over={max !== undefined && value.length > max ? '' : undefined}>
      {words.count(value.length, max)}
    </p>
  )
}

export function LineEditor(props: EditorProps<'symbol'>) {
  const value = asText(props.value)
  return (
    <>
      <input
        {...controlProps(props)}
        type="text"
        value={value}
        autoComplete="off"
        onChange={({ target }) => props.onChange(textOrNull(target.value))}
      />
      <Count value={value} max={props.options.max} />
    </>
  )
}

export function TextEditor(props: EditorProps<'text'>) {
  const value = asText(props.value)
  return (
    <>
      <textarea
        {...controlProps(props)}
        value={value}
        rows={4}
        onChange={({ target }) => props.onChange(textOrNull(target.value))}
      />
      <Count value={value} max={props.options.max} />
    </>
  )
}

export function NumberEditor(props: EditorProps<'integer'>) {
  const { min, max } = props.options
  return (
    <input
      {...controlProps(props)}
      className="short"
      type="number"
      step={1}
      min={min}
      max={max}
      value={typeof props.value === 'number' ? props.value : ''}
      onChange={({ target }) => props.onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}

export function DateEditor(props: EditorProps<'date'>) {
  return (
    <input
      {...controlProps(props)}
      className="short"
      type="date"
      value={asText(props.value).slice(0, 10)}
      onChange={({ target }) => props.onChange(textOrNull(target.value))}
    />
  )
}

/** São Paulo has had no summer time since 2019. */
const OFFSET = '-03:00'

/** A moment as a control of the browser shows it: `2026-11-26T10:00`, in Brasília. */
export function localMoment(stored: string): string {
  const at = new Date(stored)
  if (Number.isNaN(at.getTime())) return ''
  const options = { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', options).format(at).replace(' ', 'T')
}

/** The value of the browser's control, with its time zone. */
export function storedMoment(local: string): string | null {
  return local === '' ? null : `${local}${OFFSET}`
}

export function MomentEditor(props: EditorProps<'moment'>) {
  return (
    <>
      <input
        {...controlProps(props)}
        className="short"
        type="datetime-local"
        value={localMoment(asText(props.value))}
        onChange={({ target }) => props.onChange(storedMoment(target.value))}
      />
      <p className="hint">{words.spTime}</p>
    </>
  )
}

export function JsonEditor(props: EditorProps<'json'>) {
  const [text, setText] = useState(props.value == null ? '' : JSON.stringify(props.value, null, 2))
  const [isBroken, setIsBroken] = useState(false)
  const read = (typed: string) => {
    setText(typed)
    try {
      props.onChange(typed.trim() === '' ? null : JSON.parse(typed))
      setIsBroken(false)
    } catch {
      props.onChange(UNREADABLE)
      setIsBroken(true)
    }
  }
  return (
    <>
      <textarea
        {...controlProps(props)}
        className="code"
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ target }) => read(target.value)}
      />
      {isBroken && (
        <p className="error" role="alert">
          {words.badJson}
        </p>
      )}
    </>
  )
}
