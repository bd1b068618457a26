import { replaceQuery } from '~/services/browser/query'
import { reportQuietly } from '~/services/browser/report'
import { variantSwitcherMachine } from './variant-switcher.machine'

export const liveVariantSwitcherMachine = variantSwitcherMachine.provide({
  actions: {
    writeVariant: (_, numericId) => replaceQuery('variant', numericId),
    warnMissing: () => reportQuietly('product.variants-missing'),
  },
})
