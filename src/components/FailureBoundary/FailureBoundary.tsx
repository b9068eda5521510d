import { Component, type ReactNode } from 'react'

export interface FailureBoundaryProps {
  /** What is rendered inside: a section's type and entry, or `part` and the part's name. Sent with the report. */
  part: { type: string; id: string }
  /** Another value renders the children anew, e.g. the next page or an entry that an editor changed. */
  resetKey?: unknown
  /** Rendered in place of the children once they failed twice. */
  fallback?: ((error: Error) => ReactNode) | undefined
  /** Called once the children failed twice. */
  onFailure?: () => void
  children: ReactNode
}

interface BoundaryState {
  error: Error | null
  failures: number
  resetKey: unknown
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/**
 * Error boundary (docs/behavior.md, FAULT-11): an uncaught error of a part never costs the page. The part is rendered again
 * once, then replaced by its fallback; the first error is reported to the server. On the server errors are thrown on, so
 * that the last good page remains.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, failures: 0, resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: errorOf(thrown) }
  }

  static getDerivedStateFromProps({ resetKey }: FailureBoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { error: null, failures: 0, resetKey }
  }

  override componentDidCatch(thrown: unknown) {
    const { part, onFailure } = this.props
    if (this.state.failures > 0) {
      onFailure?.()
      return
    }
    // Before the next paint: a second try that succeeds is not visible.
    this.setState({ error: null, failures: 1 })
    // Loaded on demand: most page views have nothing to report.
    import('./report-failure').then(
      ({ reportFailure }) => reportFailure(part, errorOf(thrown)),
      () => undefined,
    )
  }

  override render() {
    const { error, failures } = this.state
    const { fallback, children } = this.props
    if (error === null) return children
    return failures > 0 && fallback ? fallback(error) : null
  }
}
