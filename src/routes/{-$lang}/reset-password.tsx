import { createFileRoute } from '@tanstack/react-router'
import { ResetPassword } from '~/components/identity/reset-password'
import { connectResetPassword } from '~/machines/identity/reset-password/reset-password.connect'
import { resetPasswordFlow } from '~/machines/identity/reset-password/reset-password.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { identityPage } from './-identity/identity-page'
import { loadIdentityPage } from './-identity/load-identity-page'

/** E-82, F-02b: a new password by a mailed code. */
export const Route = createFileRoute('/{-$lang}/reset-password')({
  ...identityPage('reset'),
  loader: ({ context, deps }) =>
    loadIdentityPage({ context, deps, start: (input) => startFlow(resetPasswordFlow, input) }),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { started, page } = Route.useLoaderData()
  const [snapshot, send] = useFlow(resetPasswordFlow, started)
  return <ResetPassword view={{ ...connectResetPassword(snapshot), page }} send={send} />
}
