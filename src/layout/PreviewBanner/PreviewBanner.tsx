import type { previewLabels } from '@/labels/preview'
import type { LabelReader } from '@/labels/reader'
import type { PreviewInfo, PreviewProblem } from '@/models/preview'
import { Scheduled } from './Scheduled'

type PreviewReader = LabelReader<keyof typeof previewLabels>

export interface PreviewBannerProps {
  preview: PreviewInfo
  label: PreviewReader
}

const problemText = (label: PreviewReader, { entryId, contentType, field, reason }: PreviewProblem) =>
  label('preview.problem.text', { entry: entryId, contentType, field, reason })

/**
 * For editors: that this is a preview, how the entry differs from the published one, problems, and how to leave.
 * Rendered by the document and styled by `public/preview.css`, so that visitors download nothing of it.
 */
export function PreviewBanner({ preview, label }: PreviewBannerProps) {
  const { state, problems, feedback, exitHref } = preview
  const count = problems.length
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
      {count > 0 && (
        <details>
          <summary>
            {count === 1 ? label('preview.problems.one') : label('preview.problems.many', { count })}
          </summary>
          <ul>
            {problems.map((problem) => {
              const text = problemText(label, problem)
              return <li key={text}>{text}</li>
            })}
          </ul>
        </details>
      )}
      <Scheduled preview={preview} label={label} />
      {feedback && <p>{label('preview.feedback', feedback)}</p>}
      {exitHref ? <a href={exitHref}>{label('preview.exit')}</a> : <p>{label('preview.wholeSite')}</p>}
    </aside>
  )
}
