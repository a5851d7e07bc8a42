import { useWaitSentence } from './portal.tsx'

interface WaitProps {
  /** The waiting time that the backend has sent, in seconds. */
  readonly seconds: number | undefined
}

/**
 * The paragraph below the message of a failed call. It contains the waiting time, or says that there is no connection.
 * If neither applies, the paragraph is missing.
 */
export function Wait({ seconds }: WaitProps) {
  const sentence = useWaitSentence()(seconds)
  return sentence !== undefined && <p>{sentence}</p>
}
