import { useEffect, useState } from 'react'
import { LOCALE } from '@/shared/config/site'
import { countCharacters } from '@/shared/schemas/rules/characters'
import styles from './fields.module.scss'
import type { FormTexts } from './form-context'

interface CharacterCountProps {
  controlId: string
  min: number | undefined
  max: number | undefined
  texts: FormTexts
}

/** Milliseconds without typing before the count is announced. */
const PAUSE = 1000

const wordsFor = (count: number, min: number, max: number, { common }: FormTexts): string => {
  const number = (amount: number) => amount.toLocaleString(LOCALE)
  const words = (key: 'Over' | 'Missing' | 'Left', amount: number) =>
    common(`form.characters${key}${amount === 1 ? 'One' : ''}`, { count: number(amount), min })
  if (count > max) return words('Over', count - max)
  if (count > 0) return count < min ? words('Missing', min - count) : words('Left', max - count)
  return min > 0
    ? common('form.charactersRange', { min: number(min), max: number(max) })
    : common('form.charactersMax', { max: number(max) })
}

/** Remaining characters, as people count them: shown at once, announced after a pause. */
export function CharacterCount({ controlId, min = 0, max, texts }: CharacterCountProps) {
  const [count, setCount] = useState(0)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const control = document.getElementById(controlId)
    if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return
    const read = () => setCount(countCharacters(control.value))
    read()
    control.addEventListener('input', read)
    return () => control.removeEventListener('input', read)
  }, [controlId])
  const words = max === undefined ? '' : wordsFor(count, min, max, texts)
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setAnnounced(words), PAUSE)
    return () => clearTimeout(timer)
  }, [count, words])
  if (max === undefined) return null
  return (
    <>
      <p id={`${controlId}-count`} className={styles.count} data-over={count > max || undefined}>
        {words}
      </p>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </>
  )
}
