import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { ThirdPartyAcceptanceStep } from './third-party-acceptance-step.tsx'
import type { ThirdPartyAcceptanceProps } from './third-party-acceptance.tsx'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyAcceptanceText = textsOf('third-party-acceptance')

/** Somebody was signed in before the link was opened: perhaps not the one who accepted. */
export function ThirdPartyAcceptancePerson({ snapshot, send }: ThirdPartyAcceptanceProps) {
  const { signedInAs: text } = useThirdPartyAcceptanceText()
  const { person } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  return (
    <ThirdPartyAcceptanceStep
      name="person"
      step={text.confirm}
      send={send}
      busy={isPending}
      announce={isPending ? text.signingOut : undefined}
    >
      <div className="stack">
        <h2>{text.title(person?.name || (person?.loginId ?? ''))}</h2>
        <p>{text.text}</p>
        <p>{text.openAgain}</p>
      </div>
      <Actions>
        <Button inactive={isPending} onPress={() => send({ type: 'person.confirm' })}>
          {text.confirm}
        </Button>
        <Button variant="second" busy={isPending} onPress={() => send({ type: 'person.refuse' })}>
          {isPending ? text.signingOut : text.refuse}
        </Button>
      </Actions>
    </ThirdPartyAcceptanceStep>
  )
}
