import { Component } from 'react'
import type { ReactNode } from 'react'

interface StandableProps {
  readonly machine: string
  readonly children: ReactNode
}

/** The story's context may not fit a state that was chosen with a control. */
export class StateErrorBoundary extends Component<StandableProps, { readonly failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { machine, children } = this.props
    if (!this.state.failed) return children
    return (
      <p role="alert">
        A person in this state of <b>{machine}</b> has more behind them than this story’s context says. Choose
        a story that stands there, or change the context.
      </p>
    )
  }
}
