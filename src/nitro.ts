import { definePlugin } from 'nitro'
import { PERSONAS, PERSONAS_PASSWORD } from '~/content/seed/personas'
import { CART_SWEEP } from '~/services/flows/cart/cart.sweep'
import { endSignIns, REVOKED_TOKENS_SWEEP } from '~/services/flows/identity/revoked-tokens.server'
import { personOfToken } from '~/services/flows/identity/token-verifier.server'
import { startErasures } from '~/services/flows/privacy/erasures.server'
import { quote } from '~/services/flows/products/quote.server'
import { pricedVariants } from '~/services/flows/products/shop.server'
import { takeStock } from '~/services/flows/products/stock.server'
import { followChanges } from '~/services/platform/lifecycle/changes.server'
import { runProcess } from '~/services/platform/lifecycle/lifecycle.server'
import { startSweeps } from '~/services/platform/lifecycle/sweeps.server'
import { startTelemetry } from '~/services/platform/otlp/start.server'
import { followQa } from '~/services/platform/qa/qa-state.server'
import { BUILD_ASSETS_SWEEP, publishOwnAssets } from '~/services/request/assets/build-assets.server'
import { forgetAnswers, forgetAnswersFrom } from '~/services/request/documents/cache/forget-answers.server'
import { fileMiddleware } from '~/services/request/pipeline/file-middleware.server'
import { pipelineOptions } from '~/services/request/pipeline/pipeline-options.server'
import { followUnreadableTargets } from '~/services/request/pipeline/unreadable-target.server'
import { PREVIEW_SWEEPS } from '~/services/request/preview/previews'
import { SESSION_SWEEP } from '~/services/request/session/sessions'
import { openEmbedded } from '~/services/upstreams/composition-root.server'

/** The process beside the framework: its files, its embedded upstreams, what follows their changes, and its sweeps. */
export default definePlugin((nitro) => {
  // before all else: the framework's own way to files comes after it
  nitro.h3?.['~middleware'].unshift(fileMiddleware(pipelineOptions))
  followUnreadableTargets(pipelineOptions)
  // first, so that it is the last to be closed
  void startTelemetry()
  runProcess({
    open: () => openEmbedded({ verifyIdToken: personOfToken, priced: pricedVariants, quote, takeStock, endSignIns }),
    steps: [
      publishOwnAssets,
      ({ revisions }) => followChanges(revisions, forgetAnswersFrom),
      () => followQa(forgetAnswers),
      startErasures,
      () => startSweeps([SESSION_SWEEP, REVOKED_TOKENS_SWEEP, CART_SWEEP, BUILD_ASSETS_SWEEP, ...PREVIEW_SWEEPS]),
    ],
    personas: { password: PERSONAS_PASSWORD, personas: PERSONAS },
    onClose: (close) => void nitro.hooks.hook('close', close),
  })
})
