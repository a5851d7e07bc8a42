import { useState } from 'react'
import type { accountOverviewMachine } from '../../../../machines/account-overview.machine.ts'
import type { AccountOverview, LinkedAccount } from '../../../../machines/shared/account.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { classes } from '../../components/classes.ts'
import { ErrorMessage } from '../../components/error-message/error-message.tsx'
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { useText, useCommonText, usePortal, useWaitSentence } from '../kit/portal.tsx'
import { TryAgainButton } from '../kit/try-again-button.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'
import { PhoneVerification, readablePhone } from '../verification/phone-verification.tsx'
import { useCodeErrors, useCodeErrorText } from '../verification/sms-verification.tsx'
import { Folded } from './folded.tsx'
import { MailLanguage, useChosenPageLanguage } from './mail-language.tsx'
import css from './sign-in.module.css'

type AccountOverviewProps = ScreenProps<typeof accountOverviewMachine>

export function Screen(props: AccountOverviewProps) {
  const { snapshot } = props
  if (snapshot.matches('absent') || snapshot.matches('login')) return null
  return <Overview {...props} />
}

function Overview(props: AccountOverviewProps) {
  const common = useCommonText()
  const { snapshot, send } = props
  const text = useText('accountOverview')
  useChosenPageLanguage(props)
  const { overview } = snapshot.context
  return (
    <>
      <section
        className={classes(css.part, css.accounts)}
        aria-labelledby="accounts"
        aria-busy={snapshot.matches('loading')}
      >
        <h2 id="accounts">{text.title}</h2>
        {snapshot.matches('loading') && <p role="status">{text.loading}</p>}
        {snapshot.matches('failed') && (
          <>
            <div role="alert">
              <ErrorMessage id="overview-failed" text={text.failed} />
            </div>
            <TryAgainButton
              label={common.tryAgain}
              variant="second"
              onPress={() => send({ type: 'overview.retry' })}
            />
          </>
        )}
        {overview?.accounts.length === 0 && <p>{text.none}</p>}
        {overview?.accounts.map((account) => (
          <Account key={account.accountNumber} {...props} account={account} />
        ))}
      </section>
      {overview && <Contact {...props} overview={overview} />}
    </>
  )
}

interface AccountProps extends AccountOverviewProps {
  readonly account: LinkedAccount
}

function Account({ snapshot, send, account }: AccountProps) {
  const fields = useText('fields')
  const { accountNumber, role, name, address, isClosed } = account
  const text = useText('accountOverview')
  return (
    <div className={css.account}>
      <h3>{address || name}</h3>
      {isClosed && <p className={css.closed}>{text.closed}</p>}
      <SummaryList
        rows={[
          { term: fields.accountNumber, value: `XXXX-${accountNumber}`, number: true },
          { term: text.bills, value: <Bills snapshot={snapshot} send={send} account={account} /> },
        ]}
      />
      <BillsResult snapshot={snapshot} send={send} account={account} />
      <Folded title={<span>{text.details}</span>}>
        <SummaryList
          rows={[
            { term: text.name, value: name },
            ...(role === 'secondary' ? [{ term: text.part, value: text.secondary }] : []),
          ]}
        />
      </Folded>
    </div>
  )
}

function Bills({ snapshot, send, account }: AccountProps) {
  const text = useText('accountOverview')
  const { features } = usePortal().configuration
  const { isPaperless, isClosed, businessPartnerGuid } = account
  const now = isPaperless ? text.paperless : text.onPaper
  if (isClosed || businessPartnerGuid === '' || (isPaperless && !features.keepPaperBill)) return now
  const isBusy = snapshot.matches({ shown: { bills: 'switching' } })
  const isSwitching = isBusy && isChosen(snapshot, account)
  return (
    <span className={css.bills}>
      <span>{now}</span>
      <Button
        variant="quiet"
        busy={isSwitching}
        inactive={isBusy && !isSwitching}
        onPress={() => send({ type: 'bills.switch', account, to: isPaperless ? 'paper' : 'paperless' })}
      >
        <span>{isSwitching ? text.switching : text[isPaperless ? 'goPaper' : 'goPaperless']}</span>{' '}
        <span className="hidden">{account.address || account.name}</span>
      </Button>
    </span>
  )
}

const isChosen = ({ context }: AccountProps['snapshot'], { accountNumber }: LinkedAccount): boolean =>
  context.chosenAccount?.accountNumber === accountNumber

function BillsResult({ snapshot, account }: AccountProps) {
  const text = useText('accountOverview')
  const waitSentence = useWaitSentence()
  const { isPaperless } = account
  const isSwitched = isChosen(snapshot, account) && snapshot.matches({ shown: { bills: 'switched' } })
  const now = isPaperless ? text.nowPaperless : text.nowOnPaper
  const advice = waitSentence(snapshot.context.billsWaitSeconds) ?? text.checkConnection
  // The text of the pressed button changes, so the focus moves to the result.
  const switched = useFocusWhen<HTMLParagraphElement>(isSwitched, now)
  return (
    <>
      <p ref={switched} tabIndex={-1} className={css.saved}>
        {isSwitched && now}
      </p>
      {isChosen(snapshot, account) && snapshot.matches({ shown: { bills: 'notSwitched' } }) && (
        <div role="alert">
          <ErrorMessage
            id="not-switched"
            text={`${isPaperless ? text.notOnPaper : text.notPaperless}\n${advice}`}
          />
        </div>
      )}
    </>
  )
}

interface ContactProps extends AccountOverviewProps {
  readonly overview: AccountOverview
}

function Contact({ snapshot, send, overview: { language, phone } }: ContactProps) {
  const text = useText('accountOverview')
  const isConfirmed = phone?.isConfirmed === true || snapshot.matches({ shown: { phone: 'confirmed' } })
  const isChanged = !snapshot.matches({ shown: { language: 'unchanged' } })
  return (
    <section className={css.quiet} aria-labelledby="contact">
      <Folded title={<h2 id="contact">{text.contact}</h2>} open={phone?.isConfirmed === false || isChanged}>
        <MailLanguage snapshot={snapshot} send={send} saved={language} />
        {phone && (
          <SummaryList
            rows={[
              { term: text.phone, value: readablePhone(phone.number), number: true },
              { term: text.codes, value: isConfirmed ? text.on : text.off },
            ]}
          />
        )}
        {phone?.isConfirmed === false && <Phone snapshot={snapshot} send={send} phone={phone.number} />}
      </Folded>
    </section>
  )
}

function Phone({ snapshot, send, phone }: AccountOverviewProps & { readonly phone: string }) {
  const text = useText('accountOverview')
  const { errorsTitle } = useCommonText()
  const [attempt, setAttempt] = useState(0)
  const { smsVerification } = snapshot.children
  const errors = useCodeErrors(smsVerification, 'smsCode')
  const notSent = useCodeErrorText(snapshot.context)
  const isVerified = snapshot.matches({ shown: { phone: 'confirmed' } })
  const isAsked = isVerified || snapshot.matches({ shown: { phone: 'confirming' } })
  // The pressed button disappears, so the focus moves to the field for the verification code.
  const codeForm = useFocusWhen<HTMLDivElement>(isAsked)
  const isSending = snapshot.matches({ shown: { phone: 'sending' } })
  return (
    <>
      {!isAsked && (
        <>
          <p>{text.unconfirmed}</p>
          {notSent !== undefined && (
            <div role="alert">
              <ErrorMessage id="phone-not-sent" text={notSent} />
            </div>
          )}
          <Actions>
            <Button variant="second" busy={isSending} onPress={() => send({ type: 'phone.confirm' })}>
              {isSending ? text.sending : text.confirm}
            </Button>
          </Actions>
        </>
      )}
      <div ref={codeForm} tabIndex={-1} onSubmit={() => setAttempt((count) => count + 1)}>
        <ErrorSummary title={errorsTitle} errors={errors} attempt={attempt} />
        {isAsked && (
          <PhoneVerification
            phone={phone}
            actor={smsVerification}
            isVerified={isVerified}
            isNotEnrolled={false}
          />
        )}
      </div>
    </>
  )
}
