import { Actor, type AnyActor, type Snapshot } from 'xstate'
import { isMachine } from '../../machines/machine-graph.ts'
import type { FlowObserver } from '../portal/recorder/observe-flow.ts'

export const isSnapshot = (value: unknown): value is Snapshot<unknown> =>
  typeof value === 'object' && value !== null && 'status' in value

export const createFlowSnapshots = () => {
  const flows = new Map<string, AnyActor>()
  const observe: FlowObserver = ({ type, actorRef, rootId }) => {
    // React creates some actors and never starts them. Only a started actor has a snapshot event.
    if (type !== '@xstate.snapshot' || actorRef.sessionId !== rootId || !(actorRef instanceof Actor)) return
    if (isMachine(actorRef.logic)) flows.set(actorRef.logic.id, actorRef)
  }
  const read = (): Record<string, Snapshot<unknown>> =>
    Object.fromEntries(
      [...flows].flatMap(([id, flow]): [string, Snapshot<unknown>][] => {
        const snapshot: unknown = flow.getPersistedSnapshot()
        return isSnapshot(snapshot) && snapshot.status === 'active' ? [[id, snapshot]] : []
      }),
    )
  return { observe, read }
}
