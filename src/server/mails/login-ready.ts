import { queueMessage } from './outbox.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { linkMailTexts } from './link-mail-texts.ts'

/** Confirms a registration whose email address a mailed link has proved already: it needs no activation. */
export const mailLoginReady = async (
  context: RequestContext,
  login: { readonly loginId: string; readonly email: string; readonly name: string },
): Promise<void> => {
  const { language, productName } = context
  const link = `${context.publicOrigin}/login?${new URLSearchParams({ login: login.loginId })}`
  const mail = linkMailTexts[language].loginReady({ name: login.name, productName, link })
  await queueMessage(context.sql, { kind: 'mail', to: login.email, ...mail, links: [link], language })
}
