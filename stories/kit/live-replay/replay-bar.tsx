import type { LiveReplay, Progress } from './live-replay.ts'
import { progressWords } from './progress-words.ts'
import css from '../playground.module.css'

interface ReplayBarProps extends Pick<LiveReplay, 'steps'> {
  /** Id of the playground's machine. */
  readonly flow: string
  readonly upTo: number
  readonly onUpTo: (count: number) => void
  /** `null` while it is replayed. */
  readonly progress: Progress | null
}

/** How far a playground has come along its recording, and how far it is to go. */
export function ReplayBar({ steps, flow, upTo, onUpTo, progress }: ReplayBarProps) {
  const count = steps.length
  return (
    <>
      <label className={css.upTo}>
        Replay up to step {upTo} of {count}
        <input
          type="range"
          min={0}
          max={count}
          value={upTo}
          onChange={({ target }) => onUpTo(target.valueAsNumber)}
        />
      </label>
      <p aria-live="polite">{progress ? progressWords(progress, count, flow) : 'Replaying …'}</p>
    </>
  )
}
