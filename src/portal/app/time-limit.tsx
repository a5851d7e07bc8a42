import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { AlertDialog } from '../components/dialog/alert-dialog.tsx'
import { textsOf } from '../flows/kit/portal.tsx'
import { recordsTime } from '../records/records-time.ts'
import { useRuntime } from './run-flow.tsx'

const useTimeLimitText = textsOf('time-limit')

/** What a person typed or was given in a flow, and loses when its time is over. */
const timedRecords = [
  'bill',
  'registration',
  'confirmation',
  'thirdParty',
  'thirdPartyDraft',
  'openInvitation',
  'invitation',
]
/** Milliseconds before the end at which a person is told, and between two looks at the clock. */
const notice = 120_000
const lookEvery = 5000

type Told = 'soon' | 'over' | null

/** Tells what time is left before it is over; one press gives the whole time again, in every tab of the portal. */
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
      // what is over here is over, and is read first
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

/** What is said of the time, with the one press that gives more. */
export function TimeLimitDialog({ told, onPress }: { readonly told: Told; readonly onPress: () => void }) {
  const text = useTimeLimitText()
  if (told === null) return null
  const { title, text: message, button } = text[told]
  return <AlertDialog open title={title} text={message} okLabel={button} onOk={onPress} />
}
