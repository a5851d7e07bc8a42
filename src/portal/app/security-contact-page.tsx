import { useEffect } from 'react'
import { SecurityContact } from './security-contact.tsx'
import { usePortal } from '../flows/kit/portal.tsx'

/** Sends the browser to the company's security disclosure file, so that Back does not lead here again. */
export function SecurityContactPage() {
  const { securityDisclosure } = usePortal().configuration.links
  useEffect(() => window.location.replace(securityDisclosure), [securityDisclosure])
  return <SecurityContact />
}
