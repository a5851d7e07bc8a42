import { useState } from 'react'
import type { LoginDraft, LoginProblem } from '../../../../machines/create-login.machine.ts'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { usePortal } from '../kit/portal.tsx'
import css from './registration.module.css'
import { textsOf } from '../kit/texts.ts'

const useCreateLoginText = textsOf('create-login')

interface CreateLoginPhoneProps {
  readonly problem: LoginProblem | undefined
  /** What was typed before the form was left. */
  readonly draft?: Pick<LoginDraft, 'mfaOptIn' | 'phone'> | null
}

/** Section Multi-Factor Authentication: the phone shows when the box is ticked, and keeps its number when not. */
export function CreateLoginPhone({ problem, draft }: CreateLoginPhoneProps) {
  const { mfa: text, problems } = useCreateLoginText()
  const { language } = usePortal()
  const [isTicked, setTicked] = useState(draft?.mfaOptIn ?? false)
  const [wasTicked, setWasTicked] = useState(isTicked)
  const tick = (ticked: boolean) => {
    setTicked(ticked)
    setWasTicked(wasTicked || ticked)
  }
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
            countryLabel={text.country}
            language={language}
            problem={problem && problems[problem]}
          />
        </div>
      )}
    </section>
  )
}
