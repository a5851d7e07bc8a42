import { paths } from '../../../contract/portal-paths.ts'
import { html } from 'hono/html'
import type { PageSettings } from './page-frame.ts'
import { icon, pageFrame } from './page-frame.ts'
import { resetTexts } from './reset-password-text.ts'
import type { Problem } from './sign-in-pages.ts'
import { fieldProblem, summary, titleOf } from './sign-in-pages.ts'
import type { Language } from '../../platform/language.ts'
import { texts } from './sign-in-text.ts'
import { passwordRules, strengthLevel, strengthPatterns } from '../../../../machines/rules/password.ts'

interface Form {
  readonly code: string
  readonly loginId: string
  readonly problems: readonly Problem[]
  /** For each password rule, whether the refused password follows it. Empty if no password was entered. */
  readonly kept?: readonly boolean[]
}

const patternOf = ({ source, flags }: RegExp) => html`data-pattern="${source}" data-flags="${flags}"`
const ruleMarks = ['kept', 'missed'] as const

/** The page's script marks each rule that has a pattern. Only the backend can check the others. */
const ruleList = (language: Language, loginId: string, kept: readonly boolean[]) => {
  const text = resetTexts[language]
  const patterns = passwordRules(loginId)
  const line = (rule: string, place: number) => {
    const pattern = patterns[place]
    if (!pattern) return html`<li>${rule}</li>`
    const isMarked = kept.length > 0
    const mark = ruleMarks[kept[place] === true ? 0 : 1]
    const hidden = html`<span class="hidden">${isMarked && ` (${text.ruleMarks[mark]})`}</span>`
    return html`<li ${patternOf(pattern)} class="${isMarked ? mark : ''}">${rule}${hidden}</li>`
  }
  return html`<ul
      class="rules"
      id="password-rules"
      data-kept="${text.ruleMarks.kept}"
      data-missed="${text.ruleMarks.missed}"
    >
      ${text.rules.map(line)}
    </ul>
    <p class="hidden" role="status" data-rule-count="${text.ruleCount}"></p>`
}

/** Shown by the page's script, because only that can measure the password. */
const strengthMeter = (language: Language) => {
  const text = resetTexts[language].strength
  const levels = Array.from({ length: strengthPatterns.length + 1 }, (_, points) => strengthLevel(points))
  return html`<div class="strength" hidden>
    <div
      class="meter"
      role="meter"
      aria-label="${text.name}"
      aria-valuemin="0"
      aria-valuemax="${strengthPatterns.length}"
      aria-valuenow="0"
      data-of-four="${text.ofFour}"
      data-levels="${levels.join(' ')}"
      data-words="${levels.map((level) => text[level]).join('|')}"
    >
      ${strengthPatterns.map((pattern) => html`<i ${patternOf(pattern)}></i>`)}
    </div>
    <span data-name="${text.name}" data-named="${text.named}">${text.name}</span>
  </div>`
}

/** They work without JavaScript. */
export const createResetPages = (settings: PageSettings) => ({
  /** `code` is in the form, because the cookie has only the link that was opened last in this browser. */
  form(language: Language, { code, loginId, problems, kept = [] }: Form): Promise<string> {
    const [common, text] = [texts[language], resetTexts[language]]
    const ofPassword = fieldProblem(problems, 'password', 'password-rules')
    const ofConfirmation = fieldProblem(problems, 'confirmPassword')
    const sheet = html`<form method="post" novalidate>
      <h1>${text.title}</h1>
      ${summary(common, problems)}
      <input type="hidden" name="code" value="${code}" />
      <div class="field">
        <label for="loginId">${common.loginId}</label>
        <input class="input" id="loginId" type="text" value="${loginId}" autocomplete="username" readonly />
      </div>
      <div class="field">
        <label for="password">${text.newPassword}</label>
        ${ruleList(language, loginId, kept)} ${ofPassword.line}
        <div class="combo">
          <input
            class="input"
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            ${ofPassword.attributes}
          />
          <button
            type="button"
            aria-pressed="false"
            data-shows
            data-show="${common.show}"
            data-hide="${common.hide}"
            hidden
          >
            <span>${common.show}</span><span class="hidden"> ${common.passwordWord}</span>
          </button>
        </div>
        ${strengthMeter(language)}
      </div>
      <div class="field">
        <label for="confirmPassword">${text.confirmPassword}</label>
        ${ofConfirmation.line}
        <input
          class="input"
          id="confirmPassword"
          name="confirmPassword"
          type="password"
          autocomplete="new-password"
          ${ofConfirmation.attributes}
        />
      </div>
      <div class="actions"><button class="button">${icon('lock')} ${text.save}</button></div>
    </form>`
    return pageFrame(settings, language, titleOf(common, text.title, problems), sheet)
  },

  done(language: Language, loginId: string): Promise<string> {
    const text = resetTexts[language]
    const hint = loginId ? `?${new URLSearchParams({ login_hint: loginId })}` : ''
    const sheet = html`<h1>${text.doneTitle}</h1>
      <p>${text.doneText}</p>
      <p class="actions">
        <a class="button" href="${settings.publicOrigin}${paths.signInStart}${hint}"
          >${texts[language].logInButton}</a
        >
      </p>`
    return pageFrame(settings, language, text.doneTitle, sheet)
  },

  gone(language: Language): Promise<string> {
    const text = resetTexts[language]
    const sheet = html`<h1>${text.goneTitle}</h1>
      <p>${text.goneText}</p>
      <p class="actions">
        <a class="button" href="${settings.publicOrigin}${paths.forgotPassword}">${text.askAgain}</a>
      </p>`
    return pageFrame(settings, language, text.goneTitle, sheet)
  },
})
export type ResetPages = ReturnType<typeof createResetPages>
