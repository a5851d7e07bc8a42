import { ButtonLink } from '../../components/button/button-link.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { common as en } from '../../text/en/common.ts'
import { common as es } from '../../text/es/common.ts'
import { useTexts } from './portal.tsx'

/** The way on after a recovery's result (document 1, §2.5; document 2, §2.2); `quiet` beside a better one. */
export function ReturnToLogin({ quiet }: { quiet?: boolean }) {
  const text = useTexts({ en, es })
  return (
    <ButtonLink href={paths.login} variant={quiet ? 'quiet' : 'main'}>
      {text.returnToLogin}
    </ButtonLink>
  )
}
