import dynamic from 'next/dynamic'
import { type ReactNode, useContext } from 'react'
import { isServed } from '@/browser/hydration/served-nodes'
import { FailureBoundary } from '@/ui/components/FailureBoundary/FailureBoundary'
import { PreviewContext } from '../preview-context'

/** Only for editors, and rarely shown. */
const SectionFailure = dynamic(() => import('./SectionFailure').then((module) => module.SectionFailure))

/** The server has rendered the section: the page stays as it is in the document (src/ui/layout/PageBoundary.tsx). */
const leaveToPage = (error: Error): null => {
  if (isServed()) throw error
  return null
}

export interface SectionBoundaryProps {
  /** What is inside; another one, e.g. an edited entry, is rendered again. */
  section: { type: string; id: string }
  children: ReactNode
}

/** A section that fails in the browser: visitors see the server's page, or a later page without it, editors in preview see the reason. */
export function SectionBoundary({ section, children }: SectionBoundaryProps) {
  const isPreview = useContext(PreviewContext)
  return (
    <FailureBoundary
      part={section}
      resetKey={section}
      fallback={isPreview ? ({ message }) => <SectionFailure reason={message} /> : leaveToPage}
    >
      {children}
    </FailureBoundary>
  )
}
