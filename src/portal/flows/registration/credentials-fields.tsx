import { loginIdForm } from '../../../../machines/forms/small-forms.ts'
import { useState } from 'react'
import type { Elements } from '../../components/elements.ts'
import type { LoginField, LoginError, LoginErrors } from '../../../../machines/forms/credentials.ts'
import type { LoginDraft } from '../../../../machines/forms/login-form.ts'
import { passwordRules, passwordStrength } from '../../../../machines/rules/password.ts'
import { securityQuestions as questionKeys } from '../../../../machines/rules/security-question.ts'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { CallFailed } from '../kit/call-failed.tsx'
import css from '../kit/form.module.css'
import { readForm } from '../kit/form.ts'
import { usePortal, useText, useCommonText } from '../kit/portal.tsx'

export const useLoginErrorText = (passwordReason: string) => {
  const { errors } = useText('createLogin')
  return passwordReason === '' ? errors : { ...errors, passwordRefused: passwordReason }
}

interface CreateLoginInfoProps {
  readonly title?: string
  readonly errors: LoginErrors
  readonly passwordReason: string
  readonly draft?: Pick<LoginDraft, 'loginId' | 'question'> | null
  readonly children?: Elements
}

/**
 * The section Login Info, with its fields in the order of the specification. Passwords and other secrets exist only in
 * the inputs, and not in the state of the flow.
 */
export function CreateLoginInfo({ title, errors, passwordReason, draft, children }: CreateLoginInfoProps) {
  const text = useText('createLogin')
  const common = useCommonText()
  const questions = useText('securityQuestions')
  const fields = useText('fields')
  const words = useLoginErrorText(passwordReason)
  const field = (name: LoginField) => ({
    id: name,
    name,
    error: errors[name] && words[errors[name]],
  })
  return (
    <section aria-labelledby="loginInfo">
      <h2 id="loginInfo">{title ?? text.loginInfo}</h2>
      <div className={css.fields}>
        <TextField
          {...field('loginId')}
          defaultValue={draft?.loginId}
          label={fields.loginId}
          hint={text.loginIdHint}
          width="narrow"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <PasswordField
          {...field('password')}
          label={text.password}
          autoComplete="new-password"
          rules={{
            ...text.passwordRules,
            patterns: (form) => passwordRules(readForm(loginIdForm, form).loginId),
          }}
          showLabel={text.show}
          hideLabel={text.hide}
          hiddenSuffix={text.ofPassword}
          meter={{ measure: passwordStrength, labels: text.strength }}
        />
        <PasswordField
          {...field('confirmPassword')}
          label={text.confirmPassword}
          autoComplete="new-password"
          showLabel={text.show}
          hideLabel={text.hide}
          hiddenSuffix={text.ofConfirmPassword}
        />
      </div>
      <div className={css.part}>
        <SelectField
          {...field('question')}
          defaultValue={draft?.question}
          label={text.question}
          placeholder={common.pleaseSelectOne}
          options={questionKeys.map((key) => ({ value: key, label: questions[key] }))}
        />
        <TextField
          {...field('answer')}
          label={text.answer}
          hint={text.answerHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={256}
        />
      </div>
      {children && <div className={css.part}>{children}</div>}
    </section>
  )
}

interface CreateLoginPhoneProps {
  readonly error: LoginError | undefined
  readonly draft?: Pick<LoginDraft, 'mfaOptIn' | 'phone'> | null
}

/**
 * The section Multi-Factor Authentication. The field for the phone is visible only if the box is ticked, and keeps
 * its number while it is hidden. If the backend cannot send text messages, the section is missing.
 */
export function CreateLoginPhone({ error, draft }: CreateLoginPhoneProps) {
  const { mfa: text, errors } = useText('createLogin')
  const fields = useText('fields')
  const { language, configuration } = usePortal()
  const [isTicked, setTicked] = useState(draft?.mfaOptIn ?? false)
  const [wasTicked, setWasTicked] = useState(isTicked)
  const tick = (ticked: boolean) => {
    setTicked(ticked)
    setWasTicked(wasTicked || ticked)
  }
  if (!configuration.features.sms) return null
  return (
    <section className={css.section} aria-labelledby="mfa">
      <h2 id="mfa">{text.title}</h2>
      <p className={css.below}>{text.why}</p>
      <div className={css.optIn}>
        <Checkbox id="mfaOptIn" name="mfaOptIn" label={text.enable} checked={isTicked} onChange={tick} />
      </div>
      {wasTicked && (
        <div hidden={!isTicked}>
          <PhoneField
            id="phone"
            name="phone"
            label={text.phone}
            defaultValue={draft?.phone || undefined}
            hint={text.rates}
            countryLabel={fields.phoneCountry}
            language={language}
            error={error && errors[error]}
          />
        </div>
      )}
    </section>
  )
}

interface LoginCreationFailedProps {
  readonly snapshot: {
    readonly context: { readonly passwordReason: string; readonly waitSeconds?: number }
    readonly matches: (state: 'couldNotCreate' | 'callFailed') => boolean
  }
  readonly flow: 'createLogin' | 'invitation'
  readonly onClose: () => void
}

export function LoginCreationFailed({ snapshot, flow, onClose }: LoginCreationFailedProps) {
  const text = useText(flow)
  const { help } = useText('createLogin')
  const common = useCommonText()
  return (
    <>
      <CallFailed
        open={snapshot.matches('couldNotCreate')}
        {...text.couldNotCreate}
        reason={snapshot.context.passwordReason}
        waitSeconds={undefined}
        help={help}
        okLabel={common.close}
        onOk={onClose}
      />
      <CallFailed
        open={snapshot.matches('callFailed')}
        text={text.callFailed}
        waitSeconds={snapshot.context.waitSeconds}
        help={help}
        onOk={onClose}
      />
    </>
  )
}
