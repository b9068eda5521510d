import { LOCALE, TIME_ZONE } from '@/config/site'
import type { previewLabels } from '@/labels/preview'
import type { LabelReader } from '@/labels/reader'
import type { PreviewInfo, ScheduledPart } from '@/models/preview'

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
export function Scheduled({ preview, label }: { preview: PreviewInfo; label: PreviewReader }) {
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
