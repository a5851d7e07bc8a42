import { paths } from '../../contract/portal-paths.ts'
import { queueMessage } from './outbox.ts'
import type { Call } from '../domain/request-context.ts'
import { linkMailTexts } from './link-mail-texts.ts'

/** Confirms a registration whose email address a mailed link has proved already: it needs no activation. */
export const mailLoginReady = async (
  call: Call,
  login: { readonly loginId: string; readonly email: string; readonly name: string },
): Promise<void> => {
  const { language, productName } = call
  const link = `${call.publicOrigin}${paths.login}?${new URLSearchParams({ login: login.loginId })}`
  const mail = linkMailTexts[language].loginReady({ name: login.name, productName, link })
  await queueMessage(call.sql, { kind: 'mail', to: login.email, ...mail, links: [link], language })
}
