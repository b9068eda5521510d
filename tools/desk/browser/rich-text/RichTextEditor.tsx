import { useRef, useState } from 'react'
import { contentTypes } from '@/shared/content-model'
import { type EditorProps, linkTo } from '../fields/editor'
import { NewEntry } from '../fields/NewEntry'
import { pickableOf, useEntries } from '../fields/overview'
import { Picker } from '../fields/Picker'
import { words } from '../words'
import { FORMATS, type Format, linkTo as linkFormat } from './formats'
import { UnchangedBlock } from './UnchangedBlock'
import { useSegments } from './use-segments'

const isPage = (type: string): boolean =>
  Object.values(contentTypes).some(({ id, facts }) => id === type && 'page' in facts)

/** Rich text as Markdown, with the blocks that Markdown has no words for in their places. */
export function RichTextEditor(props: EditorProps<'richText'>) {
  const { id, name, describedBy, isInvalid, shape } = props
  const { segments, latest, type, move, remove, insert } = useSegments(props.value, props.onChange)
  const [picking, setPicking] = useState<'block' | 'link' | null>(null)
  const active = useRef<HTMLTextAreaElement | null>(null)
  const entries = useEntries()

  const target = () => {
    const area = active.current
    const found = latest.current.find(({ key }) => key === area?.dataset.key)
    const [first] = latest.current.filter(({ kind }) => kind === 'text')
    const segment = found ?? first
    return segment?.kind === 'text' ? { segment, area } : null
  }
  const apply = (format: Format) => {
    const found = target()
    if (!found) return
    const { segment, area } = found
    const after = format(segment.text, area?.selectionStart ?? 0, area?.selectionEnd ?? 0)
    void type(segment.key, after.text)
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(after.from, after.to)
    })
  }
  const insertEntry = (entry: string) => {
    const node = { nodeType: 'embedded-entry-block', data: { target: linkTo('Entry', entry) }, content: [] }
    const found = target()
    void insert(found?.segment.key ?? null, found?.area?.selectionStart ?? 0, node)
    setPicking(null)
  }
  const offered = [...entries.values()].filter((row) =>
    picking === 'link' ? isPage(row.type) : shape.embeds.includes(row.type),
  )
  return (
    <div id={id} tabIndex={-1} className="richText">
      <fieldset className="toolbar" aria-label={`${words.format}: ${name}`}>
        {FORMATS.map(({ name: label, format }) => (
          <button key={label} type="button" className="small" onClick={() => apply(format)}>
            {label}
          </button>
        ))}
        <button type="button" className="small" onClick={() => setPicking('link')}>
          {words.linkEntry}
        </button>
        {shape.embeds.length > 0 && (
          <button type="button" className="small" onClick={() => setPicking('block')}>
            {words.insert}
          </button>
        )}
      </fieldset>
      <p className="hint">{words.markdownHelp}</p>
      {segments === null && <p role="status">{words.loading}</p>}
      {segments?.map((segment, index) =>
        segment.kind === 'unchanged' ? (
          <UnchangedBlock
            key={segment.key}
            node={segment.node}
            isFirst={index === 0}
            isLast={index === segments.length - 1}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(segment.key)}
          />
        ) : (
          <div key={segment.key}>
            <textarea
              data-key={segment.key}
              aria-label={`${name}: ${words.textPart(index + 1)}`}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || segment.lost.length > 0}
              rows={Math.min(16, segment.text.split('\n').length + 2)}
              value={segment.text}
              onFocus={({ target: area }) => {
                active.current = area
              }}
              onChange={({ target: area }) => void type(segment.key, area.value)}
            />
            {segment.lost.length > 0 && (
              <p className="error" role="alert">
                {words.lost(segment.lost.map((reason) => /"([^"]*)"/.exec(reason)?.[1] ?? reason).join(', '))}
              </p>
            )}
          </div>
        ),
      )}
      {picking && (
        <Picker
          title={picking === 'link' ? words.linkEntry : words.insert}
          items={offered.map(pickableOf)}
          onPick={
            picking === 'link'
              ? (entry) => {
                  apply(linkFormat(`entry:${entry}`))
                  setPicking(null)
                }
              : insertEntry
          }
          onClose={() => setPicking(null)}
        >
          {picking === 'block' && <NewEntry types={shape.embeds} onMade={insertEntry} />}
        </Picker>
      )}
    </div>
  )
}
