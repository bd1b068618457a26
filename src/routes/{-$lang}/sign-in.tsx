import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '~/components/identity/sign-in'
import { startFlow } from '~/machines/kit/flow'
import { useFlow } from '~/machines/kit/use-flow'
import { connectSignIn } from '~/machines/sign-in/sign-in.connect'
import { signInFlow } from '~/machines/sign-in/sign-in.flow'
import { identityPage } from '../-identity-page'

/** E-82: whoever is signed in already goes on at once. */
export const Route = createFileRoute('/{-$lang}/sign-in')({
  ...identityPage({ name: 'signIn', start: (input) => startFlow(signInFlow, input) }),
  component: SignInPage,
})

function SignInPage() {
  const { started, links, pictures } = Route.useLoaderData()
  const [snapshot, send, , store] = useFlow(signInFlow, started)
  return (
    <SignIn
      view={connectSignIn(snapshot)}
      pictures={pictures}
      signUpHref={links.signUp}
      resetHref={links.reset}
      send={send}
      sendCode={store.child('confirmCode').send}
    />
  )
}
