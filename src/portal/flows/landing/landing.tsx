import { useRef } from 'react'
import type { serviceLoginMachine } from '../../../../machines/service-login.machine.ts'
import type { signInMachine } from '../../../../machines/sign-in.machine.ts'
import { ButtonLink } from '../../components/button/button.tsx'
import { SeaChart } from '../../components/sea-chart/sea-chart.tsx'
import { Envelope } from '../../components/envelope/envelope.tsx'
import { useFocusHeading } from '../../components/step/focus-heading.ts'
import { usePortal } from '../kit/portal.tsx'
import { LandingDoor } from './landing-door.tsx'
import { LandingService } from './landing-service.tsx'
import css from './landing.module.css'
import type { ScreenProps } from '../kit/screen.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useLandingText = textsOf('landing')

export interface LandingProps {
  readonly serviceLogin: ScreenProps<typeof serviceLoginMachine>
  readonly signIn: ScreenProps<typeof signInMachine>
}

/** Routes / and /login (document 1, §2.1). Reading order is the order on phones; nothing is moved by style. */
export function Landing({ serviceLogin, signIn }: LandingProps) {
  const text = useLandingText()
  const { productName } = usePortal().configuration
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusHeading('landing', heading, `${text.documentTitle} – ${productName}`)
  return (
    <>
      <section className={css.hero}>
        <SeaChart />
        <div className={`wrap ${css.top}`}>
          <div className={css.welcome}>
            <h1 ref={heading} tabIndex={-1}>
              {text.title(productName)}
            </h1>
            <p className="lead">{text.lead}</p>
          </div>
          <LandingDoor {...signIn} />
          <div className={css.list}>
            <h2>{text.online.title}</h2>
            <ul>
              {text.online.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <div className={`wrap ${css.doors}`}>
        <LandingService {...serviceLogin} />
        <WaterQuality />
        <Paperless signIn={signIn} />
      </div>
    </>
  )
}

function WaterQuality() {
  const { waterQuality: text } = useLandingText()
  const common = useCommonText()
  const { links } = usePortal().configuration
  return (
    <section>
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <p className={css.act}>
        <ButtonLink href={links.waterQuality} variant="second" newSiteLabel={common.opensAnotherSite}>
          {text.button}
        </ButtonLink>
      </p>
    </section>
  )
}

function Paperless({ signIn }: Pick<LandingProps, 'signIn'>) {
  const { paperless: text } = useLandingText()
  return (
    <section className={css.promo}>
      <Envelope />
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <p className={css.act}>
        <button
          type="button"
          className="link"
          aria-disabled={signIn.snapshot.hasTag('pending') || undefined}
          onClick={() => signIn.send({ type: 'signIn.start' })}
        >
          {text.login}
        </button>
      </p>
    </section>
  )
}
