import { Component, type ComponentType, type ReactNode } from 'react'
import { forgetFailedParts } from './lazy-component.tsx'

export interface Failure {
  error: unknown
  /** How often it has failed, this time included. */
  failures: number
  retry: () => void
}

interface BoundaryProps {
  children: ReactNode
  Fallback: ComponentType<Failure>
  onFailure?: (error: unknown) => void
  /** Another value tries again by itself. */
  resetKey?: string
}

interface BoundaryState {
  error: unknown
  hasFailed: boolean
  failures: number
}

/** Contains errors and failed scripts of its children. (React catches errors in classes only.) */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false, failures: 0 }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedParts()
    this.setState(({ failures }) => ({ failures: failures + 1 }))
    this.props.onFailure?.(error)
  }

  override componentDidUpdate({ resetKey }: BoundaryProps): void {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.retry()
  }

  retry = (): void => this.setState({ error: null, hasFailed: false })

  override render(): ReactNode {
    const { error, hasFailed, failures } = this.state
    const { Fallback, children } = this.props
    return hasFailed ? <Fallback error={error} failures={failures} retry={this.retry} /> : children
  }
}
