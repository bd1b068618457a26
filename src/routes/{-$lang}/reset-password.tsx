import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResetPassword } from '~/components/identity/reset-password'
import { startFlow } from '~/machines/kit/flow'
import { useFlow } from '~/machines/kit/use-flow'
import { connectResetPassword } from '~/machines/reset-password/reset-password.connect'
import { resetPasswordFlow } from '~/machines/reset-password/reset-password.flow'
import { identityHead, identitySearch } from '../-identity-page'

/** E-82, F-02b: a new password by a mailed code. */
export const Route = createFileRoute('/{-$lang}/reset-password')({
  validateSearch: identitySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { locale }, deps: { return_to } }) => {
    const { loadIdentityPage } = await import('../-identity-loader')
    const { isSignedIn, input, ...page } = await loadIdentityPage({ prefix: locale.prefix, wanted: return_to ?? null })
    if (isSignedIn) throw redirect({ href: input.returnTo })
    return { ...page, started: await startFlow(resetPasswordFlow, input) }
  },
  head: ({ match }) => identityHead('reset', match.context.locale.language),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { started, links, pictures } = Route.useLoaderData()
  const [snapshot, send] = useFlow(resetPasswordFlow, started)
  return (
    <ResetPassword view={connectResetPassword(snapshot)} pictures={pictures} signInHref={links.signIn} send={send} />
  )
}
