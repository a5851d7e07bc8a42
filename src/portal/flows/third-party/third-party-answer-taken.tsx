import type { thirdPartyRequestMachine } from '../../../../machines/third-party-request.machine.ts'
import { Button } from '../../components/button/button.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { CallUs } from '../kit/links.tsx'
import { textsOf } from '../kit/portal.tsx'
import { ThirdPartyAnswer } from './third-party-answer.tsx'

const useThirdPartyRequestText = textsOf('third-party-request')

export function ThirdPartyAnswerTaken(props: ScreenProps<typeof thirdPartyRequestMachine>) {
  const { snapshot, send } = props
  const { taken: text, review, sending } = useThirdPartyRequestText()
  const isPending = snapshot.hasTag('pending')
  return (
    <ThirdPartyAnswer
      {...props}
      step="taken"
      answer={snapshot.context.unfinished?.answer === 'Accepted' ? review.yes : text.no}
      more={
        <p>
          <CallUs />
        </p>
      }
    >
      <Button busy={isPending} onPress={() => send({ type: 'answer.finish' })}>
        {isPending ? sending : text.tryAgain}
      </Button>
    </ThirdPartyAnswer>
  )
}
