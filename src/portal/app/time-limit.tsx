import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { AlertDialog } from '../components/dialog/alert-dialog.tsx'
import { textsOf } from '../flows/kit/portal.tsx'
import { recordsTime } from '../records/records-time.ts'
import { useRuntime } from './run-flow.tsx'

const useTimeLimitText = textsOf('time-limit')

/**
 * The records that contain the customer's entries and the results of calls. The records are lost when their time is
 * over.
 */
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
 * Both values are in milliseconds. The notice appears `notice` before the end, and a timer checks the clock every
 * `lookEvery`.
 */
const notice = 120_000
const lookEvery = 5000

type Told = 'soon' | 'over' | null

/**
 * Shows a notice shortly before the stored entries expire. One press restarts the whole time, in every tab of the
 * portal.
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
      // The press in the other tab cannot restore entries that are already deleted, so the notice "over" stays
      // visible.
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

/** The notice about the time limit, with the button that restarts the time. */
export function TimeLimitDialog({ told, onPress }: { readonly told: Told; readonly onPress: () => void }) {
  const text = useTimeLimitText()
  if (told === null) return null
  const { title, text: message, button } = text[told]
  return <AlertDialog open title={title} text={message} okLabel={button} onOk={onPress} />
}
