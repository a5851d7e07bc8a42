import { useEffect, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useWaitingLabel } from './portal.tsx'

const useSecondsLeft = (seconds: number): number => {
  const [left, setLeft] = useState(seconds)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    // The hook calculates the remaining time from the clock, because timers are slower in a background tab.
    const until = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.ceil((until - Date.now()) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [isWaiting, seconds])
  return left
}

interface TryAgainButtonProps {
  readonly label: string
  readonly seconds?: number | undefined
  readonly variant?: 'main' | 'second'
  readonly onPress: () => void
}

/** Screen readers read the seconds only once, in the message above the button. */
export function TryAgainButton({ label, seconds = 0, variant = 'main', onPress }: TryAgainButtonProps) {
  const waiting = useWaitingLabel()
  const left = useSecondsLeft(seconds)
  return (
    <Button variant={variant} inactive={left > 0} onPress={onPress}>
      {left > 0 ? waiting(label, left) : label}
    </Button>
  )
}
