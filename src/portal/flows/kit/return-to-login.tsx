import { ButtonLink } from '../../components/button/button.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { useCommonText } from './portal.tsx'

/** The way on after a recovery's result (document 1, §2.5; document 2, §2.2); `quiet` beside a better one. */
export function ReturnToLogin({ quiet }: { quiet?: boolean }) {
  const text = useCommonText()
  return (
    <ButtonLink href={paths.login} variant={quiet ? 'quiet' : 'main'}>
      {text.returnToLogin}
    </ButtonLink>
  )
}
