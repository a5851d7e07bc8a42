import { useState } from 'react'
import type { FormEvent } from 'react'
import type { AnyStateMachine } from 'xstate'
import { Button } from '../components/button/button.tsx'
import css from './inspector.module.css'

interface SendEventProps {
  readonly machine: AnyStateMachine | undefined
  readonly send: (event: { type: string }) => void
}

const parseFields = (text: string): Record<string, unknown> | null => {
  try {
    const fields: unknown = JSON.parse(text.trim() === '' ? '{}' : text)
    return typeof fields === 'object' && fields !== null ? { ...fields } : null
  } catch {
    return null
  }
}

/** Any event of the machine, with fields as JSON. */
export function SendEvent({ machine, send }: SendEventProps) {
  const [isBroken, setBroken] = useState(false)
  const declared: readonly string[] = machine?.events ?? []
  const types = declared.filter((type) => !type.startsWith('xstate.'))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const read = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const fields = parseFields(read('fields'))
    setBroken(fields === null)
    if (fields) send({ ...fields, type: read('type') })
  }
  return (
    <form className={css.send} onSubmit={submit}>
      <label>
        Event
        <select name="type">
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      <label>
        Fields (JSON)
        <input name="fields" placeholder="{}" aria-invalid={isBroken} />
      </label>
      <Button type="submit" variant="second">
        Send
      </Button>
    </form>
  )
}
