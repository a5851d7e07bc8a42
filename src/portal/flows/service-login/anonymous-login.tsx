import { useRef } from 'react'
import type { ComponentType } from 'react'
import type { anonymousLoginMachine } from '../../../../machines/anonymous-login.machine.ts'
import { useFocusHeading } from '../../components/step/focus-heading.ts'
import { usePortal, textsOf } from '../kit/portal.tsx'
import { Leaving } from '../kit/interlude.tsx'
import { stateName } from '../kit/flow.ts'
import type { ScreenProps, StateName } from '../kit/flow.ts'

const useServiceLoginText = textsOf('service-login')

type AnonymousLoginProps = ScreenProps<typeof anonymousLoginMachine>

const steps: Record<StateName<typeof anonymousLoginMachine>, ComponentType<AnonymousLoginProps>> = {
  recognising: Unseen,
  loggingIn: Unseen,
  opening: Unseen,
  opened: Unseen,
  login: Leaving,
}

/** Route /anonymousLogin (document 2, §2.13). */
export function Screen(props: AnonymousLoginProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}

/** There is nothing to see; who hears the page is told what happens. */
function Unseen({ snapshot }: AnonymousLoginProps) {
  const text = useServiceLoginText().anonymous
  const isPending = snapshot.hasTag('pending')
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusHeading('anonymousLogin', heading, `${text.title} – ${usePortal().configuration.productName}`)
  return (
    <div className="hidden" aria-busy={isPending}>
      <h1 ref={heading} tabIndex={-1}>
        {text.title}
      </h1>
      <p role="status">{isPending ? text.opening : text.opened}</p>
    </div>
  )
}
