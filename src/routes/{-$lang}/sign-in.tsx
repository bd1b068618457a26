import { createFileRoute } from '@tanstack/react-router'
import { SignIn } from '~/components/identity/sign-in'
import { connectSignIn } from '~/machines/identity/sign-in/sign-in.connect'
import { signInFlow } from '~/machines/identity/sign-in/sign-in.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { identityPage } from './-identity/identity-page'
import { loadIdentityPage } from './-identity/load-identity-page'

/** E-82: whoever is signed in already goes on at once. */
export const Route = createFileRoute('/{-$lang}/sign-in')({
  ...identityPage('signIn'),
  loader: ({ context, deps }) => loadIdentityPage({ context, deps, start: (input) => startFlow(signInFlow, input) }),
  component: SignInPage,
})

function SignInPage() {
  const { started, page } = Route.useLoaderData()
  const [snapshot, send] = useFlow(signInFlow, started)
  return <SignIn view={{ ...connectSignIn(snapshot), page }} send={send} />
}
