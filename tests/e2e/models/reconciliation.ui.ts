import { connectReconciliation } from '../../../src/machines/checkout/reconciliation/reconciliation.connect'
import { reconciliationModel } from '../../../src/machines/checkout/reconciliation/reconciliation.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

const say = (key: string) => messageOf('en', `checkout.reconciling.${key}`)

export const adapter = adapterOf(
  reconciliationModel,
  connectReconciliation,
)({
  gestures: {
    CHECK: ({ root }) => root.getByRole('button', { name: say('check'), exact: true }).click(),
  },
  sees: async ({ root }, { isBusy, isUnsure }) => {
    await expect(root.getByRole('heading')).toHaveText(say(isUnsure ? 'unsureTitle' : 'title'))
    await expect(root.getByRole('button')).toHaveText(isUnsure ? [say('check')] : [])
    await expect(root.getByRole('status')).toHaveCount(isBusy ? 1 : 0)
  },
})
