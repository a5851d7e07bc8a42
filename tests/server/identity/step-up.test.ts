import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import {
  addPerson,
  authorizeUrl,
  browserOf,
  codeIn,
  enterPassword,
  exchangeCode,
  lastSms,
  publicOrigin,
  startIdentityServer,
} from '../harness/identity-server.ts'

const server = await startIdentityServer()

const twoFactors = { acr_values: 'urn:okta:loa:2fa:any' }

test('a request for a higher assurance level needs another sign-in', async () => {
  const phone = '+16095559001'
  const { loginId } = await addPerson(server, { phone })
  const browser = browserOf(server)
  const page = await enterPassword(server, browser, loginId, { acr_values: 'urn:okta:loa:1fa:any' })
  const back = await browser.submit(page, { code: codeIn(await lastSms(server, phone)) })
  const { answer } = await exchangeCode(server, back)
  expect(decodeJwt(answer.id_token)).toMatchObject({ acr: 'urn:okta:loa:1fa:any' })

  await server.db.updateTable('factor').set({ codeSentAt: null }).execute()
  const again = await enterPassword(server, browser, loginId, twoFactors)
  const stepped = await browser.submit(again, { code: codeIn(await lastSms(server, phone)) })
  const raised = await exchangeCode(server, stepped)
  expect(decodeJwt(raised.answer.id_token)).toMatchObject({ acr: 'urn:okta:loa:2fa:any' })
  expect((await browser.open(authorizeUrl(server, twoFactors))).url.origin).toBe(publicOrigin)
})
