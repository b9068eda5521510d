import type { previewLabels } from '@/labels/preview'
import type { LabelReader } from '@/labels/reader'
import type { PreviewInfo } from '@/models/preview'
import { Scheduled } from './Scheduled'

type PreviewReader = LabelReader<keyof typeof previewLabels>

export interface PreviewBannerProps {
  preview: PreviewInfo
  label: PreviewReader
}

interface NotesProps {
  summary: string
  notes: readonly { text: string; href: string }[]
  openEntry: string
}

/** A list that opens; each line leads into its entry. */
function Notes({ summary, notes, openEntry }: NotesProps) {
  if (notes.length === 0) return null
  return (
    <details>
      <summary>{summary}</summary>
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

/**
 * For editors: that this is a preview, what goes out with the page, problems, and how to leave.
 * Rendered by the document and styled by `public/preview.css`, so that visitors download nothing of it.
 */
export function PreviewBanner({ preview, label }: PreviewBannerProps) {
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
        summary={
          problems.length === 1
            ? label('preview.problems.one')
            : label('preview.problems.many', { count: problems.length })
        }
        notes={problems.map((problem) => ({
          text: label('preview.problem.text', { ...problem }),
          href: problem.href,
        }))}
        openEntry={label('preview.openEntry')}
      />
      <Notes
        summary={
          pending.length === 1
            ? label('preview.pending.one')
            : label('preview.pending.many', { count: pending.length })
        }
        notes={pending.map((entry) => ({
          text: label(`preview.pending.${entry.state}`, { ...entry }),
          href: entry.href,
        }))}
        openEntry={label('preview.openEntry')}
      />
      <Scheduled preview={preview} label={label} />
      {feedback && <p>{label('preview.feedback', feedback)}</p>}
      {exitHref ? <a href={exitHref}>{label('preview.exit')}</a> : <p>{label('preview.wholeSite')}</p>}
    </aside>
  )
}
