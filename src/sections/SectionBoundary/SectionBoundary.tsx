import dynamic from 'next/dynamic'
import { Component, type ContextType, type ReactNode } from 'react'
import { PreviewContext } from '../preview-context'

/** Editors alone see it, and seldom. */
const SectionFailure = dynamic(() => import('./SectionFailure').then((module) => module.SectionFailure))

export interface SectionBoundaryProps {
  /** What is drawn inside; another one, such as an editor's mended one, is tried anew. */
  section: { type: string; id: string }
  children: ReactNode
}

interface BoundaryState {
  error: Error | null
  section: SectionBoundaryProps['section']
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/**
 * Keeps a section that fails in the browser from taking the page with it: the server hears of it, an editor reads the
 * reason in its place. On the server a failure stops the page instead, so that the last good page stays; broken content
 * never gets that far, for the mappers drop it.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, BoundaryState> {
  static override contextType = PreviewContext
  declare context: ContextType<typeof PreviewContext>
  override state: BoundaryState = { error: null, section: this.props.section }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: errorOf(thrown) }
  }

  static getDerivedStateFromProps({ section }: SectionBoundaryProps, state: BoundaryState) {
    return section === state.section ? null : { error: null, section }
  }

  override componentDidCatch(thrown: unknown) {
    // Loaded when it is needed, which is never on most pages; without it nobody hears of the failure.
    import('./report-failure').then(
      ({ reportFailure }) => reportFailure(this.props.section, errorOf(thrown)),
      () => undefined,
    )
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return this.context ? <SectionFailure reason={error.message} /> : null
  }
}
