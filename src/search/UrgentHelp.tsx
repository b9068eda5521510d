import { HelpCalls } from '@/components/CallButton/HelpCalls'
import { type HelpLine, LINES_FOR_EVERYBODY } from '@/content-model/vocabulary'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'

/** Numbers for urgent help, where nothing was found or offered. */
export function UrgentHelp({ lines = LINES_FOR_EVERYBODY }: { lines?: readonly HelpLine[] }) {
  const label = useLabels(searchLabels)
  return (
    <>
      <p>{label('search.urgentHelp')}</p>
      <HelpCalls lines={lines} />
    </>
  )
}
