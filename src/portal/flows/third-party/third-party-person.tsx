import type { ThirdPartyProblems } from '../../../../machines/third-party-registration.machine.ts'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { usePortal } from '../kit/portal.tsx'
import type { PersonStart } from './third-party-registration-entries.ts'
import css from './third-party.module.css'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useThirdPartyRegistrationText = textsOf('third-party-registration')
const useCreateLoginText = textsOf('create-login')

interface PersonProps {
  /** Of the request, or what was typed before the form was left. */
  readonly start: PersonStart
  readonly problems: ThirdPartyProblems
}

/** Section Personal Info: what the request knows stands in it and can be changed. */
export function ThirdPartyRegistrationPerson({ start, problems }: PersonProps) {
  const { person: text, problems: ownWords } = useThirdPartyRegistrationText()
  const login = useCreateLoginText()
  const common = useCommonText()
  const { language } = usePortal()
  const words = { ...login.problems, ...ownWords }
  const email = { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' } as const
  const field = (name: 'firstName' | 'lastName' | 'primaryPhone' | 'email' | 'confirmEmail') => ({
    id: name,
    name,
    label: text[name],
    defaultValue: start[name],
    problem: problems[name] && words[problems[name]],
  })
  const optionalField = (name: 'middleName' | 'careOf' | 'extension') => ({
    id: name,
    name,
    label: text[name],
    defaultValue: start[name],
    optionalLabel: common.optional,
  })
  return (
    <section aria-labelledby="person">
      <h2 id="person">{text.title}</h2>
      <div className={css.fields}>
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={80} />
        <TextField {...optionalField('middleName')} autoComplete="additional-name" maxLength={80} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={80} />
        <TextField {...optionalField('careOf')} maxLength={120} />
        <PhoneField
          {...field('primaryPhone')}
          defaultValue={start.primaryPhone || undefined}
          countryLabel={text.country}
          language={language}
        />
        <TextField
          {...optionalField('extension')}
          width="code"
          inputMode="numeric"
          autoComplete="tel-extension"
          maxLength={10}
        />
        <TextField {...field('email')} {...email} spellCheck={false} maxLength={254} />
        <TextField {...field('confirmEmail')} {...email} spellCheck={false} maxLength={254} />
      </div>
    </section>
  )
}
