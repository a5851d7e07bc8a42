import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { accountLookupMachine } from '../../../../machines/parts/account-lookup.machine.ts'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { AccountLookupStep, useLookupFrame, LookupHead } from './account-lookup.tsx'
import { DialogStep } from '../../components/step/dialog-step.tsx'
import { useChild } from '../kit/flow.ts'
import { useText, useCommonText } from '../kit/portal.tsx'

interface AccountLookupDialogProps {
  readonly actor: ActorRefFrom<typeof accountLookupMachine>
  readonly onClose: () => void
  readonly onLeave: (changed: Readonly<Record<string, string>>) => void
}

export function AccountLookupDialog({ actor, onClose, onLeave }: AccountLookupDialogProps) {
  const snapshot = useChild(actor)
  const text = useText('accountLookup')
  const common = useCommonText()
  const [opened] = useState<Readonly<Record<string, string>>>({ ...snapshot.context.entries })
  const { place, ...frame } = useLookupFrame(snapshot)
  return (
    <Dialog open title={text.title} closeLabel={common.close} onClose={onClose}>
      {place === 'form' && <LookupHead mode={snapshot.context.entries.mode} />}
      <DialogStep {...frame} stepKey={place} label={text.places[place]} errorsTitle={common.errorsTitle}>
        <AccountLookupStep
          snapshot={snapshot}
          send={(event) => actor.send(event)}
          level={3}
          onLeave={(left) =>
            onLeave(
              Object.fromEntries(Object.entries(left).filter(([name, value]) => value !== opened[name])),
            )
          }
        />
      </DialogStep>
    </Dialog>
  )
}
