import type { HelpLine } from '@/shared/content-model/vocabulary'
import { callLabels } from '@/shared/labels/component-calls'
import { useLabels } from '@/shared/labels/use-labels'
import { CallList } from './CallList'

/** Services to call by number, with the site's names for them. */
export function HelpCalls({ lines }: { lines: readonly HelpLine[] }) {
  const label = useLabels(callLabels)
  return (
    <CallList
      calls={lines.map((line) => ({ href: `tel:${line.replace(/\D/g, '')}`, text: label(`call.${line}`) }))}
    />
  )
}
