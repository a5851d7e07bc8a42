import { expect, type APIRequestContext } from '@playwright/test'
import { outbox } from './outbox.ts'

export const mailedLink = async (request: APIRequestContext, to: string, page: string): Promise<string> => {
  const links = (await outbox(request, to)).flatMap((message) => message.links)
  const link = links.find((address) => address.replace(/^https?:\/\/[^/]+/, '').startsWith(`${page}?`))
  expect(link, `a mail to ${to} with a link to ${page}`).toBeDefined()
  return link ?? ''
}
