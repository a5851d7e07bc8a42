import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { setup } from 'xstate'

const machine = setup({}).createMachine({ initial: 'shown', states: { shown: {} } })

/** Dispatches the event with which the portal reports that it is ready. */
const dispatchReady = () => void document.dispatchEvent(new Event('portal:ready'))

function Floor() {
  const [snapshot] = useActor(machine)
  useEffect(dispatchReady, [])
  return <h1>What React, router and XState alone cost: {snapshot.value}</h1>
}

const router = createRouter({ routeTree: createRootRoute({ component: Floor }) })
const root = document.getElementById('app')
if (root) createRoot(root).render(<RouterProvider router={router} />)
