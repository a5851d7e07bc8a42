import type { ThirdPartyRequest } from '../../../machines/shared/third-party.ts'
import type { ThirdPartyProblems } from '../../../machines/third-party-registration.machine.ts'
import { PhoneField } from '../components/phone-field/phone-field.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { common as commonEn } from '../text/en/common.ts'
import { createLogin as loginEn } from '../text/en/create-login.ts'
import { thirdPartyRegistration as en } from '../text/en/third-party-registration.ts'
import { common as commonEs } from '../text/es/common.ts'
import { createLogin as loginEs } from '../text/es/create-login.ts'
import { thirdPartyRegistration as es } from '../text/es/third-party-registration.ts'
import { usePortal, useTexts } from '../text/portal.tsx'
import css from './third-party.module.css'

interface PersonProps {
  readonly request: ThirdPartyRequest
  readonly problems: ThirdPartyProblems
}

/** Section Personal Info: what the request knows stands in it and can be changed. */
export function ThirdPartyRegistrationPerson({ request, problems }: PersonProps) {
  const { person: text, problems: ownWords } = useTexts({ en, es })
  const login = useTexts({ en: loginEn, es: loginEs })
  const common = useTexts({ en: commonEn, es: commonEs })
  const { language } = usePortal()
  const words = { ...login.problems, ...ownWords }
  const email = { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' } as const
  const field = (name: 'firstName' | 'lastName' | 'primaryPhone' | 'email' | 'confirmEmail') => ({
    id: name,
    name,
    label: text[name],
    problem: problems[name] && words[problems[name]],
  })
  const optionalField = (name: 'middleName' | 'careOf' | 'extension') => ({
    id: name,
    name,
    label: text[name],
    optionalLabel: common.optional,
  })
  return (
    <section aria-labelledby="person">
      <h2 id="person">{text.title}</h2>
      <div className={css.fields}>
        <TextField
          {...field('firstName')}
          defaultValue={request.firstName}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextField {...optionalField('middleName')} autoComplete="additional-name" maxLength={80} />
        <TextField
          {...field('lastName')}
          defaultValue={request.lastName}
          autoComplete="family-name"
          maxLength={80}
        />
        <TextField {...optionalField('careOf')} defaultValue={request.careOf} maxLength={120} />
        <PhoneField
          {...field('primaryPhone')}
          defaultValue={request.phone || undefined}
          countryLabel={text.country}
          language={language}
        />
        <TextField
          {...optionalField('extension')}
          defaultValue={request.extension}
          width="code"
          inputMode="numeric"
          autoComplete="tel-extension"
          maxLength={10}
        />
        <TextField
          {...field('email')}
          {...email}
          defaultValue={request.email}
          spellCheck={false}
          maxLength={254}
        />
        <TextField
          {...field('confirmEmail')}
          {...email}
          defaultValue={request.email}
          spellCheck={false}
          maxLength={254}
        />
      </div>
    </section>
  )
}
