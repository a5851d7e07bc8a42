import type { thirdPartyRequestMachine } from '../../../../machines/third-party-request.machine.ts'
import { Button } from '../../components/button/button.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { CallUs } from '../kit/links.tsx'
import { useText, useCommonText } from '../kit/portal.tsx'
import { ThirdPartyAnswer } from './third-party-answer.tsx'

export function ThirdPartyAnswerTaken(props: ScreenProps<typeof thirdPartyRequestMachine>) {
  const common = useCommonText()
  const { snapshot, send } = props
  const { taken: text, review } = useText('third-party-request')
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
        {isPending ? common.sending : common.tryAgain}
      </Button>
    </ThirdPartyAnswer>
  )
}
