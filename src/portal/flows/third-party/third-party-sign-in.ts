import { redirectToProvider } from '../sign-in/redirect-to-provider.ts'
import type { Services } from '../kit/services.ts'
import { bindSignIn } from '../sign-in/sign-in.ports.ts'

/** Notes that signing in was asked for, so that whoever comes back is the one to link. */
const noteAsked = ({ records }: Services): void => {
  const held = records.thirdParty.read()
  if (held !== null) records.thirdParty.write({ ...held, signInAsked: true })
}

/** Signing in on the way to an accepted request. */
export const signInForThirdParty = (services: Services) =>
  bindSignIn(services).provide({
    actors: {
      redirectToProvider: redirectToProvider({
        ...services,
        signIn: () => {
          noteAsked(services)
          return services.signIn()
        },
      }),
    },
  })
