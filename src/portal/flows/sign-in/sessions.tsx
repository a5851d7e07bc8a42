import type { sessionsMachine, SignedInSession } from '../../../../machines/sessions.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { classes } from '../../components/classes.ts'
import { ErrorMessage } from '../../components/error-message/error-message.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { useText, usePortal, useCommonText } from '../kit/portal.tsx'
import { TryAgainButton } from '../kit/try-again-button.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'
import { Folded } from './folded.tsx'
import css from './sign-in.module.css'

export function Screen({ snapshot, send }: ScreenProps<typeof sessionsMachine>) {
  const text = useText('sessions')
  const common = useCommonText()
  const hasEnded = snapshot.matches('ended')
  // The pressed button disappears, so the focus moves to the result.
  const ended = useFocusWhen<HTMLParagraphElement>(hasEnded, text.ended)
  if (snapshot.matches('absent') || snapshot.matches('login')) return null
  const { sessions } = snapshot.context
  const isAlone = sessions.every(({ isCurrent }) => isCurrent)
  const isEnding = snapshot.matches('ending')
  return (
    <section
      className={classes(css.quiet, css.sessions)}
      aria-labelledby="sessions"
      aria-busy={snapshot.hasTag('pending')}
    >
      <Folded
        title={<h2 id="sessions">{text.title}</h2>}
        open={!isAlone || hasEnded || snapshot.matches('failed')}
      >
        {snapshot.matches('loading') && <p role="status">{text.loading}</p>}
        {snapshot.matches('failed') && (
          <div role="alert">
            <ErrorMessage id="sessions-failed" text={text.failed} />
          </div>
        )}
        {snapshot.matches('failed') && (
          <TryAgainButton
            label={common.tryAgain}
            variant="second"
            onPress={() => send({ type: 'list.retry' })}
          />
        )}
        {sessions.length > 0 && (
          <ul>
            {sessions.map((session) => (
              <SessionRow key={`${session.since} ${session.lastUsed}`} {...session} />
            ))}
          </ul>
        )}
        {snapshot.matches('listed') && isAlone && <p>{text.onlyHere}</p>}
        {hasEnded && (
          <p ref={ended} tabIndex={-1}>
            {text.ended}
          </p>
        )}
        {!isAlone && <p className="small">{text.notYou}</p>}
        {snapshot.matches('notEnded') && (
          <div role="alert">
            <ErrorMessage id="sessions-not-ended" text={text.notEnded} />
          </div>
        )}
        {!isAlone && (
          <Actions>
            <Button variant="second" busy={isEnding} onPress={() => send({ type: 'others.signOut' })}>
              {isEnding ? common.signingOut : text.signOutOthers}
            </Button>
          </Actions>
        )}
      </Folded>
    </section>
  )
}

function SessionRow({ browser, system, since, lastUsed, isCurrent }: SignedInSession) {
  const text = useText('sessions')
  const { language } = usePortal()
  // With the language tag `es`, times have 24 hours. Customers in the United States are used to 12 hours, so the portal
  // uses `es-US`.
  const times = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const name = browser !== '' && system !== '' ? text.browserOn(browser, system) : browser || system
  return (
    <li>
      <b>{name || text.unknownBrowser}</b>
      {isCurrent && <span className={css.current}>{text.thisOne}</span>}
      <span className="small">{text.lastUsed(times.format(lastUsed))}</span>
      <span className="small">{text.since(times.format(since))}</span>
    </li>
  )
}
