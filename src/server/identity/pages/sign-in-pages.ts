import { paths } from '../../../contract/portal-paths.ts'
import { html, raw } from 'hono/html'
import * as v from 'valibot'
import type { Markup, PageSettings } from './page-frame.ts'
import { icon, pageFrame } from './page-frame.ts'
import type { Language } from '../../platform/language.ts'
import type { Text } from './sign-in-text.ts'
import { texts } from './sign-in-text.ts'

/** Only if the portal has the page. */
export type HelpLink = 'forgotPassword' | 'forgotLogin'
export interface SignInPageSettings extends PageSettings {
  readonly helpLinks: readonly HelpLink[]
}
/** Without `field`, it concerns the whole form. */
export const problem = v.object({
  field: v.optional(v.picklist(['loginId', 'password', 'confirmPassword', 'code'])),
  text: v.string(),
  /** Advice below the error message. */
  help: v.optional(v.string()),
  /** Then the script of the page removes the message when the person types. */
  isMissing: v.optional(v.boolean()),
})
export type Problem = v.InferOutput<typeof problem>
/** `notice` is a success message in a live region. */
interface CodePage {
  readonly phoneEnd: string
  readonly problems: readonly Problem[]
  /** The code can still be used. */
  readonly isSent: boolean
  /** Until the person can request another code. */
  readonly waitSeconds: number
  readonly notice?: string
}
export type Notice = 'busy' | 'expired' | 'failed' | 'signedOut'

export const summary = (text: Text, problems: readonly Problem[]): Markup | '' => {
  if (problems.length === 0) return ''
  const line = ({ field, text: words, help }: Problem) =>
    html`<li>${field ? html`<a href="#${field}">${words}</a>` : words}${help && html`<p>${help}</p>`}</li>`
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    ${icon('alert')}
    <div>
      <h2>${text.problem}</h2>
      <ul>
        ${problems.map(line)}
      </ul>
    </div>
  </div>`
}

/** @param hint the id of an element that always describes the field */
export const fieldProblem = (problems: readonly Problem[], field: Problem['field'], hint = '') => {
  const found = problems.find((candidate) => candidate.field === field)
  const describedBy = [found ? `${field}-problem` : '', hint].join(' ').trim()
  return {
    attributes: raw(
      `${found ? ' aria-invalid="true"' : ''}${describedBy ? ` aria-describedby="${describedBy}"` : ''}`,
    ),
    line:
      found &&
      html`<p class="error" id="${field}-problem" ${found.isMissing ? raw(`data-missing="${field}"`) : ''}>
        ${icon('alert')}<span>${found.text}</span>
      </p>`,
  }
}

export const titleOf = (text: Text, title: string, problems: readonly Problem[]) =>
  problems.length > 0 ? `${text.error} ${title}` : title

/** They work without JavaScript. */
export const createSignInPages = (settings: SignInPageSettings) => ({
  signIn(language: Language, loginId: string, problems: readonly Problem[]): Promise<string> {
    const text = texts[language]
    const [ofLoginId, ofPassword] = [fieldProblem(problems, 'loginId'), fieldProblem(problems, 'password')]
    const way = (link: HelpLink) =>
      html`<li><a href="${settings.publicOrigin}${paths[link]}">${text[link]}</a></li>`
    const sheet = html`<form method="post" novalidate>
        <h1>${text.logIn}</h1>
        ${summary(text, problems)}
        <div class="field">
          <label for="loginId">${text.loginId}</label>
          ${ofLoginId.line}
          <input
            class="input"
            id="loginId"
            name="loginId"
            type="text"
            value="${loginId}"
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            maxlength="100"
            ${ofLoginId.attributes}
          />
        </div>
        <div class="field">
          <label for="password">${text.password}</label>
          ${ofPassword.line}
          <div class="combo">
            <input
              class="input"
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              maxlength="1000"
              ${ofPassword.attributes}
            />
            <button
              type="button"
              aria-pressed="false"
              data-shows
              data-show="${text.show}"
              data-hide="${text.hide}"
              hidden
            >
              <span>${text.show}</span><span class="hidden"> ${text.passwordWord}</span>
            </button>
          </div>
        </div>
        <div class="actions"><button class="button">${icon('lock')} ${text.logInButton}</button></div>
      </form>
      ${
        settings.helpLinks.length > 0
          ? html`<ul class="ways">
              ${settings.helpLinks.map(way)}
            </ul>`
          : ''
      }
      <p class="new">
        ${text.newHere} <a href="${settings.publicOrigin}${paths.register}">${text.signUp}</a>
      </p>`
    return pageFrame(settings, language, titleOf(text, text.logIn, problems), sheet)
  },

  code(language: Language, { phoneEnd, problems, notice, isSent, waitSeconds }: CodePage): Promise<string> {
    const text = texts[language]
    const ofCode = fieldProblem(problems, 'code')
    const sheet = html`<h1>${text.check}</h1>
      ${summary(text, problems)} ${notice && html`<p class="note" role="status">${notice}</p>`}
      ${isSent && html`<p>${text.codeSent(phoneEnd)}</p>`}
      <form method="post" novalidate>
        <div class="field">
          <label for="code">${text.code}</label>
          ${ofCode.line}
          <input
            class="input code"
            id="code"
            name="code"
            type="text"
            inputmode="numeric"
            maxlength="500"
            autocomplete="one-time-code"
            ${ofCode.attributes}
          />
        </div>
        <div class="actions"><button class="button">${text.verify}</button></div>
      </form>
      <form method="post" class="actions">
        <button
          class="button second"
          name="resend"
          value="yes"
          data-wait="${waitSeconds}"
          data-label-in="${text.resendIn('{}')}"
        >
          ${text.resend}
        </button>
      </form>
      <p class="new">
        ${text.lostPhone} <a class="number" href="tel:${settings.supportPhone}">${settings.supportPhone}</a>
      </p>
      <form method="post">
        <button class="link" name="another" value="yes">${text.anotherLogin}</button>
      </form>`
    return pageFrame(settings, language, titleOf(text, text.check, problems), sheet)
  },

  notice(language: Language, kind: Notice): Promise<string> {
    const text = texts[language]
    const title = text[`${kind}Title`]
    const sheet = html`<h1>${title}</h1>
      <p>${text[`${kind}Text`]}</p>
      <p class="actions">
        <a class="button" href="${settings.publicOrigin}/">${text.back(settings.productName)}</a>
      </p>`
    return pageFrame(settings, language, title, sheet)
  },

  /**
   * @param form from oidc-provider
   * @param isProven the portal's id token belongs to the person who is signed in, so the page's script submits the form
   * without a click
   */
  logout(language: Language, form: string, isProven: boolean): Promise<string> {
    const text = texts[language]
    const button = `<input type="hidden" name="logout" value="yes"><p class="actions"><button class="button">`
    const filled = form.replace('</form>', `${button}${text.logOutButton}</button></p></form>`)
    const sheet = html`<h1>${text.logOut}</h1>
      ${isProven ? html`<div data-submits-itself>${raw(filled)}</div>` : raw(filled)}`
    return pageFrame(settings, language, text.logOut, sheet)
  },
})
export type SignInPages = ReturnType<typeof createSignInPages>
