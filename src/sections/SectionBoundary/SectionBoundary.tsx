import dynamic from 'next/dynamic'
import { type ReactNode, useContext } from 'react'
import { FailureBoundary } from '@/components/FailureBoundary/FailureBoundary'
import { PreviewContext } from '../preview-context'

/** Editors alone see it, and seldom. */
const SectionFailure = dynamic(() => import('./SectionFailure').then((module) => module.SectionFailure))

export interface SectionBoundaryProps {
  /** What is rendered inside; another one, such as an entry that an editor changed, is tried anew. */
  section: { type: string; id: string }
  children: ReactNode
}

/**
 * Keeps a section that fails in the browser from taking the page with it: visitors see the page without it, an editor in
 * preview reads the reason in its place.
 */
export function SectionBoundary({ section, children }: SectionBoundaryProps) {
  const isPreview = useContext(PreviewContext)
  return (
    <FailureBoundary
      part={section}
      resetKey={section}
      fallback={isPreview ? ({ message }) => <SectionFailure reason={message} /> : undefined}
    >
      {children}
    </FailureBoundary>
  )
}
