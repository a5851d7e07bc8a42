import { useWaitSentence } from './portal.tsx'

interface WaitProps {
  /** The waiting time that the backend has sent. */
  readonly seconds: number | undefined
}

/**
 * The paragraph below the documented message of a failed call, with the waiting time or without a connection. If there
 * is no reason to wait, the paragraph is missing.
 */
export function Wait({ seconds }: WaitProps) {
  const sentence = useWaitSentence()(seconds)
  return sentence !== undefined && <p>{sentence}</p>
}
