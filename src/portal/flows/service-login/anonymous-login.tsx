import { useRef } from 'react'
import type { anonymousLoginMachine } from '../../../../machines/anonymous-login.machine.ts'
import { useFocusHeading } from '../../components/step/focus-heading.ts'
import { usePortal, useText } from '../kit/portal.tsx'
import { Leaving } from '../kit/interlude.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'

type AnonymousLoginProps = ScreenProps<typeof anonymousLoginMachine>

export const Screen = screenOf<typeof anonymousLoginMachine>({
  ...inStates(Unseen, 'recognising', 'loggingIn', 'opening', 'opened'),
  login: Leaving,
})

function Unseen({ snapshot }: AnonymousLoginProps) {
  const text = useText('serviceLogin').anonymous
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
