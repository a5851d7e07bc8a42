import type { accountLookupMachine } from '../../../../machines/parts/account-lookup.machine.ts'
import { PlaceStep } from '../kit/page-step.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { useText, useCommonText, usePortal } from '../kit/portal.tsx'
import { lookupId, AccountLookupForm } from './account-lookup-form.tsx'
import type { AccountLookupFormProps } from './account-lookup-form.tsx'
import { fieldErrors } from '../kit/form.ts'
import { SecurityCheck } from '../verification/security-check.tsx'
import type { Texts } from '../../text/load-texts.ts'
import { ScrollFrame } from '../../components/scroll-frame/scroll-frame.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import css from './recovery.module.css'
import { CallUs, PhoneSentence } from '../kit/links.tsx'
import { paths } from '../../../contract/portal-paths.ts'

export function Screen({ snapshot, send }: ScreenProps<typeof accountLookupMachine>) {
  const text = useText('accountLookup')
  const { place, ...frame } = useLookupFrame(snapshot)
  return (
    <PlaceStep {...frame} flow="accountLookup" text={text} place={place}>
      {place === 'form' && <LookupHead mode={snapshot.context.entries.mode} />}
      <AccountLookupStep snapshot={snapshot} send={send} level={2} />
    </PlaceStep>
  )
}

export type AccountLookupProps = AccountLookupFormProps
type Snapshot = AccountLookupProps['snapshot']
type Entries = Snapshot['context']['entries']

export function LookupHead({ mode }: Pick<Entries, 'mode'>) {
  return <LevelHead small kind="begun" icon={mode === 'phone' ? mode : 'pin'} />
}

export const AccountLookupStep = screenOf<
  typeof accountLookupMachine,
  Pick<AccountLookupProps, 'level' | 'onLeave'>
>({
  securityCheck: LookupSecurityCheck,
  ...inStates(AccountLookupForm, 'form', 'reviewing', 'searching', 'callFailed'),
  results: AccountLookupResults,
})

function LookupSecurityCheck({ snapshot }: AccountLookupProps) {
  const { securityCheck } = snapshot.children
  return securityCheck && <SecurityCheck actor={securityCheck} />
}

const placeOf = (snapshot: Snapshot): keyof Texts['accountLookup']['places'] => {
  if (snapshot.matches('securityCheck')) return 'securityCheck'
  return snapshot.hasTag('result') ? 'results' : 'form'
}

export const useLookupFrame = (snapshot: Snapshot) => {
  const text = useText('accountLookup')
  const busy = snapshot.hasTag('pending')
  return {
    place: placeOf(snapshot),
    busy,
    announce: busy ? text.searching : undefined,
    errors: fieldErrors(snapshot.context.errors, text.errors).map((error) => ({
      ...error,
      fieldId: lookupId(error.fieldId),
    })),
  }
}

function AccountLookupResults(props: AccountLookupProps) {
  const { snapshot, send } = props
  const text = useText('accountLookup')
  const common = useCommonText()
  const { links } = usePortal().configuration
  const restart = () => send({ type: 'search.restart' })
  const isElsewhere = snapshot.matches({ results: 'newYork' })
  const canRegister = isSent(snapshot) && props.level === 2
  const main = isElsewhere || canRegister ? undefined : 0
  const actions = isSent(snapshot) ? [text.back, text.searchAgain] : [text.searchAgain, text.back]
  return (
    <>
      <ScrollFrame className={css.results} name={text.places.results}>
        <LookupResult {...props} />
      </ScrollFrame>
      <ResultHelp {...props} />
      <Actions>
        {isElsewhere && (
          <ButtonLink href={links.sisterSite} newSiteLabel={common.opensAnotherSite}>
            {text.results.newYork.goThere}
          </ButtonLink>
        )}
        {canRegister && (
          <ButtonLink href={`${paths.register}?${registrationOf(snapshot.context.entries)}`}>
            {text.results.sent.register}
          </ButtonLink>
        )}
        {actions.map((label, place) => (
          <Button key={label} variant={place === main ? 'main' : 'quiet'} onPress={restart}>
            {label}
          </Button>
        ))}
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

const isSent = (snapshot: AccountLookupProps['snapshot']): boolean =>
  snapshot.matches({ results: 'sent' }) || snapshot.matches({ results: 'notWhitelisted' })

function LookupResult({ snapshot, level }: AccountLookupProps) {
  const { sent, newYork, noEmail, notFound } = useText('accountLookup').results
  const { sisterName } = usePortal().configuration
  const { recipient } = snapshot.context
  if (isSent(snapshot))
    return (
      <ResultPanel kind="sent" title={sent.title} level={level}>
        <p>{recipient === '' ? sent.text : sent.to(recipient)}</p>
      </ResultPanel>
    )
  if (snapshot.matches({ results: 'newYork' }))
    return (
      <ResultPanel kind="info" icon="pin" title={newYork.title} level={level}>
        <p>{newYork.text}</p>
        <p>{newYork.hint(sisterName)}</p>
      </ResultPanel>
    )
  const { title, text: words } = snapshot.matches({ results: 'noEmail' }) ? noEmail : notFound
  return (
    <ResultPanel kind="fail" title={title} level={level}>
      <p>{words}</p>
    </ResultPanel>
  )
}

/**
 * The query that fills in the name at the registration. The query does not contain the account number, because the
 * customer gets the account number only by email.
 */
const registrationOf = ({ customerType, firstName, lastName, customerName }: Entries): URLSearchParams =>
  new URLSearchParams(
    customerType === 'business'
      ? { customerType: 'O', firstName: customerName }
      : { customerType: 'P', firstName, lastName },
  )

function ResultHelp({ snapshot, level }: AccountLookupProps) {
  const text = useText('accountLookup')
  if (isSent(snapshot)) return <Help {...text.noEmailHelp} level={level} />
  if (snapshot.matches({ results: 'notFound' })) return <Help {...text.notFoundHelp} level={level} />
  return (
    <p>
      <CallUs />
    </p>
  )
}

/** The phone number of support is below the scrolling area, so it is always visible. */
function Help({
  title,
  text,
  level,
}: { title: string; text: (phone: string) => string } & Pick<AccountLookupProps, 'level'>) {
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className={css.question}>{title}</Heading>
      <p>
        <PhoneSentence say={text} />
      </p>
    </>
  )
}
