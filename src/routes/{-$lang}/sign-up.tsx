import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUp } from '~/components/identity/sign-up'
import { startFlow } from '~/machines/kit/flow'
import { useFlow } from '~/machines/kit/use-flow'
import { connectSignUp } from '~/machines/sign-up/sign-up.connect'
import { signUpFlow } from '~/machines/sign-up/sign-up.flow'
import { identityHead, identitySearch } from '../-identity-page'

/** E-82: an account by a mailed code. */
export const Route = createFileRoute('/{-$lang}/sign-up')({
  validateSearch: identitySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { locale }, deps: { return_to } }) => {
    const { loadIdentityPage } = await import('../-identity-loader')
    const { isSignedIn, input, ...page } = await loadIdentityPage({ prefix: locale.prefix, wanted: return_to ?? null })
    if (isSignedIn) throw redirect({ href: input.returnTo })
    return { ...page, started: await startFlow(signUpFlow, input) }
  },
  head: ({ match }) => identityHead('signUp', match.context.locale.language),
  component: SignUpPage,
})

function SignUpPage() {
  const { started, links, pictures } = Route.useLoaderData()
  const [snapshot, send, , store] = useFlow(signUpFlow, started)
  return (
    <SignUp
      view={connectSignUp(snapshot)}
      pictures={pictures}
      signInHref={links.signIn}
      send={send}
      sendCode={store.child('confirmCode').send}
    />
  )
}
