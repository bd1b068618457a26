import { createFileRoute } from '@tanstack/react-router'
import { DeclarationPage } from '~/components/orders/declaration-page'
import { connectWithdrawalDeclaration } from '~/machines/account/withdrawal-declaration/withdrawal-declaration.connect'
import { withdrawalDeclarationFlow } from '~/machines/account/withdrawal-declaration/withdrawal-declaration.flow'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { getDeclarationPage } from '~/services/flows/withdrawal/declaration.functions'
import { publicPage } from '../../-page/page'

/** Where anybody withdraws from an order, with or without an account (decided: E-101). */
export const Route = createFileRoute('/{-$lang}/pages/withdraw')({
  loader: async ({ context: { locale } }) => {
    const [page, started] = await Promise.all([
      getDeclarationPage({ data: locale }),
      startFlow(withdrawalDeclarationFlow, undefined),
    ])
    return { page, started }
  },
  ...publicPage,
  component: Withdraw,
})

function Withdraw() {
  const { page, started } = Route.useLoaderData()
  const [snapshot, send] = useFlow(withdrawalDeclarationFlow, started)
  return <DeclarationPage view={{ ...connectWithdrawalDeclaration(snapshot), page }} send={send} />
}
