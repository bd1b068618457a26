import { useTranslations } from 'use-intl'
import { isApplied } from '~/services/domain/prices/discount-code.rules'
import { UnappliedCodes } from '../ui/discount-codes'
import { Note } from '../ui/note'
import { h1 } from '../ui/page.styles'
import { aside, columns, main, notice, page, steps } from './checkout-page.styles'
import type { CheckoutPageProps, ShownCheckout } from './checkout-props'
import { CheckoutState } from './checkout-states'
import { CheckoutStep } from './checkout-step'
import { Confirmation } from './confirmation'
import { FoldedSummary, OrderSummary } from './order-summary'
import { Progress } from './progress'

/** From an open checkout to its confirmation (decided: E-83). */
export function CheckoutPage({ view, send }: CheckoutPageProps) {
  const { checkout, confirmationId, page: places } = view
  // the frame around it has nothing to save any more
  const isOver = view.screen === 'confirmed' ? '' : undefined
  return (
    <div className={page} data-machine={view.machine} data-state={view.state} data-over={isOver}>
      {checkout && view.screen === 'confirmed' ? (
        <Confirmation checkout={checkout} id={confirmationId} prefix={places.prefix} send={send} />
      ) : checkout && view.screen === 'steps' ? (
        <Steps view={view} send={send} checkout={checkout} />
      ) : (
        <CheckoutState view={view} send={send} />
      )}
    </div>
  )
}

function Steps({ view, send, checkout }: CheckoutPageProps & { checkout: ShownCheckout }) {
  const t = useTranslations('checkout')
  const isChoosing = view.step === 'delivery'
  return (
    <>
      <Progress steps={view.steps} />
      <div className={columns}>
        <aside className={aside} aria-label={t('summary.title')}>
          <FoldedSummary checkout={checkout} isChoosing={isChoosing} />
          <OrderSummary checkout={checkout} isChoosing={isChoosing} />
        </aside>
        <div className={main}>
          <h1 className={h1}>{t('title')}</h1>
          <noscript>
            <div className={notice}>
              <Note tone="notice" title={t('noScript')} />
            </div>
          </noscript>
          <Codes checkout={checkout} />
          <div className={steps}>
            {view.steps.map((step) => (
              <CheckoutStep key={step.step} step={step} view={view} checkout={checkout} send={send} />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/** Whoever came with a code learns at once that it does not apply. */
function Codes({ checkout }: { checkout: ShownCheckout }) {
  const codes = checkout.discount_codes.filter((one) => !isApplied(one)).map(({ code }) => code)
  if (codes.length === 0) return null
  return (
    <div className={notice}>
      <UnappliedCodes codes={codes} />
    </div>
  )
}
