import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignIn } from '~/components/identity/sign-in'
import { startFlow } from '~/machines/kit/flow'
import { useFlow } from '~/machines/kit/use-flow'
import { connectSignIn } from '~/machines/sign-in/sign-in.connect'
import { signInFlow } from '~/machines/sign-in/sign-in.flow'
import { identityHead, identitySearch } from '../-identity-page'

/** E-82: whoever is signed in already goes on at once. */
export const Route = createFileRoute('/{-$lang}/sign-in')({
  validateSearch: identitySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { locale }, deps: { return_to } }) => {
    const { loadIdentityPage } = await import('../-identity-loader')
    const { isSignedIn, input, ...page } = await loadIdentityPage({ prefix: locale.prefix, wanted: return_to ?? null })
    if (isSignedIn) throw redirect({ href: input.returnTo })
    return { ...page, started: await startFlow(signInFlow, input) }
  },
  head: ({ match }) => identityHead('signIn', match.context.locale.language),
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
