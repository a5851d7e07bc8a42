import type { ReactNode } from 'react'
import type { LoginDraft, LoginField, LoginProblem } from '../../../../machines/create-login.machine.ts'
import { passwordStrength } from '../../../../machines/rules/password-strength.ts'
import { securityQuestions as questionKeys } from '../../../../machines/rules/security-questions.ts'
import type { Problems } from '../../../../machines/rules/problems.ts'
import { PasswordField } from '../../components/password-field/password-field.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import css from './registration.module.css'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useCreateLoginText = textsOf('create-login')
const useSecurityQuestionsText = textsOf('security-questions')

interface CreateLoginInfoProps {
  /** Of the section, where it is not Login Info. */
  readonly title?: string
  readonly problems: Problems<LoginField, LoginProblem>
  /** What was typed before the form was left. */
  readonly draft?: Pick<LoginDraft, 'loginId' | 'question'> | null
  /** The form's own email fields: they come last. */
  readonly children?: ReactNode
}

/** Section Login Info, in the order of the specification. Secrets live in the inputs alone. */
export function CreateLoginInfo({ title, problems, draft, children }: CreateLoginInfoProps) {
  const text = useCreateLoginText()
  const common = useCommonText()
  const questions = useSecurityQuestionsText()
  const field = (name: LoginField) => ({
    id: name,
    name,
    problem: problems[name] && text.problems[problems[name]],
  })
  return (
    <section aria-labelledby="loginInfo">
      <h2 id="loginInfo">{title ?? text.loginInfo}</h2>
      <div className={css.fields}>
        <TextField
          {...field('loginId')}
          defaultValue={draft?.loginId}
          label={text.loginId}
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
          rules={text.passwordRules}
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
        {children}
      </div>
    </section>
  )
}
