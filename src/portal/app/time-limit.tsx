import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { AlertDialog } from '../components/dialog/alert-dialog.tsx'
import { textsOf } from '../flows/kit/portal.tsx'
import { recordsTime } from '../records/records-time.ts'
import { useRuntime } from './run-flow.tsx'

const useTimeLimitText = textsOf('time-limit')

/** The records with the customer's entries and the results of calls. The tab deletes them after the time limit. */
const timedRecords = [
  'bill',
  'registration',
  'confirmation',
  'thirdParty',
  'thirdPartyDraft',
  'openInvitation',
  'invitation',
]
/**
 * Both values are in milliseconds. The warning appears at `notice` before the end. A timer compares the clock with
 * the end every `lookEvery`.
 */
const notice = 120_000
const lookEvery = 5000

type Told = 'soon' | 'over' | null

/**
 * Shows a warning shortly before the stored entries expire. One press starts the time limit again, in every tab of
 * the portal.
 */
export function TimeLimit() {
  const { storage, now } = useRuntime().services
  const [told, setTold] = useState<Told>(null)
  const time = useMemo(() => recordsTime(storage, timedRecords, now), [storage, now])
  const look = useCallback(() => {
    const left = time.left()
    if (left !== null && left <= 0) {
      time.end()
      setTold('over')
      return
    }
    const isSoon = left !== null && left <= notice
    setTold((before) => (before === 'over' ? before : isSoon ? 'soon' : null))
  }, [time])
  useEffect(() => {
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [look])
  const otherTabs = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const channel = new BroadcastChannel('mywater.time-limit')
    channel.addEventListener('message', () => {
      time.extend()
      // A press in another tab cannot restore entries that are already deleted. The message "over" therefore stays
      // visible in this tab.
      setTold((before) => (before === 'over' ? before : null))
    })
    otherTabs.current = channel
    return () => channel.close()
  }, [time])
  const onPress = () => {
    time.extend()
    setTold(null)
    if (told === 'soon') otherTabs.current?.postMessage('extend')
  }
  return <TimeLimitDialog told={told} onPress={onPress} />
}

/** The warning about the time limit, with the button that starts the time limit again. */
export function TimeLimitDialog({ told, onPress }: { readonly told: Told; readonly onPress: () => void }) {
  const text = useTimeLimitText()
  if (told === null) return null
  const { title, text: message, button } = text[told]
  return <AlertDialog open title={title} text={message} okLabel={button} onOk={onPress} />
}
