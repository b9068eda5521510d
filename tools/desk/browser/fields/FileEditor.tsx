import { useState } from 'react'
import type { FileRow } from '../../api'
import { words } from '../words'
import { type EditorProps, linkedId, linkTo } from './editor'
import { useFiles } from './overview'
import { Picker } from './Picker'

/** Beginnings of MIME types of Contentful's kinds. */
const KINDS = { image: 'image/', pdfdocument: 'application/pdf', video: 'video/' } as const

const thumbnail = ({ kind, url }: FileRow): string | undefined => {
  if (!kind.startsWith('image/')) return undefined
  return kind === 'image/svg+xml' ? url : `${url}?w=128&h=96&fit=fill&fm=webp`
}

const pickable = (file: FileRow) => {
  const picture = thumbnail(file)
  return { id: file.id, title: file.title, note: file.kind, ...(picture !== undefined && { picture }) }
}

/** A file out of those of the space. */
export function FileEditor(props: EditorProps<'asset'>) {
  const { shape, value, onChange, id, describedBy, name } = props
  const [isOpen, setIsOpen] = useState(false)
  const files = useFiles()
  const linked = linkedId(value)
  const file = files.find((each) => each.id === linked)
  const allowed = files.filter(({ kind }) => shape.group === null || kind.startsWith(KINDS[shape.group]))
  const picture = file && thumbnail(file)
  const verb = linked === null ? words.choose : words.replace
  return (
    <div id={id} tabIndex={-1}>
      {linked !== null && (
        <p className="file">
          {picture && <img src={picture} alt="" width={128} height={96} />}
          <span>{file?.title ?? `${words.missing} (${linked})`}</span>
          {file && (
            <a href={file.url} target="_blank" rel="noreferrer">
              {words.openFile}
            </a>
          )}
        </p>
      )}
      <div className="bar">
        <button
          type="button"
          className="button"
          aria-describedby={describedBy}
          aria-label={`${verb}: ${name}`}
          onClick={() => setIsOpen(true)}
        >
          {verb}
        </button>
        {linked !== null && (
          <button
            type="button"
            className="button"
            aria-label={`${words.remove}: ${file?.title ?? linked}`}
            onClick={() => onChange(null)}
          >
            {words.remove}
          </button>
        )}
      </div>
      {isOpen && (
        <Picker
          title={name}
          items={allowed.map(pickable)}
          onPick={(picked) => {
            onChange(linkTo('Asset', picked))
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
