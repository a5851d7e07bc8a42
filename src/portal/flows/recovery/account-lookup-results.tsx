import type { ReactNode } from 'react'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { usePortal } from '../kit/portal.tsx'
import type { AccountLookupProps } from './account-lookup-step.tsx'
import css from './account-lookup.module.css'
import { PhoneLink } from '../kit/support-phone.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useAccountLookupText = textsOf('account-lookup')

/** What came of a search, in an area that scrolls by itself; both buttons lead back to the form. */
export function AccountLookupResults(props: AccountLookupProps) {
  const { snapshot, send } = props
  const text = useAccountLookupText()
  const common = useCommonText()
  const restart = () => send({ type: 'search.restart' })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls has to be reachable by keyboard */}
      <div className={css.results} role="region" aria-label={text.places.results} tabIndex={0}>
        <LookupResult {...props} />
      </div>
      <Actions>
        <Button onPress={restart}>{text.back}</Button>
        <Button variant="second" onPress={restart}>
          {text.searchAgain}
        </Button>
      </Actions>
      <AlertDialog
        open={snapshot.matches({ results: { notWhitelisted: 'alert' } })}
        text={text.notWhitelisted}
        okLabel={common.ok}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </>
  )
}

function LookupResult({ snapshot, level }: AccountLookupProps) {
  const text = useAccountLookupText()
  if (snapshot.matches({ results: 'sent' }) || snapshot.matches({ results: 'notWhitelisted' }))
    return <Sent recipient={snapshot.context.recipient} level={level} />
  if (snapshot.matches({ results: 'newYork' })) return <NewYork level={level} />
  const { title, text: words } = snapshot.matches({ results: 'noEmail' })
    ? text.results.noEmail
    : text.results.notFound
  return (
    <>
      <ResultPanel kind="fail" title={title} level={level}>
        <p>{words}</p>
      </ResultPanel>
      <Help {...text.notFoundHelp} level={level} />
    </>
  )
}

function Sent({ recipient, level }: { recipient: string } & Pick<AccountLookupProps, 'level'>) {
  const text = useAccountLookupText()
  const { sent } = text.results
  return (
    <>
      <ResultPanel kind="ok" icon="mail" title={sent.title} level={level}>
        <p>{recipient === '' ? sent.text : sent.to(recipient)}</p>
      </ResultPanel>
      <Help {...text.noEmailHelp} level={level} />
    </>
  )
}

function NewYork({ level }: Pick<AccountLookupProps, 'level'>) {
  const text = useAccountLookupText()
  const common = useCommonText()
  const { sisterName, links } = usePortal().configuration
  const { newYork } = text.results
  return (
    <>
      <ResultPanel kind="info" icon="pin" title={newYork.title} level={level}>
        <p>{newYork.text}</p>
        <p>{newYork.hint(sisterName)}</p>
        <Actions>
          <ButtonLink href={links.sisterSite} variant="second" newSiteLabel={common.opensAnotherSite}>
            {newYork.goThere}
          </ButtonLink>
        </Actions>
      </ResultPanel>
      <Help {...text.notFoundHelp} level={level} />
    </>
  )
}

function Help({
  title,
  text,
  level,
}: { title: string; text: ReactNode } & Pick<AccountLookupProps, 'level'>) {
  const { supportPhone } = usePortal().configuration
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className={css.question}>{title}</Heading>
      <p>
        {text} <PhoneLink phone={supportPhone} />.
      </p>
    </>
  )
}
