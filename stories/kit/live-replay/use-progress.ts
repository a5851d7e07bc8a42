import { useEffect, useState } from 'react'
import type { AnyActorRef } from 'xstate'
import type { LiveReplay, Progress } from './live-replay.ts'

/** Drives a running flow along the first steps of its recording; how far it came, `null` until that is over. */
export const useProgress = (replay: LiveReplay, actor: AnyActorRef, upTo: number): Progress | null => {
  const [progress, setProgress] = useState<Progress | null>(upTo === 0 ? { done: 0, astray: null } : null)
  useEffect(() => {
    let isGone = false
    const drive = async () => {
      const made = await replay.drive(actor, upTo)
      if (!isGone) setProgress(made)
    }
    void drive()
    return () => {
      isGone = true
    }
  }, [replay, actor, upTo])
  return progress
}
