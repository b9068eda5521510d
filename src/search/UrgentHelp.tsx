import { HelpCalls } from '@/components/CallButton/HelpCalls'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'

/** Numbers for urgent help, where nothing was found. */
export function UrgentHelp() {
  const label = useLabels(searchLabels)
  return (
    <>
      <p>{label('search.urgentHelp')}</p>
      <HelpCalls lines={['192', '188']} />
    </>
  )
}
