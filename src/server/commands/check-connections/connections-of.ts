import type { ServerConfiguration } from '../../platform/configuration.ts'
import { backendConnection } from './backend-connection.ts'
import { captchaConnection } from './captcha-connection.ts'
import type { Connection } from './connection.ts'
import { databaseConnection } from './database-connection.ts'
import { mailConnection } from './mail-connection.ts'
import { smsConnection } from './sms-connection.ts'

export const connectionsOf = (configuration: ServerConfiguration): readonly Connection[] => {
  const { pagesOnly, databaseUrl, mailServer, smsGateway, captcha, publicOrigin, page, sandbox } =
    configuration
  const backend =
    new URL(page.apiBaseUrl, publicOrigin).origin === publicOrigin
      ? []
      : [backendConnection(page.apiBaseUrl, publicOrigin)]
  if (pagesOnly) return backend
  return [
    ...backend,
    ...(databaseUrl === undefined ? [] : [databaseConnection(databaseUrl, sandbox)]),
    ...(mailServer ? [mailConnection(mailServer)] : []),
    ...(smsGateway ? [smsConnection(smsGateway)] : []),
    ...(captcha.kind === 'service'
      ? [captchaConnection(captcha.url, captcha.secret, new URL(publicOrigin).hostname)]
      : []),
  ]
}
