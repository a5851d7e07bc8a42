import { useState, type FormEvent } from 'react'
import { Button } from '../portal/components/button/button.tsx'
import type { NamedMachine } from '../../machines/all-machines.ts'
import { handledEvents, templateOf } from './event-templates.ts'
import { isFields, shapeProblem, type Fields } from './fields.ts'
import css from './inspector.module.css'
import type { ObservedFlow } from './observed-flows.ts'

interface SendEventProps {
  readonly named: NamedMachine
  readonly flow: ObservedFlow
  readonly send: (event: { type: string }) => void
}

const parseFields = (text: string): Fields | null => {
  try {
    const fields: unknown = JSON.parse(text.trim() === '' ? '{}' : text)
    return isFields(fields) ? fields : null
  } catch {
    return null
  }
}

export function SendEvent({ named, flow, send }: SendEventProps) {
  const types = flow.state.status === 'active' ? handledEvents(named.machine, flow.state.value) : []
  const [chosen, choose] = useState('')
  const type = types.includes(chosen) ? chosen : types[0]
  if (type === undefined) return <p>The flow accepts no event in its current state.</p>
  const model = templateOf(flow, named.slug, type)
  return (
    <div className={css.send}>
      <label>
        Event
        <select value={type} onChange={({ target }) => choose(target.value)}>
          {types.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <EventFields key={`${type} ${JSON.stringify(model)}`} type={type} model={model} send={send} />
      {flow.refused && (
        <p role="alert">
          <b>{flow.refused.event}</b> was not sent: {flow.refused.problem}
        </p>
      )}
    </div>
  )
}

interface EventFieldsProps {
  readonly type: string
  /** The sent event must have all these fields, with values of the same types. */
  readonly model: Fields
  readonly send: SendEventProps['send']
}

function EventFields({ type, model, send }: EventFieldsProps) {
  const [problem, setProblem] = useState('')
  const hasNoFields = Object.keys(model).length === 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('fields')
    const fields = parseFields(typeof text === 'string' ? text : '')
    const found = fields === null ? 'This text is not a JSON object.' : shapeProblem(fields, model)
    setProblem(found ?? '')
    if (fields !== null && found === null) send({ ...fields, type })
  }
  return (
    <form onSubmit={submit}>
      {!hasNoFields && (
        <label>
          Fields (JSON)
          <textarea
            name="fields"
            rows={Math.min(JSON.stringify(model, null, 1).split('\n').length, 10)}
            spellCheck={false}
            defaultValue={JSON.stringify(model, null, 1)}
            aria-invalid={problem !== ''}
          />
        </label>
      )}
      <p role="alert">{problem}</p>
      <Button type="submit" variant="second">
        Send
      </Button>
    </form>
  )
}
