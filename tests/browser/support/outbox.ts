import { expect, type APIRequestContext } from '@playwright/test'
import * as v from 'valibot'

const Message = v.object({
  id: v.union([v.string(), v.number()]),
  kind: v.picklist(['mail', 'sms']),
  to: v.string(),
  subject: v.nullish(v.string(), ''),
  text: v.string(),
  links: v.array(v.string()),
  sentAt: v.string(),
})
export type Message = v.InferOutput<typeof Message>

export const outbox = async (request: APIRequestContext, to: string): Promise<Message[]> => {
  const answer = await request.get('/sandbox/outbox.json')
  return v.parse(v.array(Message), await answer.json()).filter((message) => message.to === to)
}

/** Waits, because the server sends messages only after its response. The message is newer than `after`. */
export const newestMessage = async (
  request: APIRequestContext,
  to: string,
  after?: Message,
): Promise<Message> => {
  let newest: Message | undefined
  await expect
    .poll(
      async () => {
        newest = (await outbox(request, to))[0]
        return newest?.id !== after?.id && newest
      },
      { message: `a ${after ? 'later ' : ''}message to ${to}` },
    )
    .toBeTruthy()
  if (newest === undefined) throw new Error(`no message to ${to}`)
  return newest
}
