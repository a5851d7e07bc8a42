import { paths } from '../../../contract/portal-paths.ts'
import { Actions } from '../../../portal/components/actions/actions.tsx'
import { Button } from '../../../portal/components/button/button.tsx'
import { GateEnd, GateWays } from '../../../portal/components/gate/gate.tsx'
import { PasswordField } from '../../../portal/components/password-field/password-field.tsx'
import { TextField } from '../../../portal/components/text-field/text-field.tsx'
import type { Language } from '../../platform/language.ts'
import { errorAt, type PageSettings, type Problem, renderEnd, renderPage, scripted } from './page.tsx'
import { wordsIn } from '../../words/words.ts'

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

const endings = { busy: 'info', expired: 'lapsed', failed: 'fail', signedOut: 'home' } as const
export type Notice = keyof typeof endings

/** They work without JavaScript. */
export const createSignInPages = (settings: PageSettings) => {
  const { publicOrigin, productName, supportPhone } = settings
  const rendered = new Map<string, string>()
  const renderNotice = (language: Language, kind: Notice): string => {
    const { notices, back } = wordsIn(language).identity
    const way = { href: `${publicOrigin}/`, label: back(productName) }
    return renderEnd(settings, language, { kind: endings[kind], ...notices[kind], way })
  }
  return {
    signIn(language: Language, loginId: string, problems: readonly Problem[]): string {
      const words = wordsIn(language).identity
      const { createLogin, fields } = words
      return renderPage(
        settings,
        language,
        { title: words.logIn, problems },
        <>
          <form method="post" noValidate {...scripted(language, problems)}>
            <TextField
              id="loginId"
              name="loginId"
              label={fields.loginId}
              defaultValue={loginId}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              error={errorAt(problems, 'loginId')}
            />
            <PasswordField
              id="password"
              name="password"
              label={createLogin.password}
              autoComplete="current-password"
              showLabel={createLogin.show}
              hideLabel={createLogin.hide}
              hiddenSuffix={createLogin.ofPassword}
              error={errorAt(problems, 'password')}
              isStatic
            />
            <Actions>
              <Button type="submit" icon="lock" wide>
                {words.logInButton}
              </Button>
            </Actions>
          </form>
          <GateWays>
            <a href={`${publicOrigin}${paths.forgotPassword}`}>{words.forgotPassword}</a>
            <a href={`${publicOrigin}${paths.forgotLogin}`}>{words.forgotLogin}</a>
          </GateWays>
          <GateEnd>
            {words.newHere} <a href={`${publicOrigin}${paths.register}`}>{words.signUp}</a>
          </GateEnd>
        </>,
      )
    },

    code(language: Language, { phoneEnd, problems, notice, isSent, waitSeconds }: CodePage): string {
      const words = wordsIn(language).identity
      const { label, verify, resend } = words.smsVerification
      return renderPage(
        settings,
        language,
        { title: words.check, problems },
        <>
          {notice && (
            <p className="lead" role="status">
              <b>{notice}</b>
            </p>
          )}
          {isSent && <p>{words.codeSent(phoneEnd)}</p>}
          <form method="post" noValidate {...scripted(language, problems)}>
            <TextField
              id="code"
              name="code"
              label={label}
              width="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={500}
              error={errorAt(problems, 'code')}
            />
            <Actions>
              <Button type="submit" wide>
                {verify}
              </Button>
            </Actions>
          </form>
          <form method="post" data-wait={waitSeconds} data-label-in={words.common.labelIn(resend, '{}')}>
            <Button type="submit" variant="second" name="resend" value="yes" wide>
              {resend}
            </Button>
          </form>
          <GateEnd>
            <p>
              {words.lostPhone}{' '}
              <a className="number" href={`tel:${supportPhone}`}>
                {supportPhone}
              </a>
            </p>
            <form method="post">
              <Button type="submit" variant="quiet" name="another" value="yes">
                {words.anotherLogin}
              </Button>
            </form>
          </GateEnd>
        </>,
      )
    },

    /** Each is rendered once, and again in another year, because a refusal has to cost little. */
    notice(language: Language, kind: Notice): string {
      const key = [new Date().getFullYear(), language, kind].join(' ')
      const page = rendered.get(key) ?? renderNotice(language, kind)
      rendered.set(key, page)
      return page
    },

    /**
     * @param form from oidc-provider
     * @param isProven the portal's id token belongs to the person who is signed in, so the page's script submits the
     * form without a click
     */
    logout(language: Language, form: string, isProven: boolean): string {
      const { logOut, logOutButton } = wordsIn(language).identity
      const formId = /id="([^"]*)"/.exec(form)?.[1]
      return renderPage(
        settings,
        language,
        { title: logOut },
        <>
          {/* oxlint-disable-next-line react/no-danger -- oidc-provider has written this form */}
          <div dangerouslySetInnerHTML={{ __html: form }} />
          <div data-submits-itself={isProven ? '' : undefined}>
            <Button type="submit" form={formId} name="logout" value="yes" wide>
              {logOutButton}
            </Button>
          </div>
        </>,
      )
    },
  }
}
export type SignInPages = ReturnType<typeof createSignInPages>
