import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'

/** The current snapshot of a child actor; `undefined` while there is none. */
export const useChild = <Child extends AnyActorRef | undefined>(actor: Child) =>
  useSelector(actor, (snapshot) => snapshot)
