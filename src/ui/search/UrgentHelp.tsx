import { type HelpLine, LINES_FOR_EVERYBODY } from '@/shared/content-model/vocabulary'
import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { HelpCalls } from '@/ui/components/CallButton/HelpCalls'

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
