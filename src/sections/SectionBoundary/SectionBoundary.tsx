import { Component, type ReactNode } from 'react'
import { SectionFailure } from './SectionFailure'

export interface SectionBoundaryProps {
  /** In preview the editor sees why a section is missing; visitors see the page without it. */
  isPreview: boolean
  children: ReactNode
}

/**
 * Keeps a section that fails in the browser from taking the page with it. On the server a failure stops the page
 * instead, so that the last good page stays; broken content never gets that far, for the mappers drop it.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return this.props.isPreview ? <SectionFailure reason={error.message} /> : null
  }
}
