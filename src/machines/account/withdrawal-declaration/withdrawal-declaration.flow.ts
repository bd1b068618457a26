import { defineFlow } from '../../runtime/flow'
import type { liveWithdrawalDeclarationMachine } from './withdrawal-declaration.actors'
import { declarationEcho } from './withdrawal-declaration.rules'

export const withdrawalDeclarationFlow = defineFlow<typeof liveWithdrawalDeclarationMachine>({
  id: 'withdrawalDeclaration',
  load: () => import('./withdrawal-declaration.actors').then((module) => module.liveWithdrawalDeclarationMachine),
  echo: { own: declarationEcho },
})
