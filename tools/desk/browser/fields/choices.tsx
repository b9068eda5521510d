import { words } from '../words'
import { type AnyEditor, controlProps, type EditorProps, textOrNull } from './editor'

export function ChoiceEditor(props: EditorProps<'choice'>) {
  const { shape, value } = props
  const chosen = typeof value === 'string' ? value : ''
  const fallback =
    shape.fallback === null ? words.noChoice : words.fallback(shape.words[shape.fallback] ?? '')
  const isUnknown = chosen !== '' && !shape.values.includes(chosen)
  return (
    <select
      {...controlProps(props)}
      value={chosen}
      onChange={({ target }) => props.onChange(textOrNull(target.value))}
    >
      <option value="">{fallback}</option>
      {isUnknown && <option value={chosen}>{chosen}</option>}
      {shape.values.map((each) => (
        <option key={each} value={each}>
          {`${shape.words[each]} (${each})`}
        </option>
      ))}
    </select>
  )
}

interface Option {
  key: string
  text: string
  isChosen: boolean
  choose: (isChosen: boolean) => void
}

function Options({
  props,
  type,
  options,
}: {
  props: AnyEditor
  type: 'radio' | 'checkbox'
  options: Option[]
}) {
  return (
    <div className="options" id={props.id} tabIndex={-1}>
      {options.map(({ key, text, isChosen, choose }) => (
        <label key={key} className="option">
          <input
            type={type}
            name={props.id}
            checked={isChosen}
            aria-describedby={props.describedBy}
            onChange={({ target }) => choose(target.checked)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}

/** Three states where neither must be taken for granted; two where the site has a fallback. */
export function FlagEditor(props: EditorProps<'flag'>) {
  const { fallback } = props.shape
  const value = typeof props.value === 'boolean' ? props.value : fallback
  const options = [
    { key: 'true', text: words.yes, is: true },
    { key: 'false', text: words.no, is: false },
    ...(fallback === null ? [{ key: 'null', text: words.unsaid, is: null }] : []),
  ]
  return (
    <Options
      props={props}
      type="radio"
      options={options.map(({ key, text, is }) => ({
        key,
        text,
        isChosen: value === is,
        choose: () => props.onChange(is),
      }))}
    />
  )
}

const listIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Some of a few values, or free words, one a line. */
export function WordsEditor(props: EditorProps<'symbols'>) {
  const { shape } = props
  const chosen = listIn(props.value)
  const change = (list: string[]) => props.onChange(list.length > 0 ? list : null)
  if (shape.values.length === 0)
    return (
      <>
        <textarea
          {...controlProps(props)}
          rows={Math.min(10, chosen.length + 2)}
          defaultValue={chosen.join('\n')}
          onChange={({ target }) =>
            change([...new Set(target.value.split('\n').map((line) => line.trim()))].filter(Boolean))
          }
        />
        <p className="hint">{words.onePerLine}</p>
      </>
    )
  const unknown = chosen.filter((value) => !shape.values.includes(value))
  return (
    <Options
      props={props}
      type="checkbox"
      options={[...shape.values, ...unknown].map((value) => ({
        key: value,
        text: shape.words[value] ? `${shape.words[value]} (${value})` : value,
        isChosen: chosen.includes(value),
        choose: (isChosen) => change(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value)),
      }))}
    />
  )
}
