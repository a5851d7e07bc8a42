import { Hono } from 'hono'
import * as v from 'valibot'
import { isSameOrigin, readForm } from '../../server/platform/request.ts'
import type { Database } from '../../server/database/database.ts'
import { people } from '../people/people.ts'
import { sandboxPage } from './sandbox-page.ts'
import { mailKinds, resendMail } from '../seed/resend-mail.ts'

const form = v.object({ kind: v.picklist(mailKinds), account: v.string() })

const nothingSent = sandboxPage(
  'Nothing sent',
  '<p>The sandbox sent no mail. The account has no email address, or no login that waits for its activation.</p><p><a href="/sandbox">Sample people</a></p>',
)

export const createSendRoute = (deps: {
  readonly db: Database
  readonly publicOrigin: string
  readonly productName: string
  readonly supportPhone: string
}) =>
  new Hono().post('/send', async (c) => {
    const { db, publicOrigin, productName, supportPhone } = deps
    if (!isSameOrigin(c.req.raw.headers, publicOrigin)) return c.text('Forbidden', 403)
    const field = await readForm(c.req)
    const sent = v.safeParse(form, { kind: field('kind'), account: field('account') })
    const person = people.find(({ contractNumber }) => sent.success && contractNumber === sent.output.account)
    if (!sent.success || !person) return c.text('Bad request', 400)
    const { kind } = sent.output
    const isSent = await db
      .transaction()
      .execute((transaction) =>
        resendMail({ db: transaction, publicOrigin, productName, supportPhone }, kind, person),
      )
    if (!isSent) return c.html(nothingSent, 409)
    return c.redirect('/sandbox/outbox', 303)
  })
