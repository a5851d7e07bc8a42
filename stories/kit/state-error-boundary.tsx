import { Component } from 'react'
import type { ReactNode } from 'react'

interface StandableProps {
  /** The id of the machine. */
  readonly machine: string
  readonly children: ReactNode
}

/**
 * Shows a screen in a state that the developer has chosen with a control. If the story's context does not fit that
 * state, the component shows a message instead.
 */
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
