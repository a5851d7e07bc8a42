import * as v from 'valibot'
import { invitationForm } from '../../../../machines/forms/login-form.ts'
import { draftOf } from '../../records/draft.ts'
import { journeyRecords } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { phoneToVerify } from '../verification/verification.records.ts'

const openInvitation = v.object({
  link: v.object({ guid: v.string(), accountNumber: v.string() }),
  draft: v.nullable(draftOf(invitationForm)),
})

const invitation = v.object({
  customerName: v.string(),
  email: v.string(),
  loginId: v.string(),
  ...phoneToVerify,
})

export type StoredInvitation = v.InferOutput<typeof invitation>

export const invitationRecords = (storage: TabStorage) => {
  const open = journeyRecords(storage)
  const finished = journeyRecords(storage)
  return {
    openInvitation: open.record('openInvitation', openInvitation),
    clear: open.clear,
    invitation: finished.record('invitation', invitation),
    clearWelcome: finished.clear,
  }
}
