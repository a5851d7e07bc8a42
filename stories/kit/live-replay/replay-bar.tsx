import type { LiveReplay, Progress } from './live-replay.ts'
import { progressText } from './progress-text.ts'
import css from '../playground.module.css'

interface ReplayBarProps extends Pick<LiveReplay, 'steps'> {
  /** The id of the playground's machine. */
  readonly flow: string
  readonly upTo: number
  readonly onUpTo: (count: number) => void
  /** The progress; `null` while the replay runs. */
  readonly progress: Progress | null
}

/** Shows the number of replayed steps, and lets the developer choose the number of steps to replay. */
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
      <p aria-live="polite">{progress ? progressText(progress, count, flow) : 'Replaying …'}</p>
    </>
  )
}
