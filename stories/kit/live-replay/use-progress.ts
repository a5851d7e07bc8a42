import { useEffect, useState } from 'react'
import type { AnyActorRef } from 'xstate'
import type { LiveReplay, Progress } from './live-replay.ts'

/**
 * Replays the first steps of a recording in a running flow. Returns the progress; `null` until the replay is
 * complete.
 */
export const useProgress = (replay: LiveReplay, actor: AnyActorRef, upTo: number): Progress | null => {
  const [progress, setProgress] = useState<Progress | null>(upTo === 0 ? { done: 0, failedStep: null } : null)
  useEffect(() => {
    let isGone = false
    const drive = async () => {
      const made = await replay.replay(actor, upTo)
      if (!isGone) setProgress(made)
    }
    void drive()
    return () => {
      isGone = true
    }
  }, [replay, actor, upTo])
  return progress
}
