import { paths } from '../../../contract/portal-paths.ts'
import { Actions } from '../../../portal/components/actions/actions.tsx'
import { Button } from '../../../portal/components/button/button.tsx'
import { PasswordField } from '../../../portal/components/password-field/password-field.tsx'
import { TextField } from '../../../portal/components/text-field/text-field.tsx'
import css from '../../../portal/styles/password.module.css'
import {
  passwordRules,
  passwordStrength,
  strengthLevel,
  strengthPatterns,
} from '../../../../machines/rules/password.ts'
import type { Language } from '../../platform/language.ts'
import { errorAt, type PageSettings, type Problem, renderEnd, renderPage, scripted } from './page.tsx'
import { type Words, wordsIn } from '../../words/words.ts'

interface Form {
  readonly code: string
  readonly loginId: string
  readonly problems: readonly Problem[]
  /** For each password rule, whether the refused password follows it. Empty if no password was entered. */
  readonly kept?: readonly boolean[]
}

const linesOf = (patterns: readonly RegExp[]) =>
  patterns.map(({ flags, source }) => `${flags} ${source}`).join('\n')
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, count) => count)

/** With it, the page's script marks the rules and measures the password while the person types. */
const measured = ({ passwordRules: rules, strength }: Words['identity']['createLogin'], loginId: string) => {
  const patterns = passwordRules(loginId)
  const points = upTo(strengthPatterns.length)
  const levels = points.map(strengthLevel)
  return {
    'data-rules': linesOf(patterns),
    'data-kept': `${css['kept']}\n${rules.keptLabel}`,
    'data-missed': `${css['missed']}\n${rules.missedLabel}`,
    'data-counts': upTo(patterns.length)
      .map((kept) => rules.countLabel(kept, patterns.length))
      .join('\n'),
    'data-strength': linesOf(strengthPatterns),
    'data-levels': levels.map((level) => css[level]).join('\n'),
    'data-words': levels.map((level) => strength[level]).join('\n'),
    'data-colon': strength.colon,
    'data-of-four': points.map(strength.ofFour).join('\n'),
    'data-on': css['on'],
  }
}

/** They work without JavaScript. */
export const createResetPages = (settings: PageSettings) => ({
  /** `code` is in the form, because the cookie has only the link that was opened last in this browser. */
  form(language: Language, { code, loginId, problems, kept = [] }: Form): string {
    const { createLogin, fields, reset } = wordsIn(language).identity
    const { show, hide, passwordRules: rules, strength } = createLogin
    const common = { autoComplete: 'new-password', showLabel: show, hideLabel: hide, isStatic: true } as const
    return renderPage(
      settings,
      language,
      { title: reset.title, problems },
      <form method="post" noValidate {...scripted(language, problems)} {...measured(createLogin, loginId)}>
        <input type="hidden" name="code" value={code} />
        <TextField
          id="loginId"
          name="loginId"
          label={fields.loginId}
          defaultValue={loginId}
          autoComplete="username"
          readOnly
        />
        <PasswordField
          {...common}
          id="password"
          name="password"
          label={reset.newPassword}
          hiddenSuffix={createLogin.ofPassword}
          rules={{
            ...rules,
            texts: [...rules.texts, ...reset.furtherRules],
            patterns: () => passwordRules(loginId),
            kept,
          }}
          meter={{ measure: passwordStrength, labels: strength }}
          error={errorAt(problems, 'password')}
        />
        <PasswordField
          {...common}
          id="confirmPassword"
          name="confirmPassword"
          label={createLogin.confirmPassword}
          hiddenSuffix={createLogin.ofConfirmPassword}
          error={errorAt(problems, 'confirmPassword')}
        />
        <Actions>
          <Button type="submit" icon="lock" wide>
            {reset.save}
          </Button>
        </Actions>
      </form>,
    )
  },

  done(language: Language, loginId: string): string {
    const { logInButton, reset } = wordsIn(language).identity
    const hint = loginId ? `?${new URLSearchParams({ login_hint: loginId })}` : ''
    const way = { href: `${settings.publicOrigin}${paths.signInStart}${hint}`, label: logInButton }
    return renderEnd(settings, language, { kind: 'ok', ...reset.done, way })
  },

  gone(language: Language): string {
    const { reset } = wordsIn(language).identity
    const way = { href: `${settings.publicOrigin}${paths.forgotPassword}`, label: reset.askAgain }
    return renderEnd(settings, language, { kind: 'lapsed', ...reset.gone, way })
  },
})
export type ResetPages = ReturnType<typeof createResetPages>
