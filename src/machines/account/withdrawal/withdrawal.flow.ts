import { defineFlow } from '../../runtime/flow'
import type { liveWithdrawalMachine } from './withdrawal.actors'

export const withdrawalFlow = defineFlow<typeof liveWithdrawalMachine>({
  id: 'withdrawal',
  load: () => import('./withdrawal.actors').then((module) => module.liveWithdrawalMachine),
})
