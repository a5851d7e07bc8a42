import { useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { Button } from '../portal/components/button/button.tsx'
import { recordedStep, type RecordedStep } from '../contract/support.ts'
import { Player } from './player.tsx'
import css from './inspector.module.css'

const Steps = v.pipe(v.array(recordedStep), v.minLength(1))
/** A report that the portal sends, one that the backend stores, or only the steps. */
const Recording = v.union([v.object({ steps: Steps }), Steps])

const readRecording = (text: string): readonly RecordedStep[] | null => {
  try {
    const read = v.parse(Recording, JSON.parse(text))
    return 'steps' in read ? read.steps : read
  } catch {
    return null
  }
}

/** The development server always has the sandbox, which returns reports. */
const fetchReport = async (code: string): Promise<string> => {
  const response = await fetch(`/sandbox/reports/${encodeURIComponent(code)}`)
  return response.ok ? response.text() : ''
}

const looksLikeCode = (text: string): boolean => /^[A-Za-z]{4}[\s-]?[A-Za-z]{4}$/.test(text)

/** Where `npm run storybook` starts it. */
const developmentStorybook = 'http://localhost:6006/'

interface ReplayProps {
  readonly pictureOf: (story: string) => string
  readonly recording?: readonly RecordedStep[] | null
  /** Relative to this page. */
  readonly storybook?: string
}

/** The recording is pasted, opened as a file, or fetched by the code that the customer reads out. */
export function Replay({ pictureOf, recording = null, storybook = developmentStorybook }: ReplayProps) {
  const [steps, setSteps] = useState(recording)
  const [problem, setProblem] = useState('')
  const read = (text: string) => {
    const found = readRecording(text)
    setSteps(found)
    setProblem(found ? '' : 'This text is not a recording.')
  }
  const readCode = async (code: string) => {
    const text = await fetchReport(code)
    if (text === '') setProblem(`The sandbox has no report ${code}.`)
    else read(text)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const pasted = data.get('recording')
    const text = typeof pasted === 'string' ? pasted.trim() : ''
    if (looksLikeCode(text)) void readCode(text)
    else read(text)
  }
  return (
    <details className={css.replay} open={recording !== null}>
      <summary>Replay a recording</summary>
      <form className={css.row} onSubmit={submit}>
        <label>
          Code of a report, or the output of <code>npm run tool report -- --json CODE</code>
          <textarea name="recording" rows={2} spellCheck={false} aria-invalid={problem !== ''} />
        </label>
        <Button type="submit" variant="second">
          Replay
        </Button>
        <label>
          Or a file
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void target.files?.[0]?.text().then(read)}
          />
        </label>
        <p role="alert">{problem}</p>
      </form>
      {steps && (
        <Player
          key={JSON.stringify(steps)}
          steps={steps}
          pictureOf={pictureOf}
          storybook={new URL(storybook, window.location.href).href}
        />
      )}
    </details>
  )
}
