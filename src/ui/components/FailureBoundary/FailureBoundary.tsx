import { Component, type ReactNode } from 'react'

export interface FailureBoundaryProps {
  /** What is inside, for the report: a section's type and entry, or `part` and its name. */
  part: { type: string; id: string }
  /** A new value renders the children again, e.g. the next page or an edited entry. */
  resetKey?: unknown
  /** Rendered once the children failed twice. */
  fallback?: ((error: Error) => ReactNode) | undefined
  onFailure?: () => void
  children: ReactNode
}

interface BoundaryState {
  error: Error | null
  failures: number
  resetKey: unknown
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** A part that fails renders again once, then its fallback (FAULT-11). The server rethrows: the last good page remains. */
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
    // On demand: most page views report nothing.
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
