import { useEffect, useState } from 'react'
import { openChannel, type InspectedPage, type ToInspector, type ToPortal } from './channel.ts'
import type { NextAnswer } from './next-answer.ts'
import { observe, type ObservedFlow, type ObservedFlows } from './observed-flows.ts'

const sendToPortal = (channel: BroadcastChannel, message: ToPortal) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no origin
  channel.postMessage(message)

export const useObservedFlows = () => {
  const [flows, setFlows] = useState<ObservedFlows>(new Map())
  const [answers, setAnswers] = useState<ReadonlyMap<string, NextAnswer | null>>(new Map())
  const [channel] = useState(openChannel)
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<ToInspector>) => {
      setFlows((before) => observe(before, data))
      if (data.kind === 'answersNext') setAnswers((before) => new Map(before).set(data.page.id, data.answer))
    }
    channel.addEventListener('message', onMessage)
    sendToPortal(channel, { kind: 'hello' })
    return () => channel.removeEventListener('message', onMessage)
  }, [channel])
  return {
    flows,
    /** By the id of the page. */
    answers,
    send: ({ page, sessionId }: ObservedFlow, event: { type: string }) =>
      sendToPortal(channel, { kind: 'send', pageId: page.id, sessionId, event }),
    answerNext: (page: InspectedPage, answer: NextAnswer | null) =>
      sendToPortal(channel, { kind: 'answerNext', pageId: page.id, answer }),
  }
}
