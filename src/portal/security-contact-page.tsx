import { useEffect } from 'react'
import { SecurityContact } from './screens/security-contact.tsx'
import { usePortal } from './text/portal.tsx'

/** Sends the browser to the company's security disclosure file, so that Back does not lead here again. */
export function SecurityContactPage() {
  const { securityDisclosure } = usePortal().configuration.links
  useEffect(() => window.location.replace(securityDisclosure), [securityDisclosure])
  return <SecurityContact />
}
