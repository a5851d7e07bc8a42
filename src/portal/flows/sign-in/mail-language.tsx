import { mailLanguageForm } from '../../../../machines/forms/small-forms.ts'
import { useEffect, useRef } from 'react'
import type { accountOverviewMachine } from '../../../../machines/account-overview.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { ErrorMessage } from '../../components/error-message/error-message.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { onSubmit, readForm } from '../kit/form.ts'
import { useText, usePortal } from '../kit/portal.tsx'
import css from './sign-in.module.css'

type AccountOverviewProps = ScreenProps<typeof accountOverviewMachine>

export const useChosenPageLanguage = ({ snapshot, send }: AccountOverviewProps): void => {
  const { language } = usePortal()
  const known = useRef(language)
  // If the customer chooses a second language before the first one is stored, the portal stores the second language
  // after the first one.
  const isHeard = snapshot.matches('shown') && !snapshot.matches({ shown: { language: 'saving' } })
  useEffect(() => {
    if (!isHeard || known.current === language) return
    known.current = language
    send({ type: 'language.choose', language })
  }, [isHeard, language, send])
}

interface MailLanguageProps extends AccountOverviewProps {
  readonly saved: string
}

export function MailLanguage({ snapshot, send, saved }: MailLanguageProps) {
  const text = useText('accountOverview')
  const { configuration, language } = usePortal()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const nameOf = (tag: string) => names.of(tag) ?? tag
  const shown = snapshot.context.chosenLanguage ?? saved
  // A login can have a language that the pages do not offer.
  const offered = new Set([...configuration.languages, saved])
  const isSaving = snapshot.matches({ shown: { language: 'saving' } })
  return (
    <form
      noValidate
      onSubmit={onSubmit((form) =>
        send({ type: 'language.choose', language: readForm(mailLanguageForm, form).mailLanguage }),
      )}
    >
      <SelectField
        // The key of the field contains the saved language. After a choice in the header, React therefore creates the
        // field again with the new language.
        key={shown}
        id="mailLanguage"
        name="mailLanguage"
        label={text.language}
        options={[...offered].map((tag) => ({ value: tag, label: nameOf(tag) }))}
        defaultValue={shown}
      />
      {snapshot.matches({ shown: { language: 'notSaved' } }) && (
        <div role="alert">
          <ErrorMessage id="language-not-saved" text={text.languageNotSaved(nameOf(saved))} />
        </div>
      )}
      <p role="status" className={css.saved}>
        {snapshot.matches({ shown: { language: 'saved' } }) && text.languageSaved(nameOf(saved))}
      </p>
      <Actions>
        <Button type="submit" variant="second" busy={isSaving}>
          {isSaving ? text.savingLanguage : text.saveLanguage}
        </Button>
      </Actions>
    </form>
  )
}
