import { getNextSnapshot, isMachineSnapshot, type AnyMachineSnapshot, type InspectionEvent } from 'xstate'
import type { Observation, MachineState } from './channel.ts'
import { contextChanges } from './context-changes.ts'
import { decide, type Decision } from './decision.ts'
import { failureText, redact, redactEvent } from './redact.ts'

type Inspected<Type extends InspectionEvent['type']> = Extract<InspectionEvent, { type: Type }>
type ActorRefLike = InspectionEvent['actorRef']

interface WatchedFlow {
  readonly actor: ActorRefLike
  /** After the latest completed event. */
  readonly snapshot: AnyMachineSnapshot
  /** After the latest transition; one event can cause several. */
  readonly step: AnyMachineSnapshot
  readonly decisions: readonly Decision[]
}

interface OpenCall {
  readonly flow: string
  /** Sent only after the event that caused the call; `null` once it is sent. */
  readonly called: Observation | null
  /** Milliseconds on the page's clock. */
  readonly since: number
}

const machineStateOf = ({ value, context, status }: AnyMachineSnapshot): MachineState => ({
  value,
  context: redact(context),
  status,
})

const nameOf = (actor: ActorRefLike): string =>
  'src' in actor && typeof actor.src === 'string' ? actor.src : '(unnamed)'

/** Why the flow would not accept the event; `null` if it would. Does not send it. */
const problemOf = (snapshot: AnyMachineSnapshot, event: { readonly type: string }): string | null => {
  if (snapshot.status !== 'active') return 'The flow has ended.'
  try {
    if (!snapshot.can(event)) return `${event.type} leads nowhere from here.`
    const next: AnyMachineSnapshot = getNextSnapshot(snapshot.machine, snapshot, event)
    return next.status === 'error' ? failureText(next.error) : null
  } catch (error) {
    return failureText(error)
  }
}

const isInit = ({ type }: { readonly type: string }): boolean => type === 'xstate.init'

/** XState sends these itself; no machine has a transition for them. */
const isOwn = (event: { readonly type: string }): boolean => isInit(event) || event.type === 'xstate.stop'

/** Converts XState's inspection events into messages for the inspector, without secrets. */
export const createFlowReporter = (report: (observation: Observation) => void, now: () => number) => {
  const flows = new Map<string, WatchedFlow>()
  const calls = new Map<string, OpenCall>()

  const started = ({ actorRef, sourceRef, event }: Inspected<'@xstate.event'>) => {
    const { sessionId } = actorRef
    const parent = sourceRef?.sessionId ?? null
    const snapshot: unknown = actorRef.getSnapshot()
    if (isMachineSnapshot(snapshot)) {
      flows.set(sessionId, { actor: actorRef, snapshot, step: snapshot, decisions: [] })
      const state = machineStateOf(snapshot)
      report({ kind: 'started', flow: sessionId, parent, machine: snapshot.machine.id, state })
    } else if (parent !== null) {
      const port = nameOf(actorRef)
      const input = redact(event['input'], port)
      const called: Observation = { kind: 'called', flow: parent, call: sessionId, port, input }
      calls.set(sessionId, { flow: parent, called, since: now() })
    }
  }

  const decided = ({ actorRef, event, snapshot, _transitions }: Inspected<'@xstate.microstep'>) => {
    const flow = flows.get(actorRef.sessionId)
    if (!flow || !isMachineSnapshot(snapshot) || isOwn(event)) return
    const decisions = [...flow.decisions, decide(flow.step, event, _transitions)]
    flows.set(actorRef.sessionId, { ...flow, step: snapshot, decisions })
  }

  const reportCalls = (isMeant: (id: string, call: OpenCall) => boolean) => {
    for (const [id, call] of calls) {
      if (call.called === null || !isMeant(id, call)) continue
      report(call.called)
      calls.set(id, { ...call, called: null })
    }
  }

  const moved = (id: string, flow: WatchedFlow, event: { type: string }, snapshot: AnyMachineSnapshot) => {
    if (isInit(event)) return
    const { decisions } = flow
    const changes = contextChanges(flow.snapshot.context, snapshot.context)
    flows.set(id, { ...flow, snapshot, step: snapshot, decisions: [] })
    report({
      kind: 'moved',
      flow: id,
      event: redactEvent(event),
      decisions,
      changes,
      state: machineStateOf(snapshot),
    })
  }

  const answered = ({ actorRef, snapshot }: Inspected<'@xstate.snapshot'>) => {
    const call = calls.get(actorRef.sessionId)
    if (!call || snapshot.status === 'active') return
    reportCalls((id) => id === actorRef.sessionId)
    calls.delete(actorRef.sessionId)
    const said = { done: 'done', error: 'failed', stopped: 'stopped' } as const
    report({
      kind: 'answered',
      flow: call.flow,
      call: actorRef.sessionId,
      outcome: said[snapshot.status],
      answer:
        snapshot.status === 'error' ? failureText(snapshot.error) : redact(snapshot.output, nameOf(actorRef)),
      ms: Math.round(now() - call.since),
    })
  }

  return {
    observe: (inspected: InspectionEvent): void => {
      if (inspected.type === '@xstate.event' && isInit(inspected.event)) started(inspected)
      if (inspected.type === '@xstate.microstep') decided(inspected)
      if (inspected.type !== '@xstate.snapshot') return
      const { sessionId } = inspected.actorRef
      const flow = flows.get(sessionId)
      if (!flow) answered(inspected)
      else if (isMachineSnapshot(inspected.snapshot)) {
        moved(sessionId, flow, inspected.event, inspected.snapshot)
        reportCalls((_, call) => call.flow === sessionId)
      }
    },
    send: (id: string, event: { readonly type: string }): void => {
      const flow = flows.get(id)
      const problem = flow ? problemOf(flow.snapshot, event) : 'The flow is not running.'
      if (problem !== null) report({ kind: 'refused', flow: id, event: event.type, problem })
      else flow?.actor.send(event)
    },
  }
}
