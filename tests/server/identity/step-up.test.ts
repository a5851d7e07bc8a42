import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { codeIn, publicOrigin, startIdentityServer } from '../harness/identity-server.ts'

const server = await startIdentityServer()

const twoFactors = { acr_values: 'urn:okta:loa:2fa:any' }

test('a request for a higher assurance level needs another sign-in', async () => {
  const phone = '+16095559001'
  const { loginId } = await server.addPerson({ phone })
  const browser = server.openBrowser()
  const page = await server.enterPassword(browser, loginId, { acr_values: 'urn:okta:loa:1fa:any' })
  const back = await browser.submit(page, { code: codeIn(await server.lastSms(phone)) })
  const { answer } = await server.exchangeCode(back)
  expect(decodeJwt(answer.id_token)).toMatchObject({ acr: 'urn:okta:loa:1fa:any' })

  await server.db.updateTable('factor').set({ codeSentAt: null }).execute()
  const again = await server.enterPassword(browser, loginId, twoFactors)
  const stepped = await browser.submit(again, { code: codeIn(await server.lastSms(phone)) })
  const raised = await server.exchangeCode(stepped)
  expect(decodeJwt(raised.answer.id_token)).toMatchObject({ acr: 'urn:okta:loa:2fa:any' })
  expect((await browser.open(server.authorizeUrl(twoFactors))).url.origin).toBe(publicOrigin)
})
