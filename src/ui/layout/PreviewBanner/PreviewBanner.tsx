import { LOCALE, TIME_ZONE } from '@/shared/config/site'
import type { PreviewInfo, ScheduledPart } from '@/shared/content-model/views/preview'
import type { previewLabels } from '@/shared/labels/preview'
import type { LabelReader } from '@/shared/labels/reader'

type PreviewReader = LabelReader<keyof typeof previewLabels>

const timeOf = (iso: string, style: Intl.DateTimeFormatOptions = { timeStyle: 'short' }): string =>
  new Date(iso).toLocaleString(LOCALE, { dateStyle: 'short', timeZone: TIME_ZONE, ...style })

const whenOf = (label: PreviewReader, { from, until }: ScheduledPart): string =>
  [
    from && label('preview.scheduled.from', { date: timeOf(from) }),
    until && label('preview.scheduled.until', { date: timeOf(until) }),
  ]
    .filter(Boolean)
    .join(', ')

/** For editors: which parts appear and disappear by themselves, and the day that is shown (behavior TIME-3). */
function Scheduled({ preview, label }: { preview: PreviewInfo; label: PreviewReader }) {
  const { scheduled, day } = preview
  const parts = scheduled.map((part) => {
    const { name, type } = part
    return label('preview.scheduled.part', { name, type, when: whenOf(label, part) })
  })
  return (
    <>
      {day && <p>{label('preview.scheduled.day', { date: timeOf(day, {}) })}</p>}
      {parts.length > 0 && (
        <details open>
          <summary>{label('preview.scheduled')}</summary>
          <ul>
            {[...new Set(parts)].map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface NotesProps {
  kind: 'problems' | 'pending'
  notes: readonly { text: string; href: string }[]
  label: PreviewReader
}

function Notes({ kind, notes, label }: NotesProps) {
  const { length: count } = notes
  const openEntry = label('preview.openEntry')
  if (count === 0) return null
  return (
    <details>
      <summary>{label(`preview.${kind}.${count === 1 ? 'one' : 'many'}`, { count })}</summary>
      <ul>
        {notes.map(({ text, href }) => (
          <li key={`${text} ${href}`}>
            {text}{' '}
            <a href={href} target="_blank" rel="noreferrer" aria-label={`${text}: ${openEntry}`}>
              {openEntry}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** For editors. By the document and `public/preview.css`, so that visitors download nothing of it. */
export function PreviewBanner({ preview, label }: { preview: PreviewInfo; label: PreviewReader }) {
  const { state, problems, pending, feedback, exitHref } = preview
  return (
    <aside data-preview="banner" aria-label={label('preview.label')}>
      <p>
        <strong>{label('preview.label')}</strong>{' '}
        <span data-preview="state" data-state={state}>
          {label(`preview.state.${state}`)}
        </span>{' '}
        <span data-preview="live" hidden>
          {label('preview.live')}
        </span>
      </p>
      <Notes
        kind="problems"
        notes={problems.map((problem) => ({
          text: label('preview.problem.text', { ...problem }),
          href: problem.href,
        }))}
        label={label}
      />
      <Notes
        kind="pending"
        notes={pending.map((entry) => ({
          text: label(`preview.pending.${entry.state}`, { ...entry }),
          href: entry.href,
        }))}
        label={label}
      />
      <Scheduled preview={preview} label={label} />
      {feedback && <p>{label('preview.feedback', feedback)}</p>}
      {exitHref ? <a href={exitHref}>{label('preview.exit')}</a> : <p>{label('preview.wholeSite')}</p>}
    </aside>
  )
}
