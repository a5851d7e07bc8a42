import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Language } from '../../platform/language.ts'
import { readForm } from '../../platform/request.ts'

export type Env = { readonly Bindings: HttpBindings }

/** Signed, so that the page shows only texts of this server. */
export interface RefusalCookie {
  readonly key: string
  readonly isHttps: boolean
}

interface FormPage<Step, Refusal extends object> {
  readonly path: string
  readonly refusal: v.GenericSchema<unknown, Refusal>
  readonly open: (c: Context<Env>) => Promise<Step> | Step
  /** `refusal` of the last submit, if the page has not shown it yet. */
  readonly show: (step: Step, refusal: Refusal | undefined) => Promise<Response> | Response
  /** The address of the next page, or the refusal with which the form appears again. */
  readonly submit: (step: Step, field: (name: string) => string) => Promise<string | Refusal>
}

/** Seconds for a refusal that no page has shown. */
const maxAge = 300

/**
 * A submit always redirects. If it led to a page, the browser would send the form again after Back, Forward and Reload.
 * A refusal waits in a cookie until the page has shown it once.
 */
export const addFormPage = <Step extends { readonly language: Language }, Refusal extends object>(
  app: Hono<Env>,
  { key, isHttps }: RefusalCookie,
  { path, refusal, open, show, submit }: FormPage<Step, Refusal>,
): void => {
  const name = `${isHttps ? '__Secure-' : ''}idp.refusal`
  const cookieOf = (c: Context) =>
    ({ path: c.req.path, httpOnly: true, sameSite: 'Lax', secure: isHttps }) as const
  const schema = v.pipe(v.string(), v.parseJson(), refusal)

  app.get(path, async (c) => {
    const step = await open(c)
    const kept = v.safeParse(schema, await getSignedCookie(c, key, name))
    if (kept.success) deleteCookie(c, name, cookieOf(c))
    return show(step, kept.success ? kept.output : undefined)
  })

  app.post(path, async (c) => {
    const step = await open(c)
    const next = await submit(step, await readForm(c.req))
    if (typeof next === 'string') return c.redirect(next, 303)
    await setSignedCookie(c, name, JSON.stringify(next), key, { ...cookieOf(c), maxAge })
    return c.redirect(`${c.req.path}?ui_locales=${step.language}`, 303)
  })
}
