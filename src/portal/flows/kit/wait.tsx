import { useWaitSentence } from './portal.tsx'

interface WaitProps {
  readonly seconds: number | undefined
}

export function Wait({ seconds }: WaitProps) {
  const sentence = useWaitSentence()(seconds)
  return (
    sentence !== undefined && (
      <p>
        <b>{sentence}</b>
      </p>
    )
  )
}
