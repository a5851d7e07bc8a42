/** A page width and a theme in which stories are pictured. */
export interface View {
  /** The end of the picture's name. */
  readonly suffix: '' | '-wide' | '-dark'
  readonly width: number
  readonly theme?: 'dark'
}

const phone: View = { suffix: '', width: 360 }
const wideView: View = { suffix: '-wide', width: 1280 }
const darkView: View = { suffix: '-dark', width: 360, theme: 'dark' }

/** Reads lines of the form `file: story story`. */
const storiesOf = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [file = '', ...stories] = line.trim().split(/:? /)
      return stories.map((story) => `${file}--${story}`)
    })

/** One story of each layout that a wide page has and a phone does not. */
const wide = storiesOf(`
  brands-harbour: landing
  design-system-alert-banner: every-level
  design-system-alert-dialog: text
  design-system-dialog: long
  design-system-error-summary: one
  design-system-page-frame: page
  design-system-result-panel: fail
  design-system-sample-bill: beside
  design-system-sea-chart: whole
  design-system-step: with-problems
  design-system-step-indicator: second
  flows-account-lookup: form-address
  flows-account-overview: bills-not-switched
  flows-activation: complete
  flows-alerts: shown
  flows-create-login: form
  flows-eligibility: form lookup-form security-check
  flows-forgot-login-id: form
  flows-forgot-password: form sent
  flows-invitation-complete: verification
  flows-load-failure: screen-not-loaded
  flows-paperless: enrolled
  flows-registration-confirmation: phone-code
  flows-report-problem: shown
  flows-sessions: listed
  flows-sign-in: ready unreachable
  flows-third-party-acceptance: choice
  flows-third-party-confirmation: verification
  flows-third-party-registration: standard
  flows-third-party-request: form
`)

/** One story of each component, whose dark colours are its own, and the main screens of each brand. */
const dark = storiesOf(`
  brands-harbour: form-with-errors landing outcome
  design-system-account-number-field: refused
  design-system-alert-banner: every-level
  design-system-alert-dialog: text
  design-system-button: main second
  design-system-captcha: network-lost
  design-system-checkbox: on
  design-system-confirm-dialog: asked
  design-system-dialog: open
  design-system-error-summary: one
  design-system-gate: sign-in
  design-system-icon: all
  design-system-page-frame: page
  design-system-password-field: rules-missed
  design-system-phone-field: refused
  design-system-radio-choice: refused
  design-system-resend-button: cooling-down
  design-system-result-panel: fail ok
  design-system-sample-bill: beside
  design-system-sea-chart: landing
  design-system-select-field: refused
  design-system-step: with-problems
  design-system-step-indicator: second
  design-system-summary-list: short
  design-system-text-field: refused
  flows-account-overview: bills-not-switched
  flows-activation: complete
  flows-alerts: shown
  flows-create-login: form
  flows-eligibility: form-problems lookup-form
  flows-forgot-password: sent
  flows-registration-confirmation: phone-code
  flows-sessions: listed
  flows-sign-in: ready unreachable
  flows-third-party-request: form
`)

/**
 * Stories that look as another story does on a phone, such as the second refusal of a form. They differ at most in
 * words, which the screen-reader text or the text of the mail compares, and in the state of one control.
 */
const alike = storiesOf(`
  design-system-account-number-field: empty optional paste-over-selection
  design-system-button: busy-second
  design-system-captcha: expired script-blocked
  design-system-checkbox: off
  design-system-confirm-dialog: on-phone
  design-system-icon: one
  design-system-page-frame: on-phone
  design-system-password-field: shown-then-submitted
  design-system-phone-field: country-switched kept-as-shown on-its-way spanish typed
  design-system-radio-choice: uncontrolled
  design-system-resend-button: ready sending
  design-system-sea-chart: whole
  design-system-step-indicator: first
  design-system-text-field: empty optional
  design-system-tokens: for-design-tools
  flows-account-lookup: form not-whitelisted not-whitelisted-told security-check sent-without-recipient
  flows-account-lookup: switch-keeps-entries unanswered
  flows-account-overview: absent bills-not-on-paper bills-on-paper-again language-not-saved
  flows-account-overview: login shown-offered-in-spanish wrong-sms-code
  flows-activation: lapsed recording refused resend-failed
  flows-alerts: hidden loading shown-high shown-low shown-two
  flows-anonymous-login: opened
  flows-create-login: could-not-create could-not-create-password form-answer-matches form-password-common
  flows-create-login: form-with-phone-in-spanish login-id-not-available too-many-tries
  flows-eligibility: account-number-not-found form-again form-edited form-empty form-prefilled
  flows-eligibility: lookup-call-failed lookup-errors lookup-new-york lookup-sent not-eligible
  flows-eligibility: security-check-again security-check-expired security-check-not-solved
  flows-eligibility: security-check-unavailable sister-customer something-wrong
  flows-forgot-login-id: account-number-required call-failed multiple-users security-check
  flows-forgot-login-id: security-check-expired
  flows-forgot-password: call-failed inactive-in-spanish login-id-missing refused reset-failed
  flows-forgot-password: security-check security-check-unavailable sent-without-email staged-cooling-down
  flows-forgot-password: staged-failed staged-refused unable
  flows-invitation: already-registered answer-matches call-failed could-not-create form-empty form-invalid
  flows-invitation: form-password-common form-password-refused leaving-asked login-id-taken
  flows-invitation-complete: code-required code-resent phone-not-enrolled phone-verified wrong-sms-code
  flows-paperless: already-enrolled-without-link enrolled-recording failed-without-link paper-not-kept
  flows-parts-email-factor: enrolling listing sending
  flows-parts-phone-confirmation: not-asked
  flows-parts-resend-activation: activated-told arriving changing-required cooling-down failed not-changed
  flows-parts-resend-activation: ready too-many-tries
  flows-parts-security-check: passed spent unsolved
  flows-parts-sms-verification: code-required last-second
  flows-parts-sms-verification: resend-too-many-tries resent something-wrong too-many-tries verified
  flows-registration-confirmation: phone-code-cooling-down phone-code-required recording wrong-email-code
  flows-registration-confirmation: wrong-sms-code
  flows-report-problem: failed-for-a-while
  flows-service-login: failed-without-cookies ready-in-pa-in-spanish
  flows-sessions: absent listed-in-spanish login
  flows-sign-in: access-denied account-opened audience-mismatch busy clock-skew cookies-refused expired
  flows-sign-in: granted issuer-mismatch nonce-mismatch ready-with-session sign-out-failed state-mismatch
  flows-sign-in: token-too-large transaction-expired unknown
  flows-third-party-acceptance: completion-failed could-not-create incomplete linked-logged-out login-failed
  flows-third-party-confirmation: login-failed not-enrolled wrong-sms-code
  flows-third-party-outcome: rejected removed
  flows-third-party-registration: account-not-created accounts-not-linked leaving-asked
  flows-third-party-registration: login-id-not-available login-id-taken military-problems not-created
  flows-third-party-registration: partner-not-created password-policy po-box-problems something-wrong
  flows-third-party-request: reject-failed stopped-no taken-no
  flows-time-limit: quiet
  mails: activated email-corrected invitation login-id paperless paperless-on password-reset registered
  mails: registration-changed third-party-agreed third-party-declined third-party-removed
`)

/** The stories that this file names. */
export const namedStories: readonly string[] = [...wide, ...dark, ...alike]

const isTool = (story: string): boolean => story.startsWith('start-')

/**
 * Returns the views in which a story has a reference picture. Every story has one as on a phone, except the tools of
 * developers, and stories that look the same as another.
 */
export const viewsOf = (story: string): readonly View[] =>
  isTool(story)
    ? []
    : [
        ...(alike.includes(story) ? [] : [phone]),
        ...(wide.includes(story) ? [wideView] : []),
        ...(dark.includes(story) ? [darkView] : []),
      ]

/** Returns true if a story has an approved screen-reader text. Only the stories of screens have one. */
export const isReadOut = (story: string): boolean => story.startsWith('flows-') && !isTool(story)
