import type { LoginDraft, LoginField, LoginProblem } from '../../../../machines/create-login.machine.ts'
import type { Problems } from '../../../../machines/rules/problems.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import { textsOf } from '../kit/texts.ts'

const useCreateLoginText = textsOf('create-login')

interface CreateLoginEmailProps {
  readonly problems: Problems<LoginField, LoginProblem>
  readonly linkEmail: string
  readonly draft: LoginDraft | null
}

/** Both email fields; an address that came with the link is to be checked (contract §1). */
export function CreateLoginEmail({ problems, linkEmail, draft }: CreateLoginEmailProps) {
  const text = useCreateLoginText()
  const field = (name: 'email' | 'confirmEmail') => ({
    id: name,
    name,
    label: text[name],
    problem: problems[name] && text.problems[problems[name]],
    defaultValue: draft?.[name] || linkEmail,
    type: 'email' as const,
    inputMode: 'email' as const,
    autoComplete: 'email',
    autoCapitalize: 'none' as const,
    spellCheck: false,
    maxLength: 254,
  })
  return (
    <>
      <TextField {...field('email')} hint={linkEmail === '' ? undefined : text.linkEmail} />
      <TextField {...field('confirmEmail')} />
    </>
  )
}
