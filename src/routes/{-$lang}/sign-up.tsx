import { createFileRoute } from '@tanstack/react-router'
import { SignUp } from '~/components/identity/sign-up'
import { connectSignUp } from '~/machines/identity/sign-up/sign-up.connect'
import { signUpFlow } from '~/machines/identity/sign-up/sign-up.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { identityPage } from './-identity/identity-page'
import { loadIdentityPage } from './-identity/load-identity-page'

/** E-82: an account by a mailed code. */
export const Route = createFileRoute('/{-$lang}/sign-up')({
  ...identityPage('signUp'),
  loader: ({ context, deps }) => loadIdentityPage({ context, deps, start: (input) => startFlow(signUpFlow, input) }),
  component: SignUpPage,
})

function SignUpPage() {
  const { started, page } = Route.useLoaderData()
  const [snapshot, send] = useFlow(signUpFlow, started)
  return <SignUp view={{ ...connectSignUp(snapshot), page }} send={send} />
}
